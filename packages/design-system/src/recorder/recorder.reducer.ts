/**
 * The recorder as a state machine, without React and without a browser: what it is doing, and what may come next.
 *
 * One rule carries the privacy of it: the camera is on in `preview`, `countdown`, `recording` and `stopping`, and in no
 * other state. Whoever runs the machine (recorder.store.ts) only has to open the camera where `requesting` begins and to
 * close it where those four end.
 */
import type { FilterId } from './filters.ts'

/**
 * What can be made: videos, photos, or both, one by one. What an application calls it, and how many kinds of each it knows, is the
 * application's own: it keeps its name beside the recorder, and gives the recorder the mode that it stands for.
 */
export type RecorderMode = 'video' | 'photo' | 'both'
/** The shape of the picture. It can be chosen for videos; where photos are taken it is vertical. */
export type RecorderOrientation = 'vertical' | 'horizontal' | 'square'
/** Front camera (`user`) or rear camera (`environment`). */
export type RecorderFacing = 'user' | 'environment'

export interface RecorderSettings {
  readonly mode: RecorderMode
  readonly orientation: RecorderOrientation
  readonly facing: RecorderFacing
  readonly filter: FilterId
  /** The chosen music track's id, or null for none. It sounds in mode `video` only. */
  readonly track: string | null
  /** Seconds to count down before recording or taking a photo: a whole number from 0 to 10. */
  readonly timer: number
  /** One certain camera; undefined lets the browser choose by `facing`. */
  readonly deviceId: string | undefined
  /** The microphone, by the id that `enumerateDevices` gives it; the browser's own choice by default. */
  readonly microphoneId?: string | undefined
  /** Milliseconds after which a recording stops by itself; none by default. */
  readonly maxDurationMs?: number | undefined
}

/** What the browser gave. It may be less than was asked. */
export interface RecorderGrant {
  /** The picture that is seen and recorded, in pixels, after the crop. */
  readonly width: number
  readonly height: number
  /** The camera's pictures per second, 0 where the browser does not tell. */
  readonly frameRate: number
  /** False when there is no microphone, or a photo needs none. */
  readonly audio: boolean
  /** The camera that answered; empty where the browser does not tell. */
  readonly deviceId: string
  /** The browser can leave a stretch out of a recording. */
  readonly pausable?: boolean | undefined
}

/** A finished video or photo. Its `url` is revoked when the review ends: read `blob` to keep it. */
export interface RecorderCapture {
  readonly blob: Blob
  /** An object URL for the review. */
  readonly url: string
  readonly kind: 'video' | 'photo'
  /** Milliseconds; 0 for a photo. */
  readonly durationMs: number
  readonly width: number
  readonly height: number
  readonly mimeType: string
  /** The camera went away while recording: this is what was recorded until then. */
  readonly interrupted: boolean
}

/**
 * Why there is no picture. `denied`: the browser or the member said no. `not-found`: no camera. `in-use`: another
 * program has it. `unsupported`: the browser cannot record. `no-data`: the recording is empty. `lost`: the camera was
 * unplugged. `broken`: it recorded, and the file could not be finished. `failed`: anything else, named in `detail`.
 */
export type RecorderErrorReason =
  | 'denied'
  | 'not-found'
  | 'in-use'
  | 'unsupported'
  | 'no-data'
  | 'lost'
  | 'broken'
  | 'failed'

/** The states, each with what it knows. Times are milliseconds of the driver's clock, which never runs backwards. */
export type RecorderState = { readonly settings: RecorderSettings } & (
  | { readonly status: 'idle' }
  | { readonly status: 'requesting' }
  | { readonly status: 'preview'; readonly granted: RecorderGrant }
  | {
      readonly status: 'countdown'
      readonly granted: RecorderGrant
      readonly kind: 'video' | 'photo'
      readonly endsAt: number
      /** Whole seconds left, 10 to 1. */
      readonly remaining: number
    }
  | {
      readonly status: 'recording'
      readonly granted: RecorderGrant
      /** The file has begun; before, its music may still be on its way, and nothing is recorded. */
      readonly begun: boolean
      readonly startedAt: number
      /** Nothing is written until it goes on; the camera stays on. */
      readonly paused: boolean
      /** Updated once a second. What a pause left out does not count. */
      readonly elapsedMs: number
    }
  | {
      readonly status: 'stopping'
      readonly granted: RecorderGrant
      readonly kind: 'video' | 'photo'
      readonly elapsedMs: number
      /** The camera went away: keep what there is. */
      readonly interrupted: boolean
    }
  | { readonly status: 'review'; readonly capture: RecorderCapture }
  | { readonly status: 'error'; readonly reason: RecorderErrorReason; readonly detail: string | undefined }
)

