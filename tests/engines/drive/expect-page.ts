/** What a person sees of a page, waited for. */
import { expect } from 'vitest'
import type { EnginePage, Target } from './engine-page.ts'

export const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within !== undefined && { within }),
})

export async function expectText(page: EnginePage, text: string): Promise<void> {
  await expect.poll(() => page.text()).toContain(text)
}
export async function expectShown(page: EnginePage, target: Target): Promise<void> {
  await expect.poll(() => page.count(target)).toBeGreaterThan(0)
}
export async function expectGone(page: EnginePage, target: Target): Promise<void> {
  await expect.poll(() => page.count(target)).toBe(0)
}
