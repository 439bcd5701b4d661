/** Every width, and reduced motion. */
import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { button, setUpStudio } from './studio-bench.fixture.tsx'

const { open, studio } = setUpStudio()

it.each([320, 390, 700, 900, 1000, 1352])(
  '%i px wide: nothing is cut off and every target is large enough',
  async (width) => {
    await page.viewport(1400, 844)
    await open({ style: { inlineSize: width, blockSize: 844 } })
    expect(studio()?.scrollWidth).toBe(width)
    const controls = [...(studio()?.querySelectorAll<HTMLElement>('button, select') ?? [])]
    const wrong = controls.filter((control) => {
      const { width: w, height: h, left, right } = control.getBoundingClientRect()
      return Math.min(w, h) < 24 || left < 0 || right > width
    })
    expect(wrong.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([])
    await page.viewport(1000, 800)
  },
)

it('moves nothing under reduced motion: the countdown only fades', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const driver = await open()
  await userEvent.click(button('Record'))
  driver.advance(1000)
  const moving = document
    .getAnimations()
    .filter(
      ({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes().some(({ transform }) => transform),
    )
  expect(moving).toEqual([])
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
