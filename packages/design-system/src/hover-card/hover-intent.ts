/**
 * When a hover card comes and when it goes, as a small machine without a document. What is open is told by the view, because a parent may own
 * that; the machine only asks.
 */
import type { OpenChangeReason } from '../open-change/open-change.ts'

export interface HoverDelays {
  /** Milliseconds that a pointer, or the focus of a keyboard, rests on a trigger before its card comes. */
  readonly delay: number
  /** Milliseconds in which a pointer may reach the card, or come back. */
  readonly closeDelay: number
}

export const defaultDelays: HoverDelays = { delay: 500, closeDelay: 250 }

export interface HoverView<Trigger> {
  /** The trigger whose card is open. */
  readonly opened: () => Trigger | undefined
  /** Whether there is a card to go to. One that is open may still wait for what it will say. */
  readonly isSeen: () => boolean
  /** Whether a keyboard is at the trigger or in the card: a pointer that leaves does not send it away. */
  readonly isHeld: () => boolean
  readonly open: (trigger: Trigger, reason: 'hover' | 'focus', event: Event | undefined) => void
  /** @returns whether it was not refused */
  readonly close: (reason: OpenChangeReason, event: Event | undefined) => boolean
}

export type HoverIntent<Trigger> = ReturnType<typeof createHoverIntent<Trigger>>

/** Makes the machine. The timers are the environment's own unless a test replaces them globally. */
export function createHoverIntent<Trigger>(view: HoverView<Trigger>, delays: () => HoverDelays) {
  /** What is pointed at, and opens once its wait is over. */
  let resting: { readonly trigger: Trigger; readonly reason: 'hover' | 'focus' } | undefined
  /** Pressed, or sent away by Escape: quiet until pointer and focus have left it. */
  let spent: Trigger | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined

  function forget(): void {
    clearTimeout(opening)
    resting = undefined
  }

  function stay(): void {
    clearTimeout(closing)
    closing = undefined
  }

  function rest(trigger: Trigger, reason: 'hover' | 'focus', event: Event | undefined): void {
    if (trigger === spent || trigger === resting?.trigger) return
    spent = undefined
    forget()
    resting = { trigger, reason }
    if (trigger === view.opened()) return
    opening = setTimeout(() => {
      stay()
      view.open(trigger, reason, event)
    }, delays().delay)
  }

  function leave(event: Event | undefined): void {
    if (view.opened() === undefined || view.isHeld() || closing !== undefined) return
    if (view.isSeen()) {
      closing = setTimeout(() => {
        closing = undefined
        if (!view.isHeld()) view.close('hover', event)
      }, delays().closeDelay)
    } else view.close('hover', event)
  }

  return {
    /** The pointer is on a trigger. On its way to the card it may cross another one. */
    hover(trigger: Trigger, event?: Event): void {
      if (trigger === view.opened()) stay()
      else leave(event)
      rest(trigger, 'hover', event)
    },
    /** The pointer is on the card. */
    reach(): void {
      forget()
      stay()
    },
    /** The pointer is on neither. */
    away(event: Event): void {
      spent = undefined
      forget()
      leave(event)
    },
    /** A keyboard came to a trigger. */
    focus(trigger: Trigger, event: Event): void {
      if (trigger === view.opened()) stay()
      rest(trigger, 'focus', event)
    },
    /** The focus left a trigger. */
    blur(): void {
      spent = undefined
      if (resting?.reason === 'focus') forget()
    },
    /** A trigger was pressed, which leads away or begins something else. */
    press(trigger: Trigger, event: Event): void {
      forget()
      spent = trigger
      if (view.opened() !== undefined) view.close('trigger', event)
    },
    /** A person sent it away, or something else took its place. */
    dismiss(reason: OpenChangeReason, event?: Event): boolean {
      forget()
      stay()
      if (reason === 'escape') spent = view.opened()
      return view.close(reason, event)
    },
    /** Lets go of all that waits. */
    stop(): void {
      forget()
      stay()
    },
  }
}
