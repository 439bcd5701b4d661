import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Pagination } from './index.ts'

const current = () => Number(document.querySelector('[aria-current=page]')?.textContent)
const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()

export const conformance: Fixtures = {
  Pagination: {
    render: of(Pagination, { pages: 9 }),
    controlled: { prop: 'value', from: 2, to: 3, act: () => press('Next page'), shown: current },
    steps: {
      'The next page is pressed': () => press('Next page'),
      'The last page is pressed': () => press('Page 9'),
    },
  },
}
