import type { JSHandle, Page } from '@playwright/test'

/** How one element is drawn: its place in the tree, and the value of every property that a rule of the product sets anywhere. */
type Drawn = { place: string; style: string }

/**
 * The computed styles of all elements of the app, left in the page, and one sum of them all. Computed, not used: a width that follows from
 * the words in it is `auto` for all words, so that two pages with the same elements are equal whatever those say.
 */
const readStyles = (page: Page): Promise<JSHandle<{ drawn: Drawn[]; sum: string }>> =>
  page.evaluateHandle(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // Where fades lead is what counts.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
    const names = new Set<string>()
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule && rule.style instanceof CSSStyleDeclaration) {
          for (const name of rule.style) if (!name.startsWith('--') && name !== 'src') names.add(name)
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)

    const drawn: Drawn[] = []
    const walk = (element: Element, above: string) => {
      for (const [at, child] of [...element.children].entries()) {
        if (child.matches('script, style, template')) continue
        const place = `${above} > ${at} ${child.localName}${child.id === '' || /_r/i.test(child.id) ? '' : `#${child.id}`}`
        // What a script measured is the page's own, and no rule's.
        const measured = new Set(child instanceof HTMLElement ? child.style : [])
        if (measured.has('height')) measured.add('block-size')
        if (measured.has('width')) measured.add('inline-size')
        const map = child.computedStyleMap()
        const style = [...names]
          .filter((name) => !measured.has(name))
          .map((name) => `${name}: ${map.get(name)?.toString() ?? ''}`)
          .join('; ')
        drawn.push({ place: `${place}.${child.getAttribute('class') ?? ''}`, style })
        walk(child, place)
      }
    }
    const root = document.getElementById('root')
    if (root !== null) walk(root, '#root')
    const all = new TextEncoder().encode(drawn.map(({ place, style }) => `${place} ${style}`).join('\n'))
    return { drawn, sum: [...new Uint8Array(await crypto.subtle.digest('SHA-256', all))].join() }
  })

/** What differs between two pages as they look now, in words. Megabytes leave a page only where something does. */
export async function differencesBetween(one: Page, other: Page): Promise<string[]> {
  const [first, second] = await Promise.all([readStyles(one), readStyles(other)])
  const sumOf = (styles: typeof first) => styles.evaluate(({ sum }) => sum)
  const drawnIn = (styles: typeof first) => styles.evaluate(({ drawn }) => drawn)
  const isSame = (await sumOf(first)) === (await sumOf(second))
  const found = isSame ? [] : differences(await drawnIn(first), await drawnIn(second))
  await Promise.all([first.dispose(), second.dispose()])
  return found
}

/** What differs between two drawings of a page, in words. */
function differences(one: readonly Drawn[], other: readonly Drawn[]): string[] {
  if (one.length !== other.length) {
    const at = one.findIndex(({ place }, index) => place !== other[index]?.place)
    return [
      `${one.length} elements and ${other.length}; the first that differs: ${one[at]?.place} and ${(at < 0 ? other[one.length] : other[at])?.place}`,
    ]
  }
  return one.flatMap(({ place, style }, index) => {
    const found = other[index]
    if (found?.place !== place) return [`${place} is ${found?.place}`]
    const mine = style.split('; ')
    const theirs = found.style.split('; ')
    const changed = mine.flatMap((value, at) => (value === theirs[at] ? [] : [`${value} | ${theirs[at]}`]))
    return changed.length === 0 ? [] : [`${place}: ${changed.join(', ')}`]
  })
}
