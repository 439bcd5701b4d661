import type { Fixtures, Probe } from '../../test/conformance.fixture.tsx'
import { CheckboxGroup } from './index.ts'

const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-component="CheckboxGroup.Item"] input:checked')].map(
    ({ value }) => value,
  )

const group = (probe: Probe, all: Probe = {}, item: Probe = {}) => (
  <CheckboxGroup.Root label="Tell me about" {...probe}>
    <CheckboxGroup.All values={['likes', 'replies']} {...all}>
      Everything
    </CheckboxGroup.All>
    <CheckboxGroup.Item value="likes" {...item}>
      Likes
    </CheckboxGroup.Item>
    <CheckboxGroup.Item value="replies">Replies</CheckboxGroup.Item>
  </CheckboxGroup.Root>
)

export const conformance: Fixtures = {
  'CheckboxGroup.Root': {
    component: 'CheckboxGroup',
    render: (probe) => group(probe),
    controlled: {
      prop: 'value',
      from: ['likes'],
      to: ['likes', 'replies'],
      act: () => document.querySelector<HTMLElement>('[value=replies]')?.click(),
      shown: chosen,
    },
  },
  'CheckboxGroup.All': {
    render: (probe) => group({}, probe),
    press: () => chosen().length === 2,
  },
  'CheckboxGroup.Item': {
    render: (probe) => group({}, {}, probe),
    press: () => chosen().join() === 'likes',
  },
}
