/** What a video is doing, as far as the controls show it. Pure, so it can be tested without one. */

export type PlaybackState = 'playing' | 'paused' | 'loading' | 'failed'

export interface Playback {
  readonly state: PlaybackState
  /** Seconds. */
  readonly time: number
  /** Seconds; 0 while it is not known, as for a recording that was written while it ran and was not played through. */
  readonly duration: number
  /** Seconds up to which it has arrived. */
  readonly buffered: number
}

export const atRest: Playback = { state: 'paused', time: 0, duration: 0, buffered: 0 }

/** What the controls follow several times a second, and nothing around them. */
export interface Clock {
  readonly get: () => Playback
  readonly set: (now: Playback) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createClock(): Clock {
  const listeners = new Set<() => void>()
  let playback = atRest
  return {
    get: () => playback,
    set: (now) => {
      playback = now
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Played = Pick<HTMLMediaElement, 'paused' | 'currentTime' | 'duration' | 'readyState'> & {
  readonly error: unknown
  readonly buffered: Pick<TimeRanges, 'length' | 'end'>
}

/** Enough has arrived to go on playing (`HAVE_FUTURE_DATA`). */
const playable = 3

export function readPlayback({ error, paused, readyState, currentTime, duration, buffered }: Played): Playback {
  return {
    state: error ? 'failed' : paused ? 'paused' : readyState < playable ? 'loading' : 'playing',
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: buffered.length ? buffered.end(buffered.length - 1) : 0,
  }
}

/** Minutes and seconds, as a clock shows them: `0:12`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`0${Math.floor(seconds % 60)}`.slice(-2)}`
}