export type RecorderStatus = RecorderState['status']

export type RecorderEvent =
  /** The member asks for the camera: from `idle`, or again after an error. */
  | { readonly type: 'open' }
  /** The camera answers. */
  | { readonly type: 'granted'; readonly granted: RecorderGrant }
  /** Start recording: at once, or after the timer. */
  | { readonly type: 'record'; readonly at: number }
  | { readonly type: 'takePhoto'; readonly at: number }
  | { readonly type: 'cancelCountdown' }
  /** The file has begun: its clock counts from here. */
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'pause'; readonly at: number }
  | { readonly type: 'resume'; readonly at: number }
  | { readonly type: 'stop'; readonly at: number }
  /** The camera went away. */
  | { readonly type: 'lost'; readonly at: number }
  | { readonly type: 'captured'; readonly capture: RecorderCapture }
  /** A capture that was kept elsewhere comes back to its review, in place of the camera. */
  | { readonly type: 'restored'; readonly capture: RecorderCapture }
  | { readonly type: 'failed'; readonly reason: RecorderErrorReason; readonly detail?: string | undefined }
  /** Throws the capture away and goes back to the camera. */
  | { readonly type: 'retake' }
  /** Switches the camera off and throws everything away. */
  | { readonly type: 'close' }
  | { readonly type: 'change'; readonly settings: Partial<RecorderSettings> }

export const initialSettings: RecorderSettings = {
  mode: 'video',
  orientation: 'vertical',
  facing: 'user',
  filter: 'original',
  track: null,
  timer: 3,
  deviceId: undefined,
}

/** The first state: explaining, with the camera off. */
export function initialRecorder(settings: Partial<RecorderSettings> = {}): RecorderState {
  return { status: 'idle', settings: tidy({ ...initialSettings, ...settings }) }
}

/** True in the four states in which the camera is on. */
export function isLive(
  state: RecorderState,
): state is Extract<RecorderState, { status: 'preview' | 'countdown' | 'recording' | 'stopping' }> {
  return 'granted' in state
}

/** Videos are recorded in every mode but photo. */
export const recordsVideo = ({ mode }: Pick<RecorderSettings, 'mode'>): boolean => mode !== 'photo'
/** Photos are taken in every mode but video. */
export const takesPhoto = ({ mode }: Pick<RecorderSettings, 'mode'>): boolean => mode !== 'video'
/** Orientation and music belong to mode `video` only. */
export const hasChoices = ({ mode }: Pick<RecorderSettings, 'mode'>): boolean => mode === 'video'
/** The shape that is seen and recorded: the chosen one, or vertical where there is no choice. */
export const shapeOf = (settings: RecorderSettings): RecorderOrientation =>
  hasChoices(settings) ? settings.orientation : 'vertical'

/** Mode, orientation, camera, music and timer can change; false while counting down, recording and finishing. */
export const canChange = ({ status }: RecorderState): boolean =>
  status !== 'countdown' && status !== 'recording' && status !== 'stopping'

/** Milliseconds that a recording may last. */
export const limitOf = ({ maxDurationMs = Infinity }: Pick<RecorderSettings, 'maxDurationMs'>): number => maxDurationMs

function tidy(settings: RecorderSettings): RecorderSettings {
  const timer = Math.min(10, Math.max(0, Math.round(settings.timer) || 0))
  return timer === settings.timer ? settings : { ...settings, timer }
}

/** These decide what is asked of the camera, so changing one restarts it (specification 4). */
const restarting = ['mode', 'orientation', 'facing', 'deviceId', 'microphoneId'] as const

/** Whether the camera that is open for `before` must be opened anew for `after`. */
export const needsNewCamera = (before: RecorderSettings, after: RecorderSettings): boolean =>
  restarting.some((key) => before[key] !== after[key])

const keys = [...restarting, 'filter', 'track', 'timer', 'maxDurationMs'] as const

function change(state: RecorderState, changes: Partial<RecorderSettings>): RecorderState {
  // While the camera records, the filter is all that can change.
  const allowed = canChange(state) ? changes : changes.filter === undefined ? {} : { filter: changes.filter }
  const settings = tidy({ ...state.settings, ...allowed })
  if (keys.every((key) => settings[key] === state.settings[key])) return state
  if (state.status === 'preview' && needsNewCamera(state.settings, settings)) return { status: 'requesting', settings }
  return { ...state, settings }
}

