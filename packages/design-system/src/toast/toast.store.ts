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

export interface ToastOptions {
  title: string
  description?: string | undefined
  /** `danger` interrupts a screen reader (role=alert); the default waits its turn (role=status). */
  tone?: 'neutral' | 'danger' | undefined
  /** A toast with an action stays until it is dismissed: nobody can be asked to hurry (WCAG 2.2.1). */
  action?: ToastAction | undefined
  /** Milliseconds of undisturbed view, 5000 by default. `Infinity` stays. */
  duration?: number | undefined
}

/** A toast that was accepted. */
export interface ToastEntry extends ToastOptions {
  readonly id: number
}

/** What may stop the clocks. Each counts for itself: a toast runs on only when none is left. */
export type PauseReason = 'hover' | 'focus' | 'hidden' | 'blur' | 'touch'

export interface ToastHandle {
  readonly id: number
  /** Takes this toast away; does nothing when it is gone already. */
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

const systemClock: ToastClock = {
  // Read at call time, so that a replaced timer (fake timers in a test) is the one that is used.
  now: () => performance.now(),
  schedule: (run, delay) => setTimeout(run, delay),
  cancel: (timer) => clearTimeout(timer),
}

/** Makes an independent queue. The library has one of its own behind `toast()`. */
export function createToastStore(clock: ToastClock = systemClock) {
  let entries: readonly ToastEntry[] = []
  let lastId = 0
  let limit = 1
  let attached = 0
  let telling = false
  const countdowns = new Map<number, Countdown>()
  const pauses = new Set<PauseReason>()
  const listeners = new Set<() => void>()

  function start(id: number, countdown: Countdown): void {
    if (!attached || pauses.size > 0 || countdown.timer !== undefined) return
    countdown.since = clock.now()
    countdown.timer = clock.schedule(() => dismiss(id), countdown.remaining)
  }

  function stop(countdown: Countdown): void {
    if (countdown.timer === undefined) return
    clock.cancel(countdown.timer)
    countdown.timer = undefined
    countdown.remaining -= clock.now() - countdown.since
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

  function show(next: readonly ToastEntry[]): void {
    for (const gone of entries) {
      const countdown = countdowns.get(gone.id)
      if (countdown && !next.includes(gone)) {
        stop(countdown)
        countdowns.delete(gone.id)
      }
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

  function dismiss(id?: number): void {
    const next = id === undefined ? [] : entries.filter((entry) => entry.id !== id)
    if (next.length !== entries.length) show(next)
  }

  function add(options: ToastOptions): ToastHandle {
    const id = ++lastId
    const duration = options.action ? Infinity : (options.duration ?? defaultDuration)
    show([...entries, { ...options, id }].slice(attached ? -limit : -waitingRoom))
    // A timer longer than 2^31 ms would fire at once; such a toast simply stays.
    if (duration < 2 ** 31) {
      const countdown: Countdown = { remaining: duration, since: 0, timer: undefined }
      countdowns.set(id, countdown)
      start(id, countdown)
    }
    return { id, dismiss: () => dismiss(id) }
  }

  return {
    add,
    dismiss,
    /** Stops every clock for one reason. */
    pause(reason: PauseReason): void {
      pauses.add(reason)
      for (const countdown of countdowns.values()) stop(countdown)
    },
    /** Takes one reason back; the clocks run on with what was left when no other remains. */
    resume(reason: PauseReason): void {
      pauses.delete(reason)
      for (const [id, countdown] of countdowns) start(id, countdown)
    },
    /** A `Toaster` is there: from now on at most `shown` stay, and their time runs. Returns the way back. */
    attach(shown: number): () => void {
      attached += 1
      limit = Math.max(1, shown)
      if (entries.length > limit) show(entries.slice(-limit))
      for (const [id, countdown] of countdowns) start(id, countdown)
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
