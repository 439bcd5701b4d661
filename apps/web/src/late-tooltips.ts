/**
 * Stands in for the design system's tooltip controller in the bundle (`build/late-tooltips-plugin.ts`): fetches it at the first sign of a
 * reader, and then lets it hear that sign, so that the first tooltip shows like every other.
 */

/** What can ask for a tooltip. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

let isListening = false

/** The sign again, for the controller alone: it listens in the capture phase, which does not need bubbling. */
function repeat(sign: Event): void {
  const Kind = sign instanceof PointerEvent ? PointerEvent : FocusEvent
  sign.target?.dispatchEvent(new Kind(sign.type, { ...pointerOf(sign), bubbles: false }))
}

const pointerOf = (sign: Event) => (sign instanceof PointerEvent ? { pointerType: sign.pointerType } : {})

function listen(): void {
  let latest: Event | undefined
  let isFetching = false
  const heard = new AbortController()
  const options = { capture: true, passive: true, signal: heard.signal }

  const fetchIt = async (sign: Event) => {
    latest = sign
    if (isFetching) return
    isFetching = true
    try {
      const { acquireTooltips: start } = await import('skein:tooltip-controller')
      heard.abort()
      start()
      if (latest !== undefined) repeat(latest)
    } catch {
      // The next sign tries again.
      isFetching = false
    }
  }
  for (const sign of signs) document.addEventListener(sign, (event) => void fetchIt(event), options)
  // A press that has ended explains nothing.
  document.addEventListener('pointerup', () => (latest = undefined), options)
}

/** Starts listening with the first trigger. The frame always has one, so that it never stops. */
export function acquireTooltips(): () => void {
  if (!isListening) {
    isListening = true
    listen()
  }
  return () => undefined
}
