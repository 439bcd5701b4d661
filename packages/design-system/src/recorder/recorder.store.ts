/** The recorder outside of React: the machine, and what it does to the world at each step. */
import type { RecorderAnnouncement } from './recorder.announcements.ts'
import { announcementFor } from './recorder.announcements.ts'
import { browserDriver } from './browser-driver.ts'
import type { FilterId } from './filters.ts'
import type {
  CameraTake,
  FinishedTake,
  RecorderCamera,
  RecorderDevice,
  RecorderDriver,
  RecorderSize,
  RecorderTrack,
} from './recorder.driver.ts'
import { RecorderError } from './recorder.driver.ts'
import { createLevel } from './recorder.level.ts'
import {
  canChange,
  hasChoices,
  initialRecorder,
  isLive,
  limitOf,
  needsNewCamera,
  reduceRecorder,
  type RecorderCapture,
  type RecorderEvent,
  type RecorderMode,
  type RecorderOrientation,
  type RecorderSettings,
  type RecorderState,
} from './recorder.reducer.ts'

export interface RecorderOptions {
  size?: RecorderSize | undefined
  tracks?: readonly RecorderTrack[] | undefined
  autoOpen?: boolean | undefined
  /** What was made before and kept: its review comes first, and no camera is asked for. */
  restored?: RestoredCapture | undefined
  onChunk?: ((chunk: Blob, index: number, settings: RecorderSettings) => void) | undefined
  onAnnouncement?: ((announcement: RecorderAnnouncement) => void) | undefined
}

/** A finished video or photo that was kept somewhere, to be reviewed again. */
export type RestoredCapture = FinishedTake & Pick<RecorderCapture, 'kind' | 'interrupted'>

/** Everything a view can ask for. What makes no sense in the present state does nothing. */
export interface RecorderActions {
  /** Asks for the camera; call it from the member's gesture. Also the way back from an error. */
  open: () => void
  /** Switches the camera off and throws away what is not yet kept. */
  close: () => void
  /** Starts recording, after the timer if there is one. */
  record: () => void
  stop: () => void
  /** Leaves out what comes until `resume`. Where `canPause` says so. */
  pause: () => void
  resume: () => void
  takePhoto: () => void
  cancelCountdown: () => void
  /** Throws the capture away and opens the camera again. */
  retake: () => void
  /** Front camera to rear camera and back. */
  flip: () => void
  setMode: (mode: RecorderMode) => void
  setOrientation: (orientation: RecorderOrientation) => void
  setFilter: (filter: FilterId) => void
  /** The id of one of `tracks`, or null for no music. */
  setTrack: (track: string | null) => void
  /** 0–10 whole seconds; other numbers are brought into that range. */
  setTimer: (seconds: number) => void
  setDevice: (deviceId: string | undefined) => void
  /** Takes another microphone, while nothing is recorded. */
  setMicrophone: (microphoneId: string | undefined) => void
  /** Plays a few seconds of a track, to choose by ear; another call plays the other one. */
  listen: (track: string) => void
  stopListening: () => void
}

export interface RecorderSnapshot {
  readonly state: RecorderState
  readonly devices: readonly RecorderDevice[]
  readonly listening: string | null
}

