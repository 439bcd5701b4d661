import type { Page } from '@playwright/test'

/**
 * What does not fit on a page: how far it reaches sideways out of the window (px), the texts of which a part is cut off, and those that an
 * ellipsis shortens at their beginning, where it should be the end.
 */
export type CutOff = { sideways: number; texts: string[]; beginnings: string[] }

/**
 * Looks for what does not fit. A text is cut off when its box hides a part of it; an ellipsis says that something is missing, and what
 * only screen readers get is not meant to be seen.
 */
export const cutOff = (page: Page): Promise<CutOff> =>
  page.evaluate(() => {
    const isForReadersOnly = (style: CSSStyleDeclaration) => style.clipPath !== 'none' || style.clip !== 'auto'
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const texts: string[] = []
    const beginnings: string[] = []
    const losesItsBeginning = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = (node.nodeValue ?? '').search(/[\p{L}\p{N}]/u)
        if (at < 0) continue
        const first = document.createRange()
        first.setStart(node, at)
        first.setEnd(node, at + 1)
        const [letter, box] = [first.getBoundingClientRect(), element.getBoundingClientRect()]
        return letter.left < box.left - 1 || letter.right > box.right + 1
      }
      return false
    }
    /** Whether an element lies wholly outside of what a box around it shows: on a line that is not to be seen. */
    const isOutOfSight = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (!hides(getComputedStyle(around).overflowY)) continue
        const shown = around.getBoundingClientRect()
        if (box.bottom <= shown.top + 1 || box.top >= shown.bottom - 1) return true
      }
      return false
    }
    const isWithinSuch = (element: Element | null): boolean =>
      element !== null && (isForReadersOnly(getComputedStyle(element)) || isWithinSuch(element.parentElement))
    for (const element of document.body.querySelectorAll('*')) {
      const { textOverflow } = getComputedStyle(element)
      const isShort = textOverflow === 'ellipsis' && element.checkVisibility() && !isWithinSuch(element)
      if (isShort && !isOutOfSight(element) && losesItsBeginning(element))
        beginnings.push(element.textContent?.trim().slice(0, 80) ?? '')
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!own || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element instanceof SVGElement) continue
      const style = getComputedStyle(element)
      if (isForReadersOnly(style) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
      const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1
      const isHigh = hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1
      if (isWide || isHigh) texts.push(element.textContent?.trim().slice(0, 80) ?? '')
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return { sideways: scrollWidth - clientWidth, texts, beginnings }
  })
