import type { ReactNode } from 'react'

/**
 * The queue behind the toasts, without React: what shows, and how long it still may.
 *
 * It lives outside of React so that anything can call `toast()`: a mutation, a socket, a module that ran before the
 * first render. One slot by default (specification section 8): a newer toast takes the place of the older one, so a
 * burst of a thousand leaves one node and one timer.
 */

export interface ToastAction {
  /** The button's text: 'Undo'. */
  label: string
  /** Runs once; the toast is dismissed first. */
  onClick: () => void
}

/** What a toast is known by: a name that was given to it, or else a number of its own. */
export type ToastId = string | number

/**
 * Why a toast went away; the words of `onOpenChange` where it has one.
 *
 * - `close`: its Close was pressed
 * - `action`: its action was pressed
 * - `escape`: the Escape key
 * - `drag`: it was thrown off
 * - `timeout`: its time was over
 * - `replaced`: a newer toast took its place
 * - `api`: the program took it away
 */
export type ToastCloseReason = 'close' | 'action' | 'escape' | 'drag' | 'timeout' | 'replaced' | 'api'

export interface ToastOptions {
  /** A toast with the id of one that is there changes that one, as a whole, instead of standing beside it. */
  id?: ToastId | undefined
  title: ReactNode
  description?: ReactNode
  /** `danger` interrupts a screen reader (role=alert); the default waits its turn (role=status). */
  tone?: 'neutral' | 'danger' | undefined
  /** Something is under way: a spinner in place of the mark. It stays until it is changed or dismissed. */
  busy?: boolean | undefined
  /** A toast with an action stays until it is dismissed: nobody can be asked to hurry (WCAG 2.2.1). */
  action?: ToastAction | undefined
  /** Milliseconds of undisturbed view, 5000 by default. `Infinity` stays. */
  duration?: number | undefined
  /** Told once, after the toast has gone. */
  onClose?: ((reason: ToastCloseReason) => void) | undefined
}

/** What a change names; all else stays as it is, and `undefined` takes it away. */
export type ToastUpdateOptions = Partial<Omit<ToastOptions, 'id'>>

/** How something ended: a title, or all that a toast takes but its id. */
export type ToastOutcome = string | Omit<ToastOptions, 'id'>

/** What is said of a promise. */
export interface ToastPromiseOptions<T> {
  /** While it runs. */
  loading: string | ToastOptions
  /** Once it is fulfilled. Without it, or where the function answers `undefined`, the toast goes without a word. */
  success?: ToastOutcome | ((value: T) => ToastOutcome | undefined) | undefined
  /** Once it is rejected, in the tone `danger` unless it names another. A function may answer `undefined` for what is no failure. */
  error: ToastOutcome | ((reason: unknown) => ToastOutcome | undefined)
}

/** A toast that was accepted. */
export interface ToastEntry extends Omit<ToastOptions, 'id'> {
  readonly id: ToastId
  /** Of this appearance alone, where an id may be used again. */
  readonly key: number
}

/** What may stop the clocks. Each counts for itself: a toast runs on only when none is left. */
export type PauseReason = 'hover' | 'focus' | 'hidden' | 'blur' | 'touch'

/** Speaks of one toast only, and not of a later one with the same id. Does nothing once that toast has gone. */
export interface ToastHandle {
  readonly id: ToastId
  /** Changes this toast where it stands. Its time begins anew; only a text that is another is said. */
  update: (options: ToastUpdateOptions) => void
  /** Takes this toast away. */
  dismiss: () => void
}

/** Where time comes from; tests bring their own. */
export interface ToastClock {
  /** Milliseconds that never run backwards. */
  now: () => number
  schedule: (run: () => void, delay: number) => ReturnType<typeof setTimeout>
  cancel: (timer: ReturnType<typeof setTimeout>) => void
}

