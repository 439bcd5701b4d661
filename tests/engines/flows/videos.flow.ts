import { expect, it } from 'vitest'
import { button, demoMember, expectShown } from './bench.ts'
import { phone } from '../drive/engine-page.ts'

const playing = 'video'

it('plays one film at a time, and the next after a key', async () => {
  const page = await demoMember('/videos')
  await expectShown(page, { role: 'group', name: /^1 of \d+/ })
  const running = () =>
    page.evaluate(
      (selector) => [...document.querySelectorAll<HTMLVideoElement>(selector)].filter(({ paused }) => !paused).length,
      playing,
    )
  await expect.poll(running).toBe(1)
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Videos"]')?.focus(), null)
  await page.press(button('Next video'))
  await expectShown(page, { role: 'group', name: /^2 of \d+/ })
  await expect.poll(running).toBe(1)
  await page.keys('ArrowUp')
  await expectShown(page, { role: 'group', name: /^1 of \d+/ })
})

it('shows the comments of a film on a phone, and gives the focus back', async () => {
  const page = await demoMember('/videos', phone)
  await expectShown(page, { role: 'group', name: /^1 of \d+/ })
  await page.press(button(/[Cc]omment/))
  await expectShown(page, { role: 'dialog' })
  await page.keys('Escape')
  await expect.poll(() => page.count({ role: 'dialog' })).toBe(0)
  const focused = await page.evaluate(() => document.activeElement?.tagName ?? '', null)
  expect(focused).toBe('BUTTON')
})
