import type { RecorderDriver } from './recorder.driver.ts'
import { RecorderError } from './recorder.driver.ts'

/** The real outside world. */
export function browserDriver(): RecorderDriver {
  return {
    supports: () => typeof MediaRecorder !== 'undefined',
    permission: () => Promise.resolve('unknown'),
    devices: () => Promise.resolve([]),
    watchDevices: () => () => {},
    openCamera: () => Promise.reject(new RecorderError('unsupported')),
    listen: () => () => {},
    now: () => performance.now(),
    schedule: (run, delay) => setTimeout(run, delay),
    cancel: (timer) => clearTimeout(timer),
    createUrl: (blob) => URL.createObjectURL(blob),
    revokeUrl: (url) => URL.revokeObjectURL(url),
  }
}
