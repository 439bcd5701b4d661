/** What the conformance tests ask of any element, whatever component it belongs to. */

/** Everything a pointer presses or the keyboard reaches. */
const interactive =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role^=menuitem], [role=option]):not([disabled])'

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
}

/** The interactive elements of the page that a reader meets and we draw: what a consumer brings has no class of ours. */
export function interactiveElements(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(interactive)].filter(
    (element) => isShown(element) && element.classList.length > 0,
  )
}

/** A control and what stands for it: a native control may be drawn by its label or by what is around it. */
function standIns(element: HTMLElement): readonly Element[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const around = element instanceof HTMLInputElement && element.parentElement ? [element.parentElement] : []
  return [element, ...labels, ...around]
}

function withDescendants(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
}

const isTransparent = (colour: string) => /^(transparent|rgba\(.*, 0\))$/.test(colour)

function hasBorder(element: Element, pseudo?: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, pseudo)
  return (['Top', 'Bottom', 'Left'] as const).some(
    (side) =>
      style[`border${side}Style`] !== 'none' &&
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      !isTransparent(style[`border${side}Color`]),
  )
}

/** Says that it is there by an edge, a text or a drawing: by what forced colours leave. */
export function isSeenWithoutFills(element: HTMLElement): boolean {
  return withDescendants(standIns(element)).some(
    (part) =>
      hasBorder(part) ||
      hasBorder(part, '::before') ||
      hasBorder(part, '::after') ||
      part instanceof SVGElement ||
      part instanceof HTMLMediaElement ||
      part instanceof HTMLImageElement ||
      (part instanceof HTMLElement && part.innerText.trim() !== ''),
  )
}

/** A sheet or a control that is known by its fill: something is written on it, and its ground is not its parent's. */
export function isFilled(element: HTMLElement): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  const fill = !isTransparent(backgroundColor) || backgroundImage !== 'none'
  const { width, height } = element.getBoundingClientRect()
  const isTheWholeScene = width > innerWidth * 0.9 && height > innerHeight * 0.4
  return fill && !isTheWholeScene && element.innerText.trim() !== ''
}

/** An edge of its own, or the system's own drawing of a fill (`forced-color-adjust: none`). */
export function keepsAnEdge(element: HTMLElement): boolean {
  return hasBorder(element) || getComputedStyle(element).outlineStyle === 'solid'
}

/** The area that answers to a press, in px: that of the control, of its label, and of what it reaches out to. */
export function target(element: HTMLElement): { readonly width: number; readonly height: number } {
  const areas = standIns(element).map((part) => {
    const { width, height } = part.getBoundingClientRect()
    // An area around a small control that is not seen but can be pressed.
    const after = getComputedStyle(part, '::after')
    const reach = after.position === 'absolute' && after.content !== 'none'
    return {
      width: Math.max(width, reach ? Number.parseFloat(after.width) || 0 : 0),
      height: Math.max(height, reach ? Number.parseFloat(after.height) || 0 : 0),
    }
  })
  return {
    width: Math.max(...areas.map(({ width }) => width)),
    height: Math.max(...areas.map(({ height }) => height)),
  }
}

/** A link in a line of text is as high as its line (WCAG 2.5.8, exception "inline"). */
export function isInline(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'inline'
}

/** Something around the focused element says where the focus is: an outline of at least 2 px (WCAG 2.4.7, 2.4.13). */
export function showsFocus(element: HTMLElement): boolean {
  // Its handle is inside the browser's own drawing, which no style can be asked of.
  if (element instanceof HTMLInputElement && element.type === 'range') return true
  return withDescendants(standIns(element)).some((part) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  )
}

/** How an element is called in a message. */
export function describeElement(element: Element): string {
  return element.outerHTML.replace(/>.*/s, '>').slice(0, 160)
}
