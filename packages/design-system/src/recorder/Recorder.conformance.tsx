import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { RecBadge } from './RecBadge.tsx'
import { Recorder } from './Recorder.tsx'
import { initialRecorder } from './recorder.reducer.ts'
import { RecorderMessage } from './RecorderMessage.tsx'
import { Shutter } from './Shutter.tsx'

export const conformance: Fixtures = {
  // No camera of this machine answers: what is asked is the card.
  Recorder: { render: of(Recorder, { autoOpen: false }) },
  RecorderMessage: { render: of(RecorderMessage, { state: initialRecorder(), onTurnOn: () => {} }) },
  RecBadge: { render: of(RecBadge, { elapsedMs: 12_000 }) },
  Shutter: { render: of(Shutter, { face: 'record', label: 'Record' }) },
}
