import type { RecorderErrorReason, RecorderStatus } from '@skein/design-system/recorder'
import { expect, it } from 'vitest'

const [source = ''] = Object.values(
  import.meta.glob<string>('./CameraStudio.stories.tsx', { query: '?raw', import: 'default', eager: true }),
)

/** A state that is added and has no story here does not compile. */
const ofStatus: Record<Exclude<RecorderStatus, 'error'>, string> = {
  idle: 'Idle',
  requesting: 'Requesting',
  preview: 'Preview',
  countdown: 'Countdown',
  recording: 'Recording',
  stopping: 'Stopping',
  review: 'Review',
}
const ofReason: Record<RecorderErrorReason, string> = {
  denied: 'Denied',
  'not-found': 'NotFound',
  'in-use': 'InUse',
  unsupported: 'Unsupported',
  'no-data': 'NoData',
  lost: 'Lost',
  broken: 'Broken',
  failed: 'Failed',
}

it.each([...Object.values(ofStatus), ...Object.values(ofReason), 'Posting'])('has the state %s as a story', (name) => {
  expect(source).toMatch(new RegExp(`export const ${name}\\b`))
})
