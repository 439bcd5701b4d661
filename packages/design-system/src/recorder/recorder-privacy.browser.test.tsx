/** The camera is off unless it is meant to be on, against the real browser. */
import { StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { captureOf, driverOf, known, opened, reaches, record, start, setUpBench, virtual } from './bench.fixture.ts'
import { browserDriver } from './browser-driver.ts'
import type { BrowserWorld } from './browser-world.ts'
import { liveTracks, openVideo } from './media.fixture.ts'
import type { RecorderAnnouncement } from './recorder.announcements.ts'
import { useRecorder, type UseRecorder, type UseRecorderOptions } from './use-recorder.ts'

setUpBench()

let root: Root | undefined

afterEach(() => {
  if (root) flushSync(() => root?.unmount())
  root = undefined
})

/** Mounts the hook as a view would. */
function mount(options: UseRecorderOptions): { current: () => UseRecorder; host: HTMLElement } {
  let recorder: UseRecorder | undefined
  function View() {
    const made = useRecorder(options)
    useEffect(() => {
      recorder = made
    })
    const { preview } = made
    return <div ref={preview} />
  }
  const host = document.createElement('main')
  document.body.append(host)
  root = createRoot(host)
  flushSync(() =>
    root?.render(
      <StrictMode>
        <View />
      </StrictMode>,
    ),
  )
  return {
    host,
    current: () => {
      if (!recorder) throw new Error('not rendered')
      return recorder
    },
  }
}

describe('privacy', () => {
  it('R1 asks the browser for nothing on a first visit until the member opens the camera', async () => {
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
    // Engines differ in how long they remember what the tests before were allowed.
    const unasked = Object.assign(Object.create(navigator.permissions), {
      query: () => Promise.resolve({ state: 'prompt' }),
    })
    const driver = browserDriver({ permissions: unasked })
    const { current } = mount({ driver, settings: { timer: 0 } })
    expect(await driver.permission(current().state.settings)).not.toBe('granted')
    expect(current().state.status).toBe('idle')
    expect(ask).not.toHaveBeenCalled()
    current().actions.open()
    await expect.poll(() => current().state.status).toBe('preview')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('R2 R3 with the browser’s own camera: StrictMode has one stream, and unmounting ends all of its tracks', async () => {
    const streams: MediaStream[] = []
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints) => {
      const stream = await original(constraints)
      streams.push(stream)
      return stream
    })
    // Allowed before: opened on mount, which StrictMode does twice.
    const allowed = Object.assign(Object.create(navigator.permissions), {
      query: () => Promise.resolve({ state: 'granted' }),
    })
    const { current } = mount({ driver: browserDriver({ permissions: allowed }) })
    await expect.poll(() => current().state.status).toBe('preview')
    expect(streams).toHaveLength(1)
    expect(streams[0]?.getTracks()).toHaveLength(2)
    expect(liveTracks(streams)).toBe(2)
    flushSync(() => root?.unmount())
    root = undefined
    expect(liveTracks(streams)).toBe(0)
  })

  it('R2 ends every track in the review, and on retake opens others', async () => {
    const store = await opened()
    expect(known.live()).toBe(2)
    await record(store, 200)
    expect(known.live()).toBe(0)
    store.actions.retake()
    await reaches(store, 'preview')
    expect(known.streams).toHaveLength(2)
    expect(known.live()).toBe(2)
    store.actions.close()
    expect(known.live()).toBe(0)
  })

  it('R2 ends every track when the view goes while recording', async () => {
    const { current } = mount({
      driver: driverOf(),
      settings: { timer: 0 },
      autoOpen: false,
    })
    current().actions.open()
    await expect.poll(() => current().state.status).toBe('preview')
    flushSync(() => current().actions.record())
    expect(current().state.status).toBe('recording')
    flushSync(() => root?.unmount())
    root = undefined
    expect(known.live()).toBe(0)
  })

  it('R2 ends every track when the view goes while the browser is still asking', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    let asked = 0
    const patient: MediaDevices = Object.assign(Object.create(known.mediaDevices), {
      addEventListener: () => {},
      removeEventListener: () => {},
      getUserMedia: async (constraints: MediaStreamConstraints) => {
        asked += 1
        await answered
        return known.mediaDevices.getUserMedia(constraints)
      },
    })
    const { current } = mount({ driver: driverOf({ mediaDevices: patient }), autoOpen: false })
    flushSync(() => current().actions.open())
    await expect.poll(() => asked).toBe(1)
    expect(current().state.status).toBe('requesting')
    flushSync(() => root?.unmount())
    root = undefined
    answer()
    await expect.poll(() => known.streams.length).toBe(1)
    await expect.poll(() => known.live()).toBe(0)
  })

  it('R2 ends every track on an error', async () => {
    class Broken extends MediaRecorder {
      override start(): void {
        throw new Error('no encoder')
      }
    }
    const store = await opened({}, { MediaRecorder: Broken })
    store.actions.record()
    await reaches(store, 'error')
    expect(store.getSnapshot().state).toMatchObject({ reason: 'failed', detail: 'no encoder' })
    expect(known.live()).toBe(0)
  })

  it('tells why there is no camera', async () => {
    const answering = (name: string): Partial<BrowserWorld> => ({
      mediaDevices: Object.assign(Object.create(known.mediaDevices), {
        addEventListener: () => {},
        removeEventListener: () => {},
        getUserMedia: () => Promise.reject(new DOMException('no', name)),
      }),
    })
    for (const [name, reason] of [
      ['NotAllowedError', 'denied'],
      ['NotFoundError', 'not-found'],
      ['OverconstrainedError', 'not-found'],
      ['NotReadableError', 'in-use'],
    ] as const) {
      const store = start({}, answering(name))
      store.actions.open()
      await reaches(store, 'error')
      expect(store.getSnapshot().state).toMatchObject({ reason })
    }
    const insecure = start({}, { mediaDevices: undefined })
    insecure.actions.open()
    await reaches(insecure, 'error')
    expect(insecure.getSnapshot().state).toMatchObject({ reason: 'unsupported' })
  })

  it.each([
    { why: 'another program has the microphone', name: 'NotReadableError', microphone: 'granted', asked: 2 },
    { why: 'the microphone is forbidden', name: 'NotAllowedError', microphone: 'denied', asked: 2 },
    { why: 'the member said no just now', name: 'NotAllowedError', microphone: 'prompt', asked: 1 },
  ])(
    'records without sound where only that fails, and asks nobody twice: $why',
    async ({ name, microphone, asked }) => {
      const getUserMedia = vi.fn<MediaDevices['getUserMedia']>((wanted) =>
        wanted?.audio ? Promise.reject(new DOMException('no', name)) : known.mediaDevices.getUserMedia(wanted),
      )
      const query = async (wanted: PermissionDescriptor) => ({
        state: wanted.name === 'microphone' ? microphone : 'granted',
      })
      const world = {
        mediaDevices: Object.assign(Object.create(known.mediaDevices), {
          addEventListener: () => {},
          removeEventListener: () => {},
          getUserMedia,
        }),
        permissions: Object.assign(Object.create(navigator.permissions), { query }),
      }
      const heard: RecorderAnnouncement[] = []
      const store = start({}, world, { onAnnouncement: (announcement) => heard.push(announcement), autoOpen: false })
      store.actions.open()
      await reaches(store, asked === 2 ? 'preview' : 'error')
      expect(getUserMedia).toHaveBeenCalledTimes(asked)
      expect(heard.at(-1)).toMatchObject(asked === 2 ? { kind: 'camera', silent: true } : { reason: 'denied' })
    },
  )

  it('is not recording while its music is on the way, and Stop then waits for nobody', async () => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    const heard: string[] = []
    const store = await opened(
      { track: 'slow' },
      {},
      {
        tracks: [{ id: 'slow', source: 'https://music.example/slow.mp3' }],
        onAnnouncement: ({ kind }) => heard.push(kind),
      },
    )
    store.actions.record()
    await reaches(store, 'recording')
    expect(store.getSnapshot().state).toMatchObject({ begun: false })
    store.actions.stop()
    expect(store.getSnapshot().state.status).toBe('preview')
    expect(heard).toEqual(['camera'])
    store.actions.setTrack(null)
    store.actions.record()
    await expect.poll(() => store.getSnapshot().state).toMatchObject({ status: 'recording', begun: true })
    expect(heard).toEqual(['camera', 'started'])
  })

  it('R8 keeps what was recorded when the device goes', async () => {
    const store = await opened()
    store.actions.record()
    await virtual.advance(1500)
    const [camera] = known.streams[0]?.getVideoTracks() ?? []
    // A page cannot unplug its camera: the track ends, and then the browser tells of it.
    camera?.stop()
    camera?.dispatchEvent(new Event('ended'))
    await reaches(store, 'review')
    const capture = captureOf(store)
    expect(capture.interrupted).toBe(true)
    const video = await openVideo(capture.blob)
    expect(Math.abs(video.durationMs - 1500)).toBeLessThan(34)
    expect(known.live()).toBe(0)
    video.close()
  })

  it('R9 revokes the address of the capture', async () => {
    const store = await opened({ mode: 'photo' })
    store.actions.takePhoto()
    await reaches(store, 'review')
    const { url } = captureOf(store)
    await expect(fetch(url)).resolves.toBeTruthy()
    store.actions.retake()
    await expect(fetch(url)).rejects.toThrow(TypeError)
  })
})
