import { describe, expect, it } from 'vitest'
import type { RecorderErrorReason, RecorderStatus } from './recorder.reducer.ts'

const stories = import.meta.glob<string>('./Recorder.stories.tsx', { query: '?raw', import: 'default', eager: true })

/** A state that is added and has no story here does not compile. The simple recorder has no timer. */
const ofStatus: Record<Exclude<RecorderStatus, 'error' | 'countdown'>, string> = {
  idle: 'Idle',
  requesting: 'Requesting',
  preview: 'Preview',
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

describe.each(Object.entries(stories))('%s', (_, source) => {
  it.each([...Object.values(ofStatus), ...Object.values(ofReason), 'Sending'])(
    'has the state %s as a story',
    (name) => {
      expect(source).toMatch(new RegExp(`export const ${name}\\b`))
    },
  )
})
