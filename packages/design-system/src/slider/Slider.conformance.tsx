import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Slider } from './Slider.tsx'

export const conformance: Fixtures = {
  Slider: { render: of(Slider, { label: 'Timer', max: 10, defaultValue: 3, ticks: true, buffered: 5 }) },
}
