import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Checkbox } from './Checkbox.tsx'

const state = () => document.querySelector<HTMLElement>('[data-component=Checkbox]')?.dataset['state']

export const conformance: Fixtures = {
  Checkbox: {
    render: of(Checkbox, { children: 'Photos', description: 'Pictures and albums.' }),
    press: () => state() === 'checked',
    controlled: {
      prop: 'checked',
      from: false,
      to: true,
      act: () => document.querySelector<HTMLElement>('[data-component=Checkbox] input')?.click(),
      shown: () => state() === 'checked',
    },
  },
}
