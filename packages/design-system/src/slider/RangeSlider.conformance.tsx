import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const thumbs = () => [...document.querySelectorAll<HTMLInputElement>('[data-component=RangeSlider] input')]

export const conformance: Fixtures = {
  RangeSlider: {
    render: of(RangeSlider, { label: 'Length', defaultValue: [20, 80], ticks: true, step: 10 }),
    controlled: {
      prop: 'value',
      from: [20, 80],
      to: [30, 80],
      act: () => {
        const [first] = thumbs()
        first?.stepUp()
        first?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      shown: () => thumbs().map((thumb) => thumb.valueAsNumber),
    },
  },
}
