/** Counting down, recording, the time, and the keys. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, setUpStudio } from './studio-bench.fixture.tsx'
import { studioKeys } from './studio-keys.ts'

const { open, said, studio } = setUpStudio()

it('R10 counts down aloud, Escape cancels, and the start is announced', async () => {
  const driver = await open()
  await userEvent.click(button('Record'))
  await expect.poll(() => said()).toEqual(['Camera on', '3'])
  driver.advance(1000)
  await expect.poll(() => said().at(-1)).toBe('2')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Record')).toHaveFocus()
  await userEvent.click(button('Record'))
  driver.advance(1000)
  await expect.poll(() => said().at(-1)).toBe('2')
  driver.advance(1000)
  await expect.poll(() => said().at(-1)).toBe('1')
  driver.advance(1000)
  await expect.poll(() => said().at(-1)).toBe('Recording started')
  await expect.element(button('Stop')).toHaveFocus()
  driver.advance(31_000)
  await expect.poll(() => said().at(-1)).toBe('30 seconds recorded')
})

it('R6 shows REC mm:ss, right after ten seconds in the background', async () => {
  const driver = await open({ settings: { timer: 0 } })
  await userEvent.click(button('Record'))
  await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:00')
  driver.advance(2000)
  await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:02')
  driver.sleep(10_000)
  driver.advance(0)
  await expect.element(page.getByRole('timer')).toHaveTextContent('REC 00:12')
})

it('R13 executes its keyboard contract, and never while a text is typed', async () => {
  const driver = await open({
    settings: { mode: 'story', timer: 0 },
    otherWay: undefined,
    children: <textarea aria-label="Caption" />,
  })
  expect(studioKeys.map(({ key }) => key)).toEqual(['R', 'Space', 'F', 'Escape', 'ArrowRight', 'Tab'])
  studio()?.focus()
  await userEvent.keyboard('f')
  await expect.poll(() => driver.asked().length).toBe(2)
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  studio()?.focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
  await userEvent.click(page.getByLabelText('Caption'))
  await userEvent.keyboard('rf r')
  await expect.element(page.getByLabelText('Caption')).toHaveValue('rf r')
  await userEvent.click(button('Retake'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  studio()?.focus()
  await userEvent.keyboard('r')
  await expect.element(button('Stop')).toHaveFocus()
  driver.advance(3000)
  await userEvent.keyboard('r')
  await expect.element(button('Play')).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(button('Play')).toHaveFocus()
})

it('R13 Space presses the control that has the focus, and takes no photo then', async () => {
  await open({ settings: { mode: 'photo', timer: 0 } }, { shutter: 'Take photo' })
  const vintage = page.getByRole('radio', { name: 'Vintage' }).element()
  if (vintage instanceof HTMLElement) vintage.focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('radio', { name: 'Vintage' })).toBeChecked()
  await expect.element(button('Take photo')).toBeVisible()
})
