import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { TrackList } from './index.ts'
import { texts, tracks } from './tracks.fixture.ts'

export const conformance: Fixtures = {
  TrackList: {
    render: of(TrackList, {
      ...texts,
      tracks,
      value: 'slow-loaf',
      onValueChange: () => {},
      // By design the ground of a row reaches past the edge of its text: there has to be some room.
      style: { marginInline: 8 },
    }),
  },
}
