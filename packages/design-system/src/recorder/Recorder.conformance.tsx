import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Recorder } from './Recorder.tsx'

export const conformance: Fixtures = {
  // No camera of this machine answers: what is asked is the card.
  Recorder: { render: of(Recorder, { autoOpen: false }) },
}
