import type { BrowserWorld } from './browser-world.ts'
import { pickMimeType, recorderFormats } from './recorder.formats.ts'
import type { RecorderDriver } from './recorder.driver.ts'

let shared: AudioContext | undefined

function sharedAudio(): AudioContext {
  shared ??= new AudioContext()
  // Browsers start it silent until a gesture; each use is behind one.
  void shared.resume()
  return shared
}

/** Read when used and not before: a recorder is also rendered on the server. */
const realWorld = (): BrowserWorld => ({
  // Types promise both everywhere; outside of secure contexts they are missing.
  mediaDevices: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
  permissions: 'permissions' in navigator ? navigator.permissions : undefined,
  MediaRecorder: typeof MediaRecorder === 'undefined' ? undefined : MediaRecorder,
  audio: sharedAudio,
  createCanvas: () => document.createElement('canvas'),
  now: () => performance.now(),
  formats: recorderFormats.webmFirst,
})

/**
 * The real camera, microphone, sound and clock. `replace` puts something else in the place of single parts, such as the order of file formats
 * and the bits that a second takes.
 */
export function browserDriver(replace: Partial<BrowserWorld> = {}): RecorderDriver {
  const world = (): BrowserWorld => ({ ...realWorld(), ...replace })
  return {
    supports: ({ mode }) => {
      const { MediaRecorder, mediaDevices, formats } = world()
      if (!mediaDevices) return false
      // A photo is drawn, not recorded.
      return (
        mode === 'photo' || pickMimeType((type) => MediaRecorder?.isTypeSupported(type) ?? false, formats) !== undefined
      )
    },
    permission: async ({ mode }) => {
      const { permissions } = world()
      if (!permissions) return 'unknown'
      const names = mode === 'photo' ? (['camera'] as const) : (['camera', 'microphone'] as const)
      const states = await Promise.all(names.map(async (name) => (await permissions.query({ name })).state))
      return states.find((state) => state === 'denied') ?? states.find((state) => state === 'prompt') ?? 'granted'
    },
    devices: async () => {
      const devices = (await world().mediaDevices?.enumerateDevices()) ?? []
      return devices
        .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
        .map(({ deviceId, label }) => ({ deviceId, label }))
    },
    watchDevices: (listener) => {
      const { mediaDevices } = world()
      mediaDevices?.addEventListener('devicechange', listener)
      return () => mediaDevices?.removeEventListener('devicechange', listener)
    },
    openCamera: async (request) => {
      // Loaded by the gesture that asks for the camera: a page with a closed recorder does not pay for it.
      const { openCamera } = await import('./camera.ts')
      return openCamera(world(), request)
    },
    listen: (track, onEnd) => {
      let wanted = true
      const end = () => {
        if (wanted) onEnd()
      }
      const playing = import('./camera-sound.ts')
        .then(({ listenTo }) => (wanted ? listenTo(track, world().audio(), end) : undefined))
        .catch(end)
      return () => {
        wanted = false
        void playing.then((stop) => stop?.())
      }
    },
    now: () => world().now(),
    schedule: (run, delay) => setTimeout(run, delay),
    cancel: (timer) => clearTimeout(timer),
    createUrl: (blob) => URL.createObjectURL(blob),
    revokeUrl: (url) => URL.revokeObjectURL(url),
  }
}
