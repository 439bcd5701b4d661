import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { NumberField } from './index.ts'

const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label=${name}]`)?.click()

export const conformance: Fixtures = {
  NumberField: {
    render: of(NumberField, { 'aria-label': 'Hours', min: 0, max: 48 }),
    controlled: {
      prop: 'value',
      from: 1,
      to: 2,
      act: () => press('Increase'),
      shown: () => Number(document.querySelector('input')?.value),
    },
    steps: { 'One step up': () => press('Increase'), 'Down as far as it goes': () => press('Decrease') },
  },
}
