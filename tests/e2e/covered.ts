import type { Page } from '@playwright/test'

/** The actions of a page that a press does not reach, once they are scrolled into view, with what lies over them. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector =
      'a[href], button, input, textarea, select, summary, [role="button"], [role="link"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="menuitem"], [contenteditable="true"]'
    const called = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}`
    /** What somebody presses to reach a control: its label where the control itself is not drawn. */
    const targetOf = (element: Element) => {
      const { clipPath, opacity } = getComputedStyle(element)
      const isDrawn = clipPath === 'none' && opacity !== '0'
      return isDrawn || !(element instanceof HTMLInputElement) ? element : (element.labels?.[0] ?? element)
    }
    const found: string[] = []
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled')) continue
      const target = targetOf(element)
      const style = getComputedStyle(target)
      // Skip links and what only a script presses are drawn when they have the focus, or never.
      if (style.clipPath !== 'none' || style.opacity === '0' || element.closest('[inert], .sr-only') !== null) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const [box] = target.getClientRects()
      if (box === undefined || box.width <= 1 || box.height <= 1) continue
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isReached =
        top !== null &&
        (target.contains(top) || element.contains(top) || (top instanceof HTMLLabelElement && top.control === element))
      if (!isReached) found.push(`${called(element)} lies under ${top === null ? 'nothing' : called(top)}`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return found
  })