function begin(
  state: Extract<RecorderState, { status: 'preview' | 'countdown' }>,
  kind: 'video' | 'photo',
  at: number,
): RecorderState {
  const { settings, granted } = state
  return kind === 'video'
    ? { status: 'recording', settings, granted, begun: false, paused: false, startedAt: at, elapsedMs: 0 }
    : { status: 'stopping', settings, granted, kind, elapsedMs: 0, interrupted: false }
}

function shutter(state: RecorderState, kind: 'video' | 'photo', at: number): RecorderState {
  if (state.status !== 'preview') return state
  const { settings, granted } = state
  if (settings.timer === 0) return begin(state, kind, at)
  const endsAt = at + settings.timer * 1000
  return { status: 'countdown', settings, granted, kind, endsAt, remaining: settings.timer }
}

function tick(state: RecorderState, at: number): RecorderState {
  if (state.status === 'countdown') {
    const remaining = Math.ceil((state.endsAt - at) / 1000)
    if (remaining <= 0) return begin(state, state.kind, at)
    return remaining < state.remaining ? { ...state, remaining } : state
  }
  if (state.status === 'recording' && state.begun && !state.paused) {
    if (at - state.startedAt >= limitOf(state.settings)) return finish(state, at, false)
    const elapsedMs = Math.max(state.elapsedMs, at - state.startedAt)
    return elapsedMs === state.elapsedMs ? state : { ...state, elapsedMs }
  }
  return state
}

function finish(state: RecorderState, at: number, interrupted: boolean): RecorderState {
  if (state.status !== 'recording') return state
  const { settings, granted, startedAt } = state
  // Nothing was recorded: there is nothing to finish.
  if (!state.begun) return { status: 'preview', settings, granted }
  const elapsedMs = state.paused ? state.elapsedMs : Math.max(state.elapsedMs, at - startedAt)
  return { status: 'stopping', settings, granted, kind: 'video', elapsedMs, interrupted }
}

/** A recording with music has none: the music would go on meanwhile, and miss a part in the file. */
export const canPause = (state: RecorderState): boolean =>
  state.status === 'recording' &&
  state.begun &&
  state.granted.pausable === true &&
  !(hasChoices(state.settings) && state.settings.track !== null)

function pause(state: RecorderState, at: number): RecorderState {
  if (state.status !== 'recording' || state.paused || !canPause(state)) return state
  return { ...state, paused: true, elapsedMs: Math.max(state.elapsedMs, at - state.startedAt) }
}

/** The next state. An event that makes no sense now changes nothing and returns the same object. */
export function reduceRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  const { settings } = state
  switch (event.type) {
    case 'open':
      return state.status === 'idle' || state.status === 'error' ? { status: 'requesting', settings } : state
    case 'granted':
      return state.status === 'requesting' ? { status: 'preview', settings, granted: event.granted } : state
    case 'record':
      return recordsVideo(settings) ? shutter(state, 'video', event.at) : state
    case 'takePhoto':
      return takesPhoto(settings) ? shutter(state, 'photo', event.at) : state
    case 'cancelCountdown':
      return state.status === 'countdown' ? { status: 'preview', settings, granted: state.granted } : state
    case 'started':
      return state.status === 'recording' && !state.begun
        ? { ...state, begun: true, startedAt: event.at, elapsedMs: 0 }
        : state
    case 'tick':
      return tick(state, event.at)
    case 'pause':
      return pause(state, event.at)
    case 'resume':
      return state.status === 'recording' && state.paused
        ? { ...state, paused: false, startedAt: event.at - state.elapsedMs }
        : state
    case 'stop':
      return finish(state, event.at, false)
    case 'lost':
      if (state.status === 'recording' && state.begun) return finish(state, event.at, true)
      if (state.status === 'preview' || state.status === 'countdown' || state.status === 'recording')
        return { status: 'error', settings, reason: 'lost', detail: undefined }
      return state
    case 'captured':
      return state.status === 'stopping' ? { status: 'review', settings, capture: event.capture } : state
    case 'restored':
      return state.status === 'idle' ? { status: 'review', settings, capture: event.capture } : state
    case 'failed':
      if (state.status !== 'requesting' && !isLive(state)) return state
      return { status: 'error', settings, reason: event.reason, detail: event.detail }
    case 'retake':
      return state.status === 'review' ? { status: 'requesting', settings } : state
    case 'close':
      return state.status === 'idle' ? state : { status: 'idle', settings }
    default:
      return change(state, event.settings)
  }
}
