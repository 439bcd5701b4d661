import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Radio } from './Radio.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const state = () => document.querySelector<HTMLElement>('[data-component=Radio]')?.dataset['state']

export const conformance: Fixtures = {
  RadioGroup: { render: of(RadioGroup, { label: 'Data sharing', children: <Radio value="full">Full</Radio> }) },
  Radio: {
    render: (probe) => (
      <RadioGroup label="Data sharing">
        <Radio value="full" {...probe}>
          Full
        </Radio>
      </RadioGroup>
    ),
    press: () => state() === 'checked',
  },
}