/** Makes one recorder. `mount` starts it and returns what ends it; it may be mounted again, as StrictMode does. */
export function createRecorder({
  driver = browserDriver(),
  settings,
  ...first
}: RecorderOptions & { driver?: RecorderDriver | undefined; settings?: Partial<RecorderSettings> | undefined } = {}) {
  let options: RecorderOptions = first
  let snapshot: RecorderSnapshot = { state: initialRecorder(settings), devices: [], listening: null }
  const listeners = new Set<() => void>()
  let session: AbortController | undefined
  let camera: RecorderCamera | undefined
  let take: CameraTake | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let host: HTMLElement | undefined
  let silence: (() => void) | undefined

  function publish(change: Partial<RecorderSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  function dispatch(event: RecorderEvent): void {
    const before = snapshot.state
    const state = reduceRecorder(before, event)
    if (state === before) return
    publish({ state })
    follow(before, state)
    const announcement = announcementFor(before, state)
    if (announcement) options.onAnnouncement?.(announcement)
  }

  /** Runs only while the camera that it belongs to is still the one that is open. */
  const forSession =
    (owner: AbortController | undefined) =>
    (event: RecorderEvent): void => {
      if (owner === session && owner?.signal.aborted === false) dispatch(event)
    }

  function fail(send: (event: RecorderEvent) => void, error: unknown): void {
    if (error instanceof RecorderError)
      send({ type: 'failed', reason: error.reason, detail: error.message === '' ? undefined : error.message })
    else send({ type: 'failed', reason: 'failed', detail: error instanceof Error ? error.message : undefined })
  }

  function follow(before: RecorderState, after: RecorderState): void {
    const reopen =
      after.status === 'requesting' &&
      (before.status !== 'requesting' || needsNewCamera(before.settings, after.settings))
    if (reopen || !(isLive(after) || after.status === 'requesting')) release()
    if (before.status === 'review' && after.status !== 'review') driver.revokeUrl(before.capture.url)
    if (reopen) void acquire(after.settings)
    if (before.status !== 'recording' && after.status === 'recording') record(after.settings)
    if (before.status === 'recording' && after.status === 'recording' && before.paused !== after.paused) {
      if (after.paused) take?.pause?.()
      else take?.resume?.()
    }
    // Stopped before the file had begun: what was prepared for it is dropped.
    if (before.status === 'recording' && after.status === 'preview') {
      void take?.finish().catch(() => {})
      take = undefined
    }
    if (before.status !== 'stopping' && after.status === 'stopping') void finish(after)
    if (before.settings.filter !== after.settings.filter) camera?.setFilter(after.settings.filter)
    if (after.status === 'countdown' || after.status === 'recording') stopListening()
    show()
    arm()
  }

  /** Ends what the present session holds, or is still asking for. */
  function release(): void {
    session?.abort()
    session = undefined
    camera?.close()
    camera?.canvas?.remove()
    camera = undefined
    take = undefined
  }

  async function acquire(wanted: RecorderSettings): Promise<void> {
    const mine = new AbortController()
    session = mine
    const send = forSession(mine)
    try {
      if (!driver.supports(wanted)) throw new RecorderError('unsupported')
      const opened = await driver.openCamera({ settings: wanted, size: options.size, signal: mine.signal })
      if (mine.signal.aborted) return opened.close()
      camera = opened
      opened.onLost(() => send({ type: 'lost', at: driver.now() }))
      opened.setFilter(snapshot.state.settings.filter)
      send({ type: 'granted', granted: opened.granted })
      // Names of cameras are told only after permission.
      void refreshDevices()
    } catch (error) {
      fail(send, error)
    }
  }

  function record({ track, mode }: RecorderSettings): void {
    const send = forSession(session)
    let index = 0
    try {
      take = camera?.record({
        track: hasChoices({ mode }) ? options.tracks?.find(({ id }) => id === track) : undefined,
        onChunk: (chunk) => {
          options.onChunk?.(chunk, index, snapshot.state.settings)
          index += 1
        },
        onStart: () => send({ type: 'started', at: driver.now() }),
        // What was written before an encoder gave up is kept, as it is when the camera goes.
        onError: (error) => (index > 0 ? send({ type: 'lost', at: driver.now() }) : fail(send, error)),
      })
    } catch (error) {
      fail(send, error)
    }
  }

  async function finish({ kind, interrupted }: Extract<RecorderState, { status: 'stopping' }>): Promise<void> {
    const send = forSession(session)
    try {
      const result: FinishedTake | undefined = await (kind === 'photo' ? camera?.photo() : take?.finish())
      if (!result || result.blob.size === 0) throw new RecorderError('no-data')
      // Nobody would revoke the address of a capture that nobody waits for any more.
      if (snapshot.state.status !== 'stopping') return
      send({ type: 'captured', capture: { ...result, kind, interrupted, url: driver.createUrl(result.blob) } })
    } catch (error) {
      // It had begun: what went wrong then is no failure to start.
      fail(send, error instanceof RecorderError || kind === 'photo' ? error : new RecorderError('broken'))
    }
  }

  /** The next moment at which the shown seconds change. */
  function arm(): void {
    if (timer !== undefined) driver.cancel(timer)
    timer = undefined
    const { state } = snapshot
    const now = driver.now()
    const tick = () => dispatch({ type: 'tick', at: driver.now() })
    if (state.status === 'countdown') {
      timer = driver.schedule(tick, Math.max(1, state.endsAt - (state.remaining - 1) * 1000 - now))
    } else if (state.status === 'recording' && !state.paused) {
      timer = driver.schedule(tick, untilShown(now - state.startedAt, limitOf(state.settings)))
    }
  }

  /** To the next whole second, or to the end where that comes first. */
  const untilShown = (elapsed: number, limit: number) =>
    Math.max(1, Math.min(1000 - (Math.max(0, elapsed) % 1000), limit - elapsed))

  const isMirrored = () => snapshot.state.settings.facing === 'user'

  /** Puts the camera's canvas into the view, mirrored for the front camera: a mirror is what people expect of it. */
  function show(): void {
    const canvas = camera?.canvas
    if (!canvas || !host) return
    if (canvas.parentNode !== host) host.append(canvas)
    const mirrored = isMirrored()
    canvas.toggleAttribute('data-mirrored', mirrored)
    canvas.style.transform = mirrored ? 'scaleX(-1)' : ''
  }

  async function refreshDevices(): Promise<void> {
    const devices = await driver.devices().catch(() => [])
    publish({ devices })
  }

  function stopListening(): void {
    const stop = silence
    silence = undefined
    stop?.()
    if (snapshot.listening !== null) publish({ listening: null })
  }

  function listen(id: string): void {
    stopListening()
    const track = options.tracks?.find((each) => each.id === id)
    if (!track || !(canChange(snapshot.state) || snapshot.state.status === 'idle')) return
    silence = driver.listen(track, stopListening)
    publish({ listening: id })
  }

  const change = (settings: Partial<RecorderSettings>) => dispatch({ type: 'change', settings })

  const actions: RecorderActions = {
    open: () => dispatch({ type: 'open' }),
    close: () => dispatch({ type: 'close' }),
    record: () => dispatch({ type: 'record', at: driver.now() }),
    stop: () => dispatch({ type: 'stop', at: driver.now() }),
    pause: () => dispatch({ type: 'pause', at: driver.now() }),
    resume: () => dispatch({ type: 'resume', at: driver.now() }),
    takePhoto: () => dispatch({ type: 'takePhoto', at: driver.now() }),
    cancelCountdown: () => dispatch({ type: 'cancelCountdown' }),
    retake: () => dispatch({ type: 'retake' }),
    flip: () =>
      change({ facing: snapshot.state.settings.facing === 'user' ? 'environment' : 'user', deviceId: undefined }),
    setMode: (mode) => change({ mode }),
    setOrientation: (orientation) => change({ orientation }),
    setFilter: (filter) => change({ filter }),
    setTrack: (track) => change({ track }),
    setTimer: (timer) => change({ timer }),
    setDevice: (deviceId) => change({ deviceId }),
    setMicrophone: (microphoneId) => change({ microphoneId }),
    listen,
    stopListening,
  }

  /** A visitor who allowed the camera before is not asked again, so nothing needs explaining (R1). */
  async function openIfAllowed(wanted: () => boolean): Promise<void> {
    const permission = await driver.permission(snapshot.state.settings).catch(() => 'unknown')
    if (wanted() && permission === 'granted' && snapshot.state.status === 'idle') actions.open()
  }

  const level = createLevel(() => camera?.level() ?? 0, driver)

  return {
    actions,
    level,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: (): RecorderSnapshot => snapshot,
    update: (next: RecorderOptions): void => {
      options = next
    },
    /** A ref: takes the element that shows the picture. */
    preview: (element: HTMLElement | null): void => {
      host = element ?? undefined
      if (host) show()
      else camera?.canvas?.remove()
    },
    /** Draws the present picture without its filter, for thumbnails; false where there is none. */
    sample: (target: HTMLCanvasElement): boolean => {
      camera?.sample(target, isMirrored())
      return camera !== undefined
    },
    mount: (): (() => void) => {
      let mounted = true
      const unwatch = driver.watchDevices(() => void refreshDevices())
      const { restored } = options
      if (restored) dispatch({ type: 'restored', capture: { ...restored, url: driver.createUrl(restored.blob) } })
      if (options.autoOpen !== false) void openIfAllowed(() => mounted)
      return () => {
        mounted = false
        unwatch()
        stopListening()
        actions.close()
      }
    },
  }
}

export type { RecorderLevel } from './recorder.level.ts'
export type RecorderStore = ReturnType<typeof createRecorder>
