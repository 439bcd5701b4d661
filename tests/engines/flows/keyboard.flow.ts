import { expect, it } from 'vitest'
import { button, expectShown, expectGone, member, visit } from './bench.ts'
import type { EnginePage } from '../drive/engine-page.ts'

const focused = (page: EnginePage) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element === null || element === document.body
      ? ''
      : (element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim()
  }, null)

it('a visitor signs in by keyboard alone', async () => {
  const page = await visit('/auth')
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=username]')?.focus(), null)
  await page.write('demo')
  await page.keys('Tab')
  await expect.poll(() => focused(page)).not.toBe('username')
  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=password]')?.focus(), null)
  await page.write('quiet-paper')
  await page.keys('Enter')
  await expectShown(page, { role: 'article' })
})

it('twenty presses of Tab lead through things that can be seen, each with a ring', async () => {
  const { page } = await member('/')
  const seen: string[] = []
  for (let press = 0; press < 20; press += 1) {
    await page.keys('Tab')
    const { name, visible, ring } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const box = element.getBoundingClientRect()
      const around = [element, ...element.querySelectorAll('*'), element.parentElement ?? element]
      const rings = around.some((each) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      return {
        name: element.tagName + (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40),
        visible: box.width > 0 && box.height > 0,
        ring: rings,
      }
    }, null)
    expect({ name, visible, ring }).toEqual({ name, visible: true, ring: true })
    seen.push(name)
  }
  expect(new Set(seen).size).toBeGreaterThan(10)
})

it('a dialog keeps the focus and gives it back', async () => {
  const { page } = await member('/')
  await page.press(button('Add poll'))
  await expectShown(page, { role: 'dialog' })
  for (let press = 0; press < 30; press += 1) {
    await page.keys('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('[role=dialog]') !== null,
      null,
    )
    expect(isInside).toBe(true)
  }
  // The first may be for the tooltip of what has the focus.
  await page.keys('Escape', 'Escape')
  await expectGone(page, { role: 'dialog' })
  // A draft with a poll is kept: in the place of the button that opened it stands the way back.
  await expect.poll(() => focused(page)).toBe('Continue')
})

it('a menu is walked by arrows and closed by Escape', async () => {
  const { page } = await member('/profile/noor')
  await page.press(button(/^More/))
  await expectShown(page, { role: 'menuitem' })
  const first = await focused(page)
  await page.keys('ArrowDown')
  await expect.poll(() => focused(page)).not.toBe(first)
  await page.keys('Escape')
  await expectGone(page, { role: 'menuitem' })
})
