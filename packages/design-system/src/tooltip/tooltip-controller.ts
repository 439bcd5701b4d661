/**
 * One controller for every tooltip on the page.
 *
 * A trigger carries its text as attributes and no state of its own; the listeners are the document's, once, however
 * many triggers there are (500 cost what one costs). The popup is one element in the top layer, so that neither `overflow: hidden`
 * nor a dialog cuts it off.
 */
import { placeBeside, type AnchorAlign, type AnchorSide } from '../anchored/placement.ts'
import { askOpenChange, type OnOpenChange, type OpenChangeReason } from '../open-change/open-change.ts'
import { directionAt, takePlace } from '../place/take-place.ts'
import { showInTopLayer } from '../top-layer/top-layer.ts'
import { createTooltipTiming, defaultDelays, type TooltipDelays } from './tooltip-timing.ts'
import * as styles from './Tooltip.css.ts'

/** Milliseconds a finger rests before the tooltip shows: the system's own long press. */
const longPress = 500

const triggerSelector = '[data-tooltip]'

/** A tooltip whose component wants to know or to decide, by the id on its trigger. */
interface Watcher {
  onOpenChange: OnOpenChange | undefined
  /** `open` is given: it shows and goes by that alone. */
  owned: boolean
}
const watchers = new Map<string, Watcher>()

const watcherOf = (trigger: HTMLElement) => watchers.get(trigger.dataset['tooltipId'] ?? '')

function delaysOf({ dataset }: HTMLElement): TooltipDelays {
  const { tooltipDelay, tooltipSkipDelay } = dataset
  return {
    delay: tooltipDelay === undefined ? defaultDelays.delay : Number(tooltipDelay),
    skipDelay: tooltipSkipDelay === undefined ? defaultDelays.skipDelay : Number(tooltipSkipDelay),
  }
}

function triggerAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(triggerSelector)) || undefined
}

function isSide(side: string | undefined): side is AnchorSide {
  return side === 'top' || side === 'bottom' || side === 'start' || side === 'end'
}

function isAlign(align: string | undefined): align is AnchorAlign {
  return align === 'start' || align === 'center' || align === 'end'
}

/** Writes only what is new: the popup stands in the body that is observed for changes, and must not answer itself. */
function writeText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Whether a tooltip can stand at it: what has opened a menu or a popover explains nothing meanwhile. */
function isReady(trigger: HTMLElement): boolean {
  return trigger.isConnected && trigger.ariaExpanded !== 'true' && trigger.matches(triggerSelector)
}

function createPopup() {
  const element = document.createElement('div')
  element.className = styles.popup
  element.popover = 'manual'
  element.setAttribute('role', 'tooltip')
  element.dataset['component'] = 'Tooltip'
  // A modal dialog makes the rest of the page inert, but not what stands above it.
  element.dataset['aboveModal'] = ''
  const text = document.createElement('span')
  const shortcut = document.createElement('kbd')
  shortcut.className = styles.shortcut
  element.append(text, shortcut)

  return {
    element,
    write(trigger: HTMLElement): void {
      const { tooltip, tooltipText, tooltipShortcut, tooltipSide, tooltipAlign } = trigger.dataset
      writeText(text, (tooltip === 'label' ? trigger.getAttribute('aria-label') : tooltipText) ?? '')
      writeText(shortcut, tooltipShortcut ?? '')
      takePlace(element, trigger)
      const { left, top, side } = placeBeside(
        trigger.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        {
          side: isSide(tooltipSide) ? tooltipSide : 'top',
          align: isAlign(tooltipAlign) ? tooltipAlign : 'center',
          rtl: directionAt(trigger) === 'rtl',
        },
      )
      element.dataset['side'] = side
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    },
  }
}

