/** What becomes of texts, names and fields where the text is large and the window narrow. */
import type { Page } from '@playwright/test'

/** Words that are broken in their middle, names of which next to nothing is left, and fields in which nobody can write. */
export type Unreadable = { brokenWords: string[]; tinyNames: string[]; narrowFields: string[] }

/**
 * Looks at every text that is seen. A word is broken when its letters stand on two lines; where a hyphen
 * allows a break, there are two words, and what is longer than its line between two such places, as an address is, has to be broken: the
 * browser takes no slash for such a place. A name is next to
 * nothing when an ellipsis leaves it fewer than four letters' room. A field is narrow when ten letters have no room in it.
 */
export const unreadable = (page: Page): Promise<Unreadable> =>
  page.evaluate(() => {
    const found: Unreadable = { brokenWords: [], tinyNames: [], narrowFields: [] }
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { clipPath, clip } = getComputedStyle(around)
        if (clipPath !== 'none' || clip !== 'auto') return false
      }
      return true
    }
    /** How long a line may be where an element stands (px). */
    const roomOf = (element: Element): number => {
      const { display, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      if (display === 'inline' && element.parentElement !== null) return roomOf(element.parentElement)
      return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    }
    const piecesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, nodeValue } = node
      if (parentElement === null || nodeValue === null || !isSeen(parentElement)) continue
      for (const { index, 0: word } of nodeValue.matchAll(/[#@]?[\p{L}\p{M}\p{N}]{2,}/gu)) {
        // Scripts without spaces break anywhere.
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const pieces = piecesOf(range)
        if (new Set(pieces.map(({ top }) => Math.round(top))).size < 2) continue
        // With what hangs on it, such as the rest of an address.
        range.setStart(node, nodeValue.slice(0, index).search(/[^\s‐–-]*$/u))
        range.setEnd(node, index + nodeValue.slice(index).search(/[\s‐–-]|$/u))
        const length = piecesOf(range).reduce((sum, { width }) => sum + width, 0)
        if (length < roomOf(parentElement)) found.brokenWords.push(word)
      }
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element)
      if (style.textOverflow !== 'ellipsis' || element.scrollWidth <= element.clientWidth + 1 || !isSeen(element))
        continue
      if (element.clientWidth < 2 * Number.parseFloat(style.fontSize))
        found.tinyNames.push(element.textContent?.trim().slice(0, 40) ?? '')
    }
    const fields =
      'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=password], textarea, [contenteditable=true]'
    for (const field of document.body.querySelectorAll<HTMLElement>(fields)) {
      if (!isSeen(field)) continue
      const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      if (room < 5 * Number.parseFloat(fontSize))
        found.narrowFields.push(
          `${field.getAttribute('aria-label') ?? field.getAttribute('placeholder') ?? field.id} (${Math.round(room)} px)`,
        )
    }
    return found
  })
