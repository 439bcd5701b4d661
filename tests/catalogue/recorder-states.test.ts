/** Every state of a recorder is a story of the library's recorder and of the camera that the product makes of one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecorderErrorReason, RecorderStatus } from '@skein/design-system/recorder'
import { describe, expect, it } from 'vitest'
import { root } from '../architecture/repository.ts'

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
const all = [...Object.values(ofStatus), ...Object.values(ofReason)]

describe.each([
  // The simple recorder has no timer.
  [
    'packages/design-system/src/recorder/Recorder.stories.tsx',
    [...all.filter((name) => name !== ofStatus.countdown), 'Sending'],
  ],
  ['packages/features/camera/src/studio/CameraStudio.stories.tsx', [...all, 'Posting']],
])('%s', (path, names) => {
  const source = readFileSync(join(root, path), 'utf8')

  it.each(names)('has the state %s as a story', (name) => {
    expect(source).toMatch(new RegExp(`export const ${name}\\b`))
  })
})
