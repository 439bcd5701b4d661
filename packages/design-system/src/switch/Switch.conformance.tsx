import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Switch } from './Switch.tsx'

const state = () => document.querySelector<HTMLElement>('[data-component=Switch]')?.dataset['state']

export const conformance: Fixtures = {
  Switch: {
    render: of(Switch, { children: 'Private account', description: 'Only approved followers see posts.' }),
    press: () => state() === 'checked',
    controlled: {
      prop: 'checked',
      from: false,
      to: true,
      act: () => document.querySelector<HTMLElement>('[data-component=Switch] input')?.click(),
      shown: () => state() === 'checked',
    },
  },
}
