import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { Table } from './index.ts'

const people = [
  { name: 'Ada', posts: 12 },
  { name: 'Bert', posts: 3 },
  { name: 'Cleo', posts: 40 },
]

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

export const conformance: Fixtures = {
  Table: {
    render: (probe: Probe) => (
      <Table
        label="People"
        description="Three people"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
          { id: 'posts', header: 'Posts', cell: ({ posts }) => posts, sortBy: ({ posts }) => posts, align: 'end' },
        ]}
        rows={people}
        rowKey={({ name }) => name}
        selection="multiple"
        {...probe}
      />
    ),
    steps: {
      'Posts is pressed': () => press('[data-column="2"] button'),
      'The first row is selected': () => press('[data-index="0"] input'),
      'Select all is pressed': () => press('thead input'),
    },
  },
}
