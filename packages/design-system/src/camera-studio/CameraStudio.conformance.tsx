import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { CameraStudio } from './CameraStudio.tsx'
import { tracks } from './studio.fixture.tsx'

export const conformance: Fixtures = {
  // No camera of this machine answers: what is asked is the studio.
  CameraStudio: { render: of(CameraStudio, { autoOpen: false, tracks }) },
}
