import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { XIcon } from '../icon/index.ts'
import { Shutter } from '../recorder/Shutter.tsx'
import { Viewfinder } from './index.ts'

const level = { subscribe: () => () => {}, getSnapshot: () => 0.4 }
const options = [
  { value: 'video', label: 'Video' },
  { value: 'photo', label: 'Photo' },
]
const shutter = <Shutter face="record" label="Record" />

export const conformance: Fixtures = {
  'Viewfinder.Root': {
    render: of(Viewfinder.Root, {
      style: { blockSize: '90vh' },
      children: <Viewfinder.Dock>{shutter}</Viewfinder.Dock>,
    }),
  },
  'Viewfinder.Picture': {
    render: of(Viewfinder.Picture, {
      ratio: 1,
      style: { blockSize: 240 },
      over: <Viewfinder.Foot>Warm</Viewfinder.Foot>,
    }),
  },
  'Viewfinder.Row': { render: of(Viewfinder.Row, { start: 'No sound', middle: 'Slow Loaf', end: 'Warm' }) },
  'Viewfinder.Foot': { render: of(Viewfinder.Foot, { children: 'Warm' }) },
  'Viewfinder.Dock': { render: of(Viewfinder.Dock, { children: shutter }) },
  'Viewfinder.Modes': {
    render: of(Viewfinder.Modes, { options, value: 'video', onValueChange: () => {}, label: 'Mode' }),
  },
  'Viewfinder.Button': { render: of(Viewfinder.Button, { label: 'Close', icon: <XIcon /> }) },
  'Viewfinder.Tag': { render: of(Viewfinder.Tag, { children: 'Warm' }) },
  'Viewfinder.Level': {
    render: of(Viewfinder.Level, { level, audio: true, label: 'Microphone on', silentLabel: 'No sound' }),
  },
  'Viewfinder.Countdown': { render: of(Viewfinder.Countdown, { remaining: 3 }) },
}
