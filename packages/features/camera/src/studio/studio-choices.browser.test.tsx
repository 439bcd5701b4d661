/** What can be chosen, when, and what of it opens the camera anew. */
import { filterIds } from '@skein/design-system/filter-grid'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, setUpStudio } from './studio-bench.fixture.tsx'

const { host, open } = setUpStudio()

it('offers orientation and music to video and reel only', async () => {
  await open()
  for (const [mode, offered] of [
    ['Photo', 0],
    ['Story', 0],
    ['Reel', 1],
    ['Video', 1],
  ] as const) {
    await userEvent.click(page.getByRole('radio', { name: mode }))
    await expect.poll(() => page.getByRole('radiogroup', { name: 'Orientation' }).elements().length).toBe(offered)
    expect(page.getByRole('radiogroup', { name: 'Music' }).elements()).toHaveLength(offered)
  }
})

it('chooses music by radio, listens to it by its own button, and takes none', async () => {
  await open()
  await userEvent.click(page.getByRole('radio', { name: /Tin Roof/ }))
  await expect.element(page.getByRole('radio', { name: /Tin Roof/ })).toBeChecked()
  await userEvent.click(button('Play Night Ferry'))
  await expect.element(button('Stop Night Ferry')).toBeVisible()
  await userEvent.click(button('Stop Night Ferry'))
  await expect.element(button('Play Night Ferry')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Tin Roof/ })).toBeChecked()
  await userEvent.click(page.getByRole('radio', { name: 'No music' }))
  await expect.element(page.getByRole('radio', { name: 'No music' })).toBeChecked()
})

it('has a timer of 0 to 10 by one, 3 at first', async () => {
  await open()
  const timer = page.getByRole('slider', { name: 'Timer' })
  await expect.element(timer).toHaveValue('3')
  for (const [name, value] of Object.entries({ min: '0', max: '10', step: '1' })) {
    await expect.element(timer).toHaveAttribute(name, value)
  }
  const element = timer.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(timer).toHaveAttribute('aria-valuetext', '1 second')
})

it('R7 lets only the filter change while recording, and says why', async () => {
  const driver = await open({ settings: { timer: 0, mode: 'reel' } })
  await userEvent.click(button('Record'))
  await expect.element(button('Stop')).toBeVisible()
  const usable = [...host().querySelectorAll<HTMLInputElement>('[type=radio]:enabled')].map(({ value }) => value)
  expect(usable).toEqual(filterIds)
  await expect.element(page.getByRole('slider', { name: 'Timer' })).toBeDisabled()
  await expect.element(button('Switch camera')).toBeDisabled()
  await expect
    .element(page.getByRole('radiogroup', { name: 'Music' }))
    .toHaveAccessibleDescription('Locked while recording')
  await userEvent.click(page.getByRole('radio', { name: 'Cool' }))
  await expect.element(page.getByRole('radio', { name: 'Cool' })).toBeChecked()
  expect(driver.asked()).toHaveLength(1)
})

it('R7 opens the camera anew for mode, orientation and the other camera', async () => {
  const driver = await open()
  // A reel is a video to the recorder: it begins anew all the same.
  await userEvent.click(page.getByRole('radio', { name: 'Reel' }))
  await expect.poll(() => driver.asked().length).toBe(2)
  await userEvent.click(page.getByRole('radio', { name: 'Square' }))
  await expect.poll(() => driver.asked().length).toBe(3)
  await userEvent.click(page.getByRole('radio', { name: 'Photo' }))
  await expect.poll(() => driver.asked().length).toBe(4)
  await expect.element(button('Take photo')).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button('Switch camera'))
  await expect.poll(() => driver.asked().length).toBe(5)
  expect(driver.live()).toBe(1)
})
