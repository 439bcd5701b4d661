/**
 * When a tooltip shows and when it goes, as a small machine without a document. The view is told through `show`/`hide`.
 *
 * The first one waits `delay` (specification section 5.3: 700 ms); within `skipDelay` (300 ms) of another one there is no wait,
 * so that a person can read along a toolbar.
 */

export interface TooltipDelays {
  /** Milliseconds the pointer rests on a trigger before the first tooltip shows. */
  delay: number
  /** Milliseconds after one has gone in which the next shows at once. */
  skipDelay: number
}

export const defaultDelays: TooltipDelays = { delay: 700, skipDelay: 300 }

export interface TooltipView<Trigger> {
  show: (trigger: Trigger) => void
  hide: () => void
  /** Whether it may show, or go on the wish of a pointer, the focus or a key; somebody else may decide that. */
  mayShow: (trigger: Trigger) => boolean
  mayHide: (trigger: Trigger) => boolean
  /** It gave way to another one. */
  replaced: (trigger: Trigger) => void
}

/** Makes the machine. `now` and the timers are the environment's own unless a test replaces them globally. */
export function createTooltipTiming<Trigger extends object>(
  view: TooltipView<Trigger>,
  delaysOf: (trigger: Trigger) => TooltipDelays,
) {
  let wanted: Trigger | undefined
  let shown: Trigger | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt = Number.NEGATIVE_INFINITY

  function show(trigger: Trigger): void {
    stopWaiting()
    wanted = trigger
    if (shown === trigger || !view.mayShow(trigger)) return
    enforce(trigger)
  }

  function enforce(trigger: Trigger | undefined): void {
    stopWaiting()
    wanted = trigger
    if (shown === trigger) return
    const before = shown
    if (before) leave()
    if (before && trigger) view.replaced(before)
    shown = trigger
    if (trigger) view.show(trigger)
  }

  function hide(): void {
    stopWaiting()
    wanted = undefined
    if (shown && view.mayHide(shown)) leave()
  }

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function leave(): void {
    shown = undefined
    hiddenAt = performance.now()
    view.hide()
  }

  return {
    /** The trigger whose tooltip is to be seen now. */
    get shown(): Trigger | undefined {
      return shown
    },
    /** The pointer came to rest on a trigger. */
    hover(trigger: Trigger): void {
      if (wanted === trigger) return
      stopWaiting()
      wanted = trigger
      const { delay, skipDelay } = delaysOf(trigger)
      if (shown || performance.now() - hiddenAt < skipDelay) show(trigger)
      else timer = setTimeout(() => show(trigger), delay)
    },
    /** Keyboard focus or a long press: no wait. */
    show,
    /** The pointer or the focus left, or a person sent the tooltip away. */
    hide,
    /** Shows this one, or none, whoever decides: the tooltip's owner said so, or its trigger is gone. */
    enforce,
  }
}
