/**
 * One controller for every tooltip on the page.
 *
 * A trigger carries its text as attributes and no state of its own; the listeners are the document's, once, however
 * many triggers there are (500 cost what one costs). The popup is one element in the top layer, so that neither `overflow: hidden`
 * nor a dialog cuts it off.
 */
import { placeBeside, type AnchorSide } from '../anchored/placement.ts'
import { directionAt, takePlace } from '../place/take-place.ts'
import { showInTopLayer } from '../top-layer/top-layer.ts'
import { createTooltipTiming, defaultDelays } from './tooltip-timing.ts'
import * as styles from './Tooltip.css.ts'

/** Milliseconds a finger rests before the tooltip shows: the system's own long press. */
const longPress = 500

const triggerSelector = '[data-tooltip]'

/** Delays in force; `TooltipProvider` writes them. */
export const delays = { ...defaultDelays }

function triggerAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(triggerSelector)) || undefined
}

function isSide(side: string | undefined): side is AnchorSide {
  return side === 'top' || side === 'bottom' || side === 'inline-start' || side === 'inline-end'
}

/** Writes only what is new: the popup stands in the body that is observed for changes, and must not answer itself. */
function writeText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
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
      const { tooltip, tooltipText, tooltipShortcut, tooltipSide } = trigger.dataset
      writeText(text, (tooltip === 'label' ? trigger.getAttribute('aria-label') : tooltipText) ?? '')
      writeText(shortcut, tooltipShortcut ?? '')
      takePlace(element, trigger)
      const { left, top, side } = placeBeside(
        trigger.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        { side: isSide(tooltipSide) ? tooltipSide : 'top', rtl: directionAt(trigger) === 'rtl' },
      )
      element.dataset['side'] = side
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    },
  }
}

function start(): () => void {
  const popup = createPopup()
  /** Lives while a tooltip is open: what may only then be listened to. */
  let open = new AbortController()
  let press: ReturnType<typeof setTimeout> | undefined
  /** After a long press the finger's click would do what the person only wanted explained. */
  let swallowClick = false
  let heldOpen = false
  /** Pressed or sent away by Escape: quiet until the pointer has left it. */
  let spent: HTMLElement | undefined

  const timing = createTooltipTiming<HTMLElement>(
    {
      show(trigger) {
        if (!trigger.isConnected || trigger.ariaExpanded === 'true') return
        document.body.append(popup.element)
        showInTopLayer(popup.element)
        popup.write(trigger)
        open = new AbortController()
        const { signal } = open
        // Before every other listener, so that the dialog around does not take the same Escape for itself.
        window.addEventListener('keydown', dismissByKey, { capture: true, signal })
        window.addEventListener(
          'scroll',
          (event) => event.target instanceof Node && event.target.contains(trigger) && timing.hide(),
          {
            capture: true,
            passive: true,
            signal,
          },
        )
        window.addEventListener('blur', timing.hide, { signal })
        // The trigger can leave, or be renamed ('Bookmark' becomes 'Remove bookmark'), while its tooltip stands.
        const observer = new MutationObserver(() => {
          if (!trigger.isConnected || trigger.ariaExpanded === 'true') timing.hide()
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
    },
    delays,
  )

  function dismissByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    spent = timing.shown
    timing.hide()
  }

  function pointerOver(event: PointerEvent): void {
    // While a finger holds it open, a mouse that rests somewhere has no say.
    if (event.pointerType === 'touch' || heldOpen) return
    if (event.target instanceof Node && popup.element.contains(event.target)) return
    const trigger = triggerAt(event.target)
    if (spent && trigger !== spent) spent = undefined
    if (trigger && trigger !== spent) timing.hover(trigger)
    else if (!timing.shown || timing.shown !== document.activeElement || !timing.shown.matches(':focus-visible'))
      timing.hide()
  }

  function pointerDown(event: PointerEvent): void {
    const trigger = triggerAt(event.target)
    swallowClick = false
    clearTimeout(press)
    if (event.pointerType !== 'touch') {
      if (trigger) {
        spent = trigger
        timing.hide()
      }
      return
    }
    timing.hide()
    if (!trigger) return
    press = setTimeout(() => {
      swallowClick = true
      heldOpen = true
      timing.show(trigger)
    }, longPress)
  }

  function pointerEnd(event: PointerEvent): void {
    clearTimeout(press)
    if (event.pointerType !== 'touch') return
    heldOpen = false
    timing.hide()
  }

  function click(event: MouseEvent): void {
    if (!swallowClick) return
    swallowClick = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function focusIn(event: FocusEvent): void {
    const trigger = triggerAt(event.target)
    if (trigger && trigger === event.target && trigger.matches(':focus-visible')) timing.show(trigger)
  }

  const all = new AbortController()
  const options = { capture: true, passive: true, signal: all.signal }
  document.addEventListener('pointerover', pointerOver, options)
  document.addEventListener('pointerdown', pointerDown, options)
  document.addEventListener('pointerup', pointerEnd, options)
  document.addEventListener('pointercancel', pointerEnd, options)
  document.documentElement.addEventListener('pointerleave', timing.hide, { signal: all.signal })
  document.addEventListener('focusin', focusIn, options)
  document.addEventListener('focusout', ({ target }) => target === timing.shown && timing.hide(), options)
  document.addEventListener('click', click, { capture: true, signal: all.signal })
  // The system's own long-press menu would cover the tooltip.
  document.addEventListener('contextmenu', (event) => swallowClick && event.preventDefault(), {
    capture: true,
    signal: all.signal,
  })

  return () => {
    clearTimeout(press)
    timing.hide()
    all.abort()
  }
}

let users = 0
let stop: (() => void) | undefined

/** Counts a trigger in; the first one starts the controller, the last one out stops it. */
export function acquireTooltips(): () => void {
  users += 1
  stop ??= start()
  return () => {
    users -= 1
    if (users > 0) return
    stop?.()
    stop = undefined
  }
}
