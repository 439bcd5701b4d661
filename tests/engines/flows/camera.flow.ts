import { expect, it } from 'vitest'
import { button, engine, expectShown, member, expectText } from './bench.ts'

/** The camera, turned on: by a press where the engine did not allow it before. */
async function cameraOf(shutter: string) {
  const { page } = await member('/camera')
  if (shutter === 'Take photo') await page.press({ role: 'radio', name: 'Photo' })
  const turnOn = button('Turn on camera')
  const isReady = async () => {
    if ((await page.count(turnOn)) > 0) await page.press(turnOn)
    return (
      (await page.count(button(shutter))) > 0 && (await page.attribute(button(shutter), 'aria-disabled')) !== 'true'
    )
  }
  await expect.poll(isReady).toBe(true)
  return page
}

it('takes a photo and posts it', async () => {
  const page = await cameraOf('Take photo')
  await page.press(button('Take photo'))
  await expectShown(page, button('Post to Feed'))
  await page.type({ role: 'textbox', name: /^Caption/ }, 'A still from the fake camera')
  await page.press(button('Post to Feed'))
  await expect.poll(() => page.path()).not.toBe('/camera')
})

it('records a film and posts it', async () => {
  const page = await cameraOf('Record')
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[type=range][aria-label="Timer"]')?.focus()
  }, null)
  await page.keys('Home')
  await page.press(button('Record'))
  await expect.poll(() => page.text()).toMatch(/REC 00:0[2-9]/)
  await page.press(button('Stop'))
  await expectShown(page, button('Post to Feed'))
  await page.type({ role: 'textbox', name: /^Caption/ }, `A film recorded in ${engine}`)
  await page.press(button('Post to Feed'))
  await expectText(page, `A film recorded in ${engine}`)
})
