import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Clip } from './index.ts'

const range = { from: 1000, to: 9000 }
const video = { current: null }
/** There is nothing to draw on where there is no document. */
const frames =
  typeof document === 'undefined' ? [] : [500, 4500].map((at) => ({ at, picture: document.createElement('canvas') }))

export const conformance: Fixtures = {
  'Clip.Player': {
    render: of(Clip.Player, {
      src: 'data:video/webm,',
      'aria-label': 'Your video',
      playLabel: 'Play',
      pauseLabel: 'Pause',
      range,
      style: { blockSize: 200 },
    }),
  },
  'Clip.Trim': {
    render: of(Clip.Trim, {
      frames,
      count: 2,
      durationMs: 12_000,
      value: range,
      onValueChange: () => {},
      video,
      label: 'Trim',
      startLabel: 'Start',
      endLabel: 'End',
      formatKept: (part, whole) => `${part} of ${whole}`,
    }),
  },
  'Clip.Covers': {
    render: of(Clip.Covers, {
      frames,
      value: 500,
      onValueChange: () => {},
      formatLabel: (time) => `Picture at ${time}`,
      label: 'Cover',
    }),
  },
}
