import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { drawing } from '../../pictures.ts'
import { ask, button, expectShown, expectGone, fresh, idIn, member, publish, expectText } from './bench.ts'
import type { Target } from '../drive/engine-page.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-flow-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const box: Target = { role: 'textbox', name: "What's on your mind?" }
const dialog: Target = { role: 'dialog' }

it('posts words, which stand in the feed at once and after a reload', async () => {
  const { page } = await member('/')
  const text = `The kettle is on ${fresh()} #firstpost`
  await page.type(box, text)
  await page.press(button('Post'))
  await expectText(page, 'Post created!')
  await expectText(page, text)
  await page.reload()
  await expectText(page, text)
})

it('loses none of 200 letters typed fast into the dialog of a post', async () => {
  const { page } = await member('/')
  await page.press(button('Add poll'))
  const inside: Target = { ...box, within: dialog }
  await expectShown(page, inside)
  const letters = 'The quick brown fox jumps over the lazy dog, twice. '.repeat(4).slice(0, 200)
  await page.type(inside, letters)
  const written = await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')
    return field?.value ?? ''
  }, null)
  expect(written).toBe(letters)
})

it('posts a picture with its description', async () => {
  const { page } = await member('/')
  const { name, buffer } = await drawing('harbour.jpg', 1200, 800)
  const path = join(folder, name)
  writeFileSync(path, buffer)
  await page.attach([path], 'input[type=file][aria-label="Add image"]')
  await page.type({ label: 'Alt text of image 1' }, 'A harbour at dawn')
  const text = `Two mornings ${fresh()}`
  await page.type({ ...box, within: dialog }, text)
  await page.press(button('Post', dialog))
  await expectText(page, 'Post created!')
  await expectShown(page, { role: 'img', name: 'A harbour at dawn' })
  const drawn = () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('img[alt="A harbour at dawn"]')
      return image?.complete === true && image.naturalWidth > 0
    }, null)
  await expect.poll(drawn).toBe(true)
})

it('asks a poll, and somebody else votes', async () => {
  const { page } = await member('/')
  await page.press(button('Add poll'))
  const question = `Rye or spelt ${fresh()}?`
  await page.type({ role: 'textbox', name: 'Question', within: dialog }, question)
  await page.type({ role: 'textbox', name: 'Option 1', within: dialog }, 'Rye')
  await page.type({ role: 'textbox', name: 'Option 2', within: dialog }, 'Spelt')
  await page.press(button('Post', dialog))
  await expectText(page, 'Post created!')

  const { page: other } = await member('/')
  const { body } = await ask(page, 'GET', '/api/posts?limit=1')
  const [newest = null] = Array.isArray(body) ? body : []
  await other.open(`/post/${idIn(newest)}`)
  await other.press({ role: 'radio', name: 'Rye' })
  await other.press(button('Vote'))
  await expectText(other, '100%')
})

it('edits a post and takes it away', async () => {
  const { page } = await member('/')
  const id = await publish(page, 'Worded in a hurry')
  await page.open(`/post/${id}`)
  await page.press(button('More', { role: 'article' }))
  await page.press({ role: 'menuitem', name: 'Edit post' })
  await page.type({ role: 'textbox', within: dialog }, 'Worded with care')
  await page.press(button('Save', dialog))
  await expectText(page, 'Worded with care')
  await page.press(button('More', { role: 'article' }))
  await page.press({ role: 'menuitem', name: /^Delete/ })
  await page.press(button(/^Delete/, { role: 'alertdialog' }))
  await expectGone(page, { role: 'alertdialog' })
  expect((await ask(page, 'GET', `/api/posts/${id}`)).status).toBe(410)
})