function start() {
  const popup = createPopup()
  /** Lives while a tooltip is open: what may only then be listened to. */
  let open = new AbortController()
  let press: ReturnType<typeof setTimeout> | undefined
  /** After a long press the finger's click on it would do what the person only wanted explained. */
  let explained: HTMLElement | undefined
  let heldOpen = false
  /** Pressed or sent away by Escape: quiet until the pointer has left it. */
  let spent: HTMLElement | undefined
  /** Where the pointer was last seen. */
  let pointed: HTMLElement | undefined
  /** What is going on, for those who are told why. */
  let cause: { reason: OpenChangeReason; event: Event | undefined } = { reason: 'other', event: undefined }

  const because = (reason: OpenChangeReason, event?: Event) => {
    cause = { reason, event }
    return timing
  }
  /** Whether the change is the controller's to make. */
  const ask = (trigger: HTMLElement, open: boolean) => {
    const watcher = watcherOf(trigger)
    return !watcher || (askOpenChange(watcher.onOpenChange, open, cause.reason, cause.event) && !watcher.owned)
  }

  const timing = createTooltipTiming<HTMLElement>(
    {
      show(trigger) {
        if (!isReady(trigger)) return
        document.body.append(popup.element)
        showInTopLayer(popup.element)
        popup.write(trigger)
        open = new AbortController()
        const { signal } = open
        // Before every other listener, so that the dialog around does not take the same Escape for itself.
        window.addEventListener('keydown', dismissByKey, { capture: true, signal })
        window.addEventListener(
          'scroll',
          (event) =>
            event.target instanceof Node && event.target.contains(trigger) && because('anchor-gone', event).hide(),
          {
            capture: true,
            passive: true,
            signal,
          },
        )
        window.addEventListener('blur', (event) => because('focus-out', event).hide(), { signal })
        // The trigger can leave, or be renamed ('Bookmark' becomes 'Remove bookmark'), while its tooltip stands.
        const observer = new MutationObserver(() => {
          if (!isReady(trigger)) timing.enforce(undefined)
          else popup.write(trigger)
        })
        observer.observe(document.body, { childList: true, subtree: true })
        observer.observe(trigger, { attributes: true })
        signal.addEventListener('abort', () => observer.disconnect())
      },
      hide() {
        open.abort()
        popup.element.remove()
      },
      mayShow: (trigger) => ask(trigger, true),
      mayHide: (trigger) => ask(trigger, false),
      replaced(trigger) {
        askOpenChange(watcherOf(trigger)?.onOpenChange, false, 'other', cause.event)
      },
    },
    delaysOf,
  )

  function dismissByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    spent = timing.shown
    because('escape', event).hide()
  }

  function pointerOver(event: PointerEvent): void {
    // While a finger holds it open, a mouse that rests somewhere has no say.
    if (event.pointerType === 'touch' || heldOpen) return
    if (event.target instanceof Node && popup.element.contains(event.target)) return
    const trigger = triggerAt(event.target)
    const left = pointed
    pointed = trigger
    // One that its owner shows is not left by a pointer that was never there.
    if (!trigger && timing.shown && timing.shown !== left && watcherOf(timing.shown)?.owned) return
    if (spent && trigger !== spent) spent = undefined
    if (trigger && trigger !== spent) because('hover', event).hover(trigger)
    else if (!timing.shown || timing.shown !== document.activeElement || !timing.shown.matches(':focus-visible'))
      because('hover', event).hide()
  }

  function pointerDown(event: PointerEvent): void {
    const trigger = triggerAt(event.target)
    explained = undefined
    clearTimeout(press)
    if (event.pointerType !== 'touch') {
      if (trigger) {
        spent = trigger
        because('trigger', event).hide()
      }
      return
    }
    because('outside', event).hide()
    if (!trigger) return
    press = setTimeout(() => {
      explained = trigger
      heldOpen = true
      because('long-press', event).show(trigger)
    }, longPress)
  }

  function pointerEnd(event: PointerEvent): void {
    clearTimeout(press)
    if (event.pointerType !== 'touch') return
    heldOpen = false
    // The finger went somewhere else: no click follows.
    if (event.type === 'pointercancel') explained = undefined
    because('long-press', event).hide()
  }

  function click(event: MouseEvent): void {
    const trigger = explained
    explained = undefined
    // A finger's own click only: one by a key or by script (of detail 0) is meant, and so is one elsewhere.
    if (!trigger || event.detail === 0 || !(event.target instanceof Node) || !trigger.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function focusIn(event: FocusEvent): void {
    const trigger = triggerAt(event.target)
    if (trigger && trigger === event.target && trigger.matches(':focus-visible')) {
      because('focus', event).show(trigger)
    }
  }

  const all = new AbortController()
  const options = { capture: true, passive: true, signal: all.signal }
  document.addEventListener('pointerover', pointerOver, options)
  document.addEventListener('pointerdown', pointerDown, options)
  document.addEventListener('pointerup', pointerEnd, options)
  document.addEventListener('pointercancel', pointerEnd, options)
  document.documentElement.addEventListener('pointerleave', (event) => because('hover', event).hide(), {
    signal: all.signal,
  })
  document.addEventListener('focusin', focusIn, options)
  document.addEventListener(
    'focusout',
    (event) => event.target === timing.shown && because('focus-out', event).hide(),
    options,
  )
  document.addEventListener('click', click, { capture: true, signal: all.signal })
  // The system's own long-press menu would cover the tooltip.
  document.addEventListener(
    'contextmenu',
    (event) => {
      const byFinger = heldOpen || (event instanceof PointerEvent && event.pointerType === 'touch')
      if (explained && byFinger) event.preventDefault()
    },
    { capture: true, signal: all.signal },
  )

  return {
    timing,
    stop() {
      clearTimeout(press)
      timing.enforce(undefined)
      all.abort()
    },
  }
}

let users = 0
let controller: ReturnType<typeof start> | undefined

/** Counts a trigger in; the first one starts the controller, the last one out stops it. */
export function acquireTooltips(): () => void {
  users += 1
  controller ??= start()
  return () => {
    users -= 1
    if (users > 0) return
    controller?.stop()
    controller = undefined
  }
}

/** Tells a component of its tooltip, and lets it decide where it is `owned`, until the returned function is called. */
export function watchTooltip(id: string, watcher: Watcher): () => void {
  watchers.set(id, watcher)
  return () => {
    watchers.delete(id)
  }
}

/** Shows the tooltip of a trigger that the page's pointer and focus have no say about, until the returned function is called. */
export function holdTooltip(trigger: HTMLElement): () => void {
  controller?.timing.enforce(trigger)
  return () => {
    if (controller?.timing.shown === trigger) controller.timing.enforce(undefined)
  }
}
