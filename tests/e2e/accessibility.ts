/** What axe finds on a page, one line a fault: `rule: elements`. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Of what passes, axe describes one element of each rule: to describe all takes longer than to look at them. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

async function found(axe: AxeBuilder): Promise<string[]> {
  // Otherwise axe opens a page of its own to sum up, and the one before is behind it and drawn no more. There are no frames of other origins.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** By all rules of WCAG 2.2 AA and the best practices; `but` are rules that are asked for in another way. */
export const faults = (page: Page, { but = [] }: { but?: string[] } = {}): Promise<string[]> =>
  found(axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).disableRules(but))

/** By these rules alone. */
export const faultsBy = (page: Page, ...rules: string[]): Promise<string[]> => found(axeOf(page).withRules(rules))

/** By what colours can break: the rest of a page is the same in the other theme. */
export const faultsOfColour = (page: Page): Promise<string[]> => faultsBy(page, 'color-contrast', 'link-in-text-block')
