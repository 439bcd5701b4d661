import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Toggle } from './index.ts'

const isOn = () => document.querySelector('[aria-pressed=true]') !== null

export const conformance: Fixtures = {
  Toggle: {
    render: of(Toggle, { children: 'Only photos' }),
    press: isOn,
    controlled: {
      prop: 'pressed',
      from: false,
      to: true,
      act: () => document.querySelector('button')?.click(),
      shown: isOn,
    },
  },
}
