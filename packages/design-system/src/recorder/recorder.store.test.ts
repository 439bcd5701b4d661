/** The machine and its effects on a scripted world with a clock that only moves when told. */
import { describe, expect, it, vi } from 'vitest'
import type { RecorderAnnouncement } from './recorder.announcements.ts'
import { scriptedDriver, type Script, type ScriptedDriver } from './recorder.fixture.ts'
import type { RecorderSettings } from './recorder.reducer.ts'
import { errorText } from './recorder.words.ts'
import { createRecorder, type RecorderOptions, type RecorderStore } from './recorder.store.ts'

/** Lets everything that is already decided come through: promises only, no time. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Bench {
  readonly driver: ScriptedDriver
  readonly store: RecorderStore
  readonly unmount: () => void
  readonly status: () => string
}

function bench(script: Script = {}, settings: Partial<RecorderSettings> = {}, options: RecorderOptions = {}): Bench {
  const driver = scriptedDriver({ clock: 'manual', ...script })
  const store = createRecorder({ driver, settings: { timer: 0, ...settings }, ...options })
  return { driver, store, unmount: store.mount(), status: () => store.getSnapshot().state.status }
}

async function previewing(...args: Parameters<typeof bench>): Promise<Bench> {
  const made = bench(...args)
  made.store.actions.open()
  await settle()
  expect(made.status()).toBe('preview')
  return made
}

async function reviewing(...args: Parameters<typeof bench>): Promise<Bench> {
  const made = await previewing(...args)
  made.store.actions.record()
  made.driver.advance(2400)
  made.store.actions.stop()
  await settle()
  expect(made.status()).toBe('review')
  return made
}

describe('asking', () => {
  it('R1 asks for nothing until the member does', async () => {
    const { driver, store, status } = bench()
    await settle()
    driver.advance(60_000)
    await settle()
    expect(status()).toBe('idle')
    expect(driver.asked()).toBe(0)
    store.actions.open()
    await settle()
    expect(driver.asked()).toBe(1)
    expect(status()).toBe('preview')
  })

  it('R1 opens at once where the camera was allowed before, unless the app does not want it', async () => {
    const allowed = bench({ permission: 'granted' })
    await settle()
    expect(allowed.status()).toBe('preview')
    const unwanted = bench({ permission: 'granted' }, {}, { autoOpen: false })
    await settle()
    expect(unwanted.status()).toBe('idle')
    expect(unwanted.driver.asked()).toBe(0)
  })

  it('names what stands in the way, and tries again when asked', async () => {
    for (const reason of ['denied', 'not-found', 'in-use', 'failed'] as const) {
      const { driver, store } = bench({ camera: reason })
      store.actions.open()
      await settle()
      expect(store.getSnapshot().state).toMatchObject({ status: 'error', reason })
      expect(driver.live()).toBe(0)
      store.actions.open()
      await settle()
      expect(driver.asked()).toBe(2)
    }
  })

  it('R4 says that the browser cannot record, without asking for the camera', async () => {
    const { driver, store } = bench({ supported: false })
    store.actions.open()
    await settle()
    expect(store.getSnapshot().state).toMatchObject({ status: 'error', reason: 'unsupported' })
    expect(driver.asked()).toBe(0)
  })
})

describe('R2 the camera goes off', () => {
  it('R2 in the review', async () => {
    const { driver } = await reviewing()
    expect(driver.live()).toBe(0)
  })

  it('R2 on retake, and another one starts', async () => {
    const { driver, store, status } = await reviewing()
    store.actions.retake()
    await settle()
    expect(status()).toBe('preview')
    expect(driver.live()).toBe(1)
    expect(driver.asked()).toBe(2)
  })

  it('R2 when the view goes: in preview, while counting down, while recording', async () => {
    const preview = await previewing()
    preview.unmount()
    expect(preview.driver.live()).toBe(0)

    const counting = await previewing({}, { timer: 5 })
    counting.store.actions.record()
    expect(counting.status()).toBe('countdown')
    counting.unmount()
    expect([counting.driver.live(), counting.driver.timers()]).toEqual([0, 0])

    const recording = await previewing()
    recording.store.actions.record()
    recording.unmount()
    expect([recording.driver.live(), recording.driver.timers()]).toEqual([0, 0])
    await settle()
    expect(recording.status()).toBe('idle')
  })

  it('R2 when the view goes while the browser is still asking', async () => {
    const { driver, store, unmount, status } = bench({ camera: 'pending' })
    store.actions.open()
    unmount()
    driver.answer('granted')
    await settle()
    expect(driver.live()).toBe(0)
    expect(status()).toBe('idle')
  })

  it('R2 when the settings change while the browser is still asking: only the last camera stays', async () => {
    const { driver, store, status } = bench({ camera: 'pending' })
    store.actions.open()
    store.actions.setMode('both')
    store.actions.flip()
    driver.answer('granted')
    await settle()
    expect(driver.asked()).toBe(3)
    expect(driver.live()).toBe(1)
    expect(status()).toBe('preview')
  })

  it('R2 on an error while recording', async () => {
    const { driver, store } = await previewing({ recordingFails: 'disk full' })
    store.actions.record()
    expect(store.getSnapshot().state).toMatchObject({ status: 'error', reason: 'failed', detail: 'disk full' })
    expect(driver.live()).toBe(0)
  })

  it('R3 mounted twice, as StrictMode does, there is one camera', async () => {
    const driver = scriptedDriver({ clock: 'manual', permission: 'granted' })
    const store = createRecorder({ driver })
    store.mount()()
    const unmount = store.mount()
    await settle()
    expect([driver.asked(), driver.live()]).toEqual([1, 1])
    unmount()
    expect(driver.live()).toBe(0)
  })
})

describe('recording', () => {
  it('R5 hands over each second as it is made, and starts counting anew for each recording', async () => {
    const onChunk = vi.fn<(chunk: Blob, index: number) => void>()
    const { driver, store } = await previewing({}, {}, { onChunk })
    const chunk = new Blob(['one'])
    store.actions.record()
    driver.emitChunk(chunk)
    driver.emitChunk()
    expect(onChunk.mock.calls.map(([, index]) => index)).toEqual([0, 1])
    expect(onChunk.mock.calls[0]?.[0]).toBe(chunk)
    store.actions.stop()
    await settle()
    store.actions.retake()
    await settle()
    store.actions.record()
    driver.emitChunk()
    expect(onChunk.mock.calls[2]?.[1]).toBe(0)
  })

  it('R5 says that no data was captured when the file is empty', async () => {
    const { driver, store } = await previewing({ video: { blob: new Blob([]) } })
    store.actions.record()
    driver.advance(1000)
    store.actions.stop()
    await settle()
    expect(store.getSnapshot().state).toMatchObject({ status: 'error', reason: 'no-data' })
    expect(driver.urls()).toEqual([])
  })

  it('R6 shows each second, and the right one after 10 s in which no timer ran', async () => {
    const { driver, store } = await previewing()
    const elapsed = () => {
      const { state } = store.getSnapshot()
      return state.status === 'recording' ? state.elapsedMs : -1
    }
    store.actions.record()
    driver.advance(999)
    expect(elapsed()).toBe(0)
    driver.advance(1)
    expect(elapsed()).toBe(1000)
    driver.sleep(10_000)
    driver.advance(1)
    expect(elapsed()).toBe(11_000)
    driver.advance(1000)
    expect(elapsed()).toBe(12_000)
  })

  it('R7 changes nothing but the filter while recording', async () => {
    const { driver, store } = await previewing({}, {}, { tracks: [{ id: 'x', source: '/x.mp3' }] })
    store.actions.record()
    const before = store.getSnapshot().state
    store.actions.flip()
    store.actions.setMode('photo')
    store.actions.setOrientation('square')
    store.actions.setTrack('x')
    store.actions.setTimer(9)
    store.actions.setDevice('b')
    expect(store.getSnapshot().state).toBe(before)
    store.actions.setFilter('vintage')
    expect(store.getSnapshot().state).toMatchObject({ status: 'recording', settings: { filter: 'vintage' } })
    expect(driver.asked()).toBe(1)
  })

  it('R7 opens one new camera for each switch, and closes the old one first', async () => {
    const driver = scriptedDriver({ clock: 'manual' })
    const liveWhenAsked: number[] = []
    const store = createRecorder({
      driver: {
        ...driver,
        openCamera: (request) => {
          liveWhenAsked.push(driver.live())
          return driver.openCamera(request)
        },
      },
    })
    store.mount()
    store.actions.open()
    await settle()
    store.actions.flip()
    await settle()
    store.actions.setOrientation('square')
    await settle()
    expect(liveWhenAsked).toEqual([0, 0, 0])
    expect(driver.live()).toBe(1)
    expect(store.getSnapshot().state).toMatchObject({ granted: { width: 1080, height: 1080 } })
  })

  it('R8 keeps what was recorded when the camera is unplugged', async () => {
    const { driver, store } = await previewing()
    store.actions.record()
    driver.advance(1300)
    driver.unplug()
    await settle()
    expect(store.getSnapshot().state).toMatchObject({
      status: 'review',
      capture: { interrupted: true, durationMs: 1300 },
    })
    expect(driver.live()).toBe(0)
  })

  it('R8 keeps what was written when the encoder gives up, and says so when nothing was', async () => {
    const some = await previewing()
    some.store.actions.record()
    some.driver.advance(1000)
    some.driver.emitChunk()
    some.driver.breakRecording('disk full')
    await settle()
    expect(some.store.getSnapshot().state).toMatchObject({ status: 'review', capture: { interrupted: true } })
    const none = await previewing()
    none.store.actions.record()
    none.driver.breakRecording('disk full')
    expect(none.store.getSnapshot().state).toMatchObject({ status: 'error', reason: 'failed', detail: 'disk full' })
  })

  it('R8 says that the recording failed when its file cannot be finished', async () => {
    const { driver, store } = await previewing({ finishingFails: 'disk full' })
    store.actions.record()
    driver.advance(1000)
    store.actions.stop()
    await settle()
    const { state } = store.getSnapshot()
    expect(state).toMatchObject({ status: 'error', reason: 'broken', detail: undefined })
    expect(errorText({ reason: 'broken' })).toEqual({
      title: 'Recording Error',
      text: 'Recording failed. Please try again.',
    })
    expect(driver.live()).toBe(0)
  })

  it('brings back what was kept, asks for no camera, and revokes its address like any other', async () => {
    const driver = scriptedDriver({ permission: 'granted', clock: 'manual' })
    const kept = { blob: new Blob(['a loaf']), durationMs: 2400, width: 720, height: 1280, mimeType: 'video/webm' }
    const store = createRecorder({ driver, restored: { ...kept, kind: 'video', interrupted: false } })
    const unmount = store.mount()
    await settle()
    expect(store.getSnapshot().state).toMatchObject({ status: 'review', capture: { ...kept, kind: 'video' } })
    expect([driver.asked(), driver.urls().length]).toEqual([0, 1])
    store.actions.retake()
    await settle()
    expect(store.getSnapshot().state.status).toBe('preview')
    expect([driver.asked(), driver.urls().length]).toEqual([1, 0])
    unmount()
    expect(driver.live()).toBe(0)
  })

  it('R9 revokes every address: on retake, on close, and when the view goes', async () => {
    for (const leave of ['retake', 'close', 'unmount'] as const) {
      const { driver, store, unmount } = await reviewing()
      expect(driver.urls()).toHaveLength(1)
      if (leave === 'unmount') unmount()
      else store.actions[leave]()
      expect(driver.urls()).toEqual([])
    }
  })

  it('R9 makes no address for a capture that nobody waits for any more', async () => {
    const { driver, store, unmount } = await previewing()
    store.actions.record()
    driver.advance(500)
    store.actions.stop()
    unmount()
    await settle()
    expect(driver.urls()).toEqual([])
  })

  it('R10 tells the view what to say', async () => {
    const heard: RecorderAnnouncement[] = []
    const { driver, store } = await previewing({}, { timer: 2 }, { onAnnouncement: (said) => heard.push(said) })
    store.actions.record()
    driver.advance(2000 + 31_000)
    store.actions.stop()
    await settle()
    expect(heard.map(({ kind }) => kind)).toEqual(['camera', 'countdown', 'countdown', 'started', 'elapsed', 'stopped'])
  })

  it('takes a photo after the countdown', async () => {
    const { driver, store } = await previewing({}, { mode: 'photo', timer: 3 })
    store.actions.takePhoto()
    driver.advance(3000)
    await settle()
    expect(store.getSnapshot().state).toMatchObject({
      status: 'review',
      capture: { kind: 'photo', mimeType: 'image/jpeg', durationMs: 0 },
    })
    expect(driver.live()).toBe(0)
  })
})

describe('beside the state', () => {
  it('samples the level only while somebody looks', async () => {
    const { driver, store } = await previewing({ level: 0.333 })
    expect(driver.timers()).toBe(0)
    const listener = vi.fn<() => void>()
    const stop = store.level.subscribe(listener)
    driver.advance(1000)
    expect(store.level.getSnapshot()).toBe(0.33)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    expect(driver.timers()).toBe(0)
  })

  it('lists the cameras once their names are known', async () => {
    const devices = [
      { deviceId: 'front', label: 'Front camera' },
      { deviceId: 'desk', label: 'Desk camera' },
    ]
    const { store } = await previewing({ devices })
    expect(store.getSnapshot().devices).toEqual(devices)
  })

  it('plays a track to listen to, one at a time, and is silent when recording begins', async () => {
    const playing = new Set<string>()
    const driver: ScriptedDriver = {
      ...scriptedDriver({ clock: 'manual' }),
      listen: ({ id }) => {
        playing.add(id)
        return () => playing.delete(id)
      },
    }
    const tracks = ['a', 'b'].map((id) => ({ id, source: `/${id}.mp3` }))
    const store = createRecorder({ driver, tracks, settings: { timer: 0 } })
    store.mount()
    store.actions.open()
    await settle()
    store.actions.listen('a')
    store.actions.listen('b')
    expect([...playing]).toEqual(['b'])
    expect(store.getSnapshot().listening).toBe('b')
    store.actions.record()
    expect([...playing]).toEqual([])
    expect(store.getSnapshot().listening).toBeNull()
  })
})

describe('a limit', () => {
  it('stops by itself, to the millisecond, and keeps what was recorded', async () => {
    const { driver, store, status } = await previewing({}, { maxDurationMs: 2500 })
    store.actions.record()
    driver.advance(2499)
    expect(status()).toBe('recording')
    driver.advance(1)
    await settle()
    expect(store.getSnapshot().state).toMatchObject({ status: 'review', capture: { durationMs: 2500 } })
  })

  it('is announced ten seconds before, once, and not where the whole is no longer than that', async () => {
    for (const [maxDurationMs, expected] of [
      [40_000, [{ kind: 'left', seconds: 10 }]],
      [10_000, []],
    ] as const) {
      const heard: RecorderAnnouncement[] = []
      const { driver, store } = await previewing({}, { maxDurationMs }, { onAnnouncement: (one) => heard.push(one) })
      store.actions.record()
      driver.advance(maxDurationMs)
      await settle()
      expect(heard.filter(({ kind }) => kind === 'left')).toEqual(expected)
      expect(heard.at(-1)).toEqual({ kind: 'stopped', seconds: maxDurationMs / 1000 })
    }
  })
})

describe('a pause', () => {
  it('is left out of the time, of the length and of the limit, and is announced', async () => {
    const heard: string[] = []
    const onAnnouncement = ({ kind }: RecorderAnnouncement) => heard.push(kind)
    const { driver, store, status } = await previewing(
      { granted: { pausable: true } },
      { maxDurationMs: 5000 },
      { onAnnouncement },
    )
    const { record, pause, resume } = store.actions
    record()
    driver.advance(2400)
    pause()
    driver.advance(60_000)
    expect(store.getSnapshot().state).toMatchObject({ status: 'recording', paused: true, elapsedMs: 2400 })
    expect(driver.timers()).toBe(0)
    resume()
    driver.advance(2599)
    expect(status()).toBe('recording')
    driver.advance(1)
    await settle()
    expect(store.getSnapshot().state).toMatchObject({ status: 'review', capture: { durationMs: 5000 } })
    expect(heard).toEqual(['camera', 'started', 'paused', 'resumed', 'stopped'])
  })

  it('can be stopped, and be lost, while it lasts', async () => {
    for (const [end, interrupted] of [
      ['stop', false],
      ['unplug', true],
    ] as const) {
      const { driver, store } = await previewing({ granted: { pausable: true } })
      store.actions.record()
      driver.advance(1500)
      store.actions.pause()
      driver.advance(4000)
      if (end === 'stop') store.actions.stop()
      else driver.unplug()
      await settle()
      expect(store.getSnapshot().state).toMatchObject({ status: 'review', capture: { durationMs: 1500, interrupted } })
    }
  })

  it('is none where the browser has none, and none with music, which would go on', async () => {
    const source = 'music.mp3'
    const benches = [
      await previewing(),
      await previewing({ granted: { pausable: true } }, { track: 'a' }, { tracks: [{ id: 'a', source }] }),
    ]
    for (const { driver, store } of benches) {
      store.actions.record()
      driver.advance(500)
      store.actions.pause()
      store.actions.resume()
      expect(store.getSnapshot().state).toMatchObject({ status: 'recording', paused: false, elapsedMs: 0 })
    }
  })
})
