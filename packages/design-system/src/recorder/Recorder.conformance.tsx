import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { FilterDefs } from './FilterDefs.tsx'
import { Recorder } from './Recorder.tsx'

export const conformance: Fixtures = {
  FilterDefs: { wrapper: true, render: () => <FilterDefs id="filters" /> },
  // No camera of this machine answers: what is asked is the card.
  Recorder: { render: of(Recorder, { autoOpen: false }) },
}