interface Countdown {
  remaining: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const defaultDuration = 5000
/** How many wait for a `Toaster` that is not mounted yet. */
const waitingRoom = 3

const optionsOf = <Options>(given: string | Options): Options | { title: string } =>
  typeof given === 'string' ? { title: given } : given

const systemClock: ToastClock = {
  // Read at call time, so that a replaced timer (fake timers in a test) is the one that is used.
  now: () => performance.now(),
  schedule: (run, delay) => setTimeout(run, delay),
  cancel: (timer) => clearTimeout(timer),
}

/** Makes an independent queue. The library has one of its own behind `toast()`. */
export function createToastStore(clock: ToastClock = systemClock) {
  let entries: readonly ToastEntry[] = []
  let lastKey = 0
  let limit = 1
  let attached = 0
  let telling = false
  const countdowns = new Map<number, Countdown>()
  const pauses = new Set<PauseReason>()
  const listeners = new Set<() => void>()

  function start(key: number, countdown: Countdown): void {
    if (!attached || pauses.size > 0 || countdown.timer !== undefined) return
    countdown.since = clock.now()
    countdown.timer = clock.schedule(() => close((entry) => entry.key === key, 'timeout'), countdown.remaining)
  }

  function stop(countdown: Countdown): void {
    if (countdown.timer === undefined) return
    clock.cancel(countdown.timer)
    countdown.timer = undefined
    countdown.remaining -= clock.now() - countdown.since
  }

  function forget(key: number): void {
    const countdown = countdowns.get(key)
    if (countdown) stop(countdown)
    countdowns.delete(key)
  }

  /** Its time begins, anew where it had begun: what has changed takes as long to read as what has come. */
  function count({ key, busy, action, duration = defaultDuration }: ToastEntry): void {
    forget(key)
    // A timer longer than 2^31 ms would fire at once; such a toast simply stays.
    if (busy || action || duration >= 2 ** 31) return
    const countdown: Countdown = { remaining: duration, since: 0, timer: undefined }
    countdowns.set(key, countdown)
    start(key, countdown)
  }

  /** Once for everything that happens in one go: a burst of a thousand is one render. */
  function tell(): void {
    if (telling) return
    telling = true
    queueMicrotask(() => {
      telling = false
      for (const listener of listeners) listener()
    })
  }

  /** @param reason why those have gone that are no longer there */
  function show(next: readonly ToastEntry[], reason: ToastCloseReason): void {
    for (const { key, onClose } of entries) {
      if (next.some((entry) => entry.key === key)) continue
      forget(key)
      // Not within the call: a callback that throws, or shows a toast itself, must not meet a queue that is half changed.
      if (onClose) queueMicrotask(() => onClose(reason))
    }
    entries = next
    if (entries.length === 0) {
      // The pointer or focus was on what has just left, so no 'leave' will ever tell.
      pauses.delete('hover')
      pauses.delete('focus')
      pauses.delete('touch')
    }
    tell()
  }

  function close(isMeant: (entry: ToastEntry) => boolean, reason: ToastCloseReason): void {
    const next = entries.filter((entry) => !isMeant(entry))
    if (next.length !== entries.length) show(next, reason)
  }

  /** Puts a toast in the place of the one with its key, or behind all others where there is none. */
  function put(entry: ToastEntry): ToastHandle {
    const { id, key } = entry
    const isThere = (other: ToastEntry) => other.key === key
    const next = entries.some(isThere)
      ? entries.map((other) => (isThere(other) ? entry : other))
      : [...entries, entry].slice(attached ? -limit : -waitingRoom)
    show(next, 'replaced')
    count(entry)
    return {
      id,
      update(options) {
        const shown = entries.find(isThere)
        if (shown) put({ ...shown, ...options })
      },
      dismiss: () => close(isThere, 'api'),
    }
  }

  function add(options: ToastOptions): ToastHandle {
    const { id } = options
    const shown = id === undefined ? undefined : entries.find((entry) => entry.id === id)
    const key = shown?.key ?? ++lastKey
    return put({ ...options, id: id ?? key, key })
  }

  /** Takes every toast away, or the one with this id. */
  function dismiss(id?: ToastId, reason: ToastCloseReason = 'api'): void {
    close((entry) => id === undefined || entry.id === id, reason)
  }

  /**
   * Shows that something is under way, and then how it ended, in the same toast. The end is told also where the first toast has
   * been dismissed or replaced meanwhile: that somebody need not watch does not mean that a failure may pass in silence.
   *
   * @returns the promise itself: a rejection is the caller's to handle or not, though it no longer counts as unhandled
   */
  function promise<T>(
    work: Promise<T> | (() => Promise<T>),
    { loading, success, error }: ToastPromiseOptions<T>,
  ): Promise<T> {
    const handle = add({ ...optionsOf(loading), busy: true })
    // What throws before it has made a promise has failed like one that is rejected.
    const running = typeof work === 'function' ? new Promise<T>((resolve) => resolve(work())) : work
    const end = (tone: ToastOptions['tone'], outcomeOf: () => ToastOutcome | undefined) => {
      let outcome: ToastOutcome | undefined
      try {
        outcome = outcomeOf()
      } finally {
        // Also where there are no words because making them has thrown: nothing is busy any more.
        if (outcome === undefined) handle.dismiss()
        else add({ tone, ...optionsOf(outcome), id: handle.id })
      }
    }
    void running.then(
      (value) => end('neutral', () => (typeof success === 'function' ? success(value) : success)),
      (reason: unknown) => end('danger', () => (typeof error === 'function' ? error(reason) : error)),
    )
    return running
  }

  return {
    add,
    dismiss,
    promise,
    /** Stops every clock for one reason. */
    pause(reason: PauseReason): void {
      pauses.add(reason)
      for (const countdown of countdowns.values()) stop(countdown)
    },
    /** Takes one reason back; the clocks run on with what was left when no other remains. */
    resume(reason: PauseReason): void {
      pauses.delete(reason)
      for (const [key, countdown] of countdowns) start(key, countdown)
    },
    /** A `Toaster` is there: from now on at most `shown` stay, and their time runs. Returns the way back. */
    attach(shown: number): () => void {
      attached += 1
      limit = Math.max(1, shown)
      if (entries.length > limit) show(entries.slice(-limit), 'replaced')
      for (const [key, countdown] of countdowns) start(key, countdown)
      return () => {
        attached -= 1
        pauses.clear()
        if (!attached) for (const countdown of countdowns.values()) stop(countdown)
      }
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: (): readonly ToastEntry[] => entries,
    /** How many timers are kept, for a test of leaks. */
    countTimers: (): number => countdowns.size,
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
