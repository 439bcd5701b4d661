/** What tests of all components wait for, and how they press. */

/** What the browser tells of sizes and places comes with a frame, and what is drawn for it with the next. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** What runs now and comes to an end by itself is at its end. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations === 1) animation.finish()
}

/** Presses an element, and waits until what that sets off is there. */
export async function pressOn(element: HTMLElement): Promise<void> {
  const down = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }
  element.dispatchEvent(new PointerEvent('pointerdown', down))
  element.click()
  await settled()
  finishAnimations()
  await settled()
}

/** Presses the first element that fits a selector. */
export function press(selector: string): Promise<void> {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector} to press`)
  return pressOn(element)
}
