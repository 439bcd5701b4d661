/** Posting with the assistant on the real server, without a key: a draft put right, and a picture made of words. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { cutOff } from './cut-off.ts'
import { becomeMember, expect, freshText, freshWord, test, toastWith } from './fixtures.ts'

const box = (page: Page) => page.getByPlaceholder("What's on your mind?")
const composer = (page: Page) => page.getByRole('dialog', { name: 'New post' })
const generator = (page: Page) => page.getByRole('dialog', { name: 'Generate image' })
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first()

test('P 2.3 a draft with mistakes is enhanced, undone, enhanced again and posted with the label', async ({ page }) => {
  const name = await becomeMember(page)
  await page.goto('/')
  const tag = `#${freshWord()}`
  const rough = `We saw teh comet tommorow, the the kettle won ${tag}`
  const better = `We saw the comet tomorrow, the kettle won ${tag}`
  await box(page).fill(rough)
  await page.getByRole('button', { name: 'Enhance' }).click()
  // The first draft of a server starts the checker.
  const enhanced = composer(page).getByRole('region', { name: 'Enhanced text' })
  await expect(enhanced).toBeVisible()
  await expect(toastWith(page, 'Content enhanced!')).toBeVisible()
  await enhanced.getByRole('button', { name: 'Undo' }).click()
  await expect(composer(page).getByPlaceholder("What's on your mind?")).toHaveValue(rough)

  await composer(page).getByRole('button', { name: 'Enhance' }).click()
  await enhanced.getByRole('button', { name: 'Accept' }).click()
  await expect(composer(page).getByPlaceholder("What's on your mind?")).toHaveValue(better)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const post = card(page, better)
  await expect(post.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
  await expect(post).toContainText(`@${name}`)
})

test('P 2.3 editing an enhanced draft makes it the member’s own again', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const tag = `#${freshWord()}`
  await box(page).fill(`We saw teh comet ${tag}`)
  await page.getByRole('button', { name: 'Enhance' }).click()
  await composer(page).getByRole('button', { name: 'Accept' }).click()
  await composer(page).getByPlaceholder("What's on your mind?").fill(`We saw the comet, all of us ${tag}`)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  const post = card(page, tag)
  await expect(post).toBeVisible()
  await expect(post.getByRole('img', { name: 'Generated with AI' })).toHaveCount(0)
})

test('a draft comes back in box and dialog with its label and its difference', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  const tag = `#${freshWord()}`
  const better = `We saw the comet ${tag}`
  await box(page).fill(`We saw teh comet ${tag}`)
  await page.getByRole('button', { name: 'Enhance' }).click()
  const enhanced = composer(page).getByRole('region', { name: 'Enhanced text' })
  await expect(enhanced).toBeVisible()
  await enhanced.getByRole('button', { name: 'Accept' }).click()
  await expect(composer(page).getByText('Draft saved')).toBeVisible()
  // The box does not show the label: it leads back to the dialog.
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(composer(page).getByPlaceholder("What's on your mind?")).toHaveValue(better)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('')
  await expect(card(page, better).getByRole('img', { name: 'Generated with AI' })).toBeVisible()
})

test('P 2.3 a picture is made of a description, described, posted, and its card carries the label', async ({
  page,
}) => {
  const name = await becomeMember(page)
  await page.goto('/')
  const text = freshText('Nobody took this one.')
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Generate image' }).click()
  const generate = generator(page).getByRole('button', { name: 'Generate', exact: true })
  await expect(generate).toBeDisabled()
  await generator(page).getByRole('textbox', { name: 'Description' }).fill('A sailing boat on a calm sea at sunset')
  await generator(page).getByRole('radio', { name: 'Wide' }).check({ force: true })
  await generate.click()
  await expect(toastWith(page, 'Success!')).toBeVisible()
  const picture = generator(page).getByRole('img', { name: 'A sailing boat on a calm sea at sunset' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(1792)
  await generator(page).getByRole('textbox', { name: 'Alt text' }).fill('A boat under an orange sky.')
  await generator(page).getByRole('button', { name: 'Use this image' }).click()
  await expect(generator(page)).toHaveCount(0)
  await expect(composer(page).getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue(
    'A boat under an orange sky.',
  )
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const post = card(page, text)
  await expect(post.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
  await expect(post.getByRole('img', { name: 'A boat under an orange sky.' })).toBeVisible()
  await expect(post).toContainText(`@${name}`)

  // Sent past the interface, and denied there: it is the server that says so.
  const made = await page.request.post('/api/image/generate', { data: { prompt: 'a hill' } })
  const { url }: { url: string } = await made.json()
  const denied = await page.request.post('/api/posts', {
    data: { content: freshText('Mine, honestly'), images: [{ url, alt: '' }], isAiGenerated: false },
  })
  expect(await denied.json()).toMatchObject({ isAiGenerated: true })
})

test('a part cut out of a generated picture is a machine’s as well, whatever the sender says', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/')
  let cropped = ''
  await page.route('**/api/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const body: { images: { url: string }[] } = JSON.parse(route.request().postData() ?? '')
    cropped = body.images[0]?.url ?? ''
    return route.continue({ postData: { ...body, isAiGenerated: false } })
  })
  const text = freshText('Only the sail.')
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Generate image' }).click()
  await generator(page).getByRole('textbox', { name: 'Description' }).fill('A sailing boat on a calm sea at noon')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/image/generate'))
  await generator(page).getByRole('button', { name: 'Generate', exact: true }).click()
  const whole: { url: string } = await (await answer).json()
  await generator(page).getByRole('button', { name: 'Use this image' }).click()
  await composer(page).getByRole('button', { name: 'Crop image 1' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop image' })
  await expect(crop.getByText('1,024 by 1,024 pixels')).toBeVisible()
  await crop.getByRole('radio', { name: '16:9' }).check({ force: true })
  await expect(crop.getByText('1,024 by 576 pixels')).toBeVisible()
  await crop.getByRole('button', { name: 'Apply' }).click()
  await expect(crop).toHaveCount(0)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(card(page, text).getByRole('img', { name: 'Generated with AI' })).toBeVisible()
  expect(cropped).not.toBe('')
  expect(cropped).not.toBe(whole.url)
})

/** A post with a picture that has arrived. */
async function addPicture(page: Page, text: string): Promise<void> {
  await page.goto('/')
  await box(page).fill(text)
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#28456b' } })
    .png()
    .toBuffer()
  await page.setInputFiles('input[type=file][aria-label="Add image"]', {
    name: 'dusk.png',
    mimeType: 'image/png',
    buffer,
  })
  await expect(composer(page).getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible()
  await expect(composer(page).getByRole('progressbar')).toHaveCount(0)
}

test('without a provider that sees pictures no alt text is offered, and none is asked for at a first load', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/ai\/(abilities|alt-text)/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  await becomeMember(page)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(asked).toEqual([])
  const answer = page.waitForResponse('**/api/ai/abilities')
  await addPicture(page, freshText('Dusk without words.'))
  expect(await (await answer).json()).toEqual({ altText: false })
  await expect(composer(page).getByRole('button', { name: 'Suggest alt text for image 1' })).toHaveCount(0)
  expect(asked).toEqual(['/api/ai/abilities'])
})

test('a suggested alt text is a draft, also after a reload, and is posted as the member leaves it', async ({
  page,
}) => {
  // The server of these tests has no key: the two answers that depend on one are given here, everything else is real.
  await page.route('**/api/ai/abilities', (route) => route.fulfill({ json: { altText: true } }))
  const pictures: string[] = []
  await page.route('**/api/ai/alt-text', (route) => {
    const { url }: { url: string } = route.request().postDataJSON()
    pictures.push(url)
    return route.fulfill({ json: { alt: 'The sky at dusk.' } })
  })
  await becomeMember(page)
  const text = freshText('Dusk with words.')
  await addPicture(page, text)
  const alt = composer(page).getByRole('textbox', { name: 'Alt text of image 1' })
  const draft = composer(page).getByText('A draft to be checked.')
  await composer(page).getByRole('button', { name: 'Suggest alt text for image 1' }).press('Enter')
  await expect(alt).toHaveValue('The sky at dusk.')
  await expect(draft).toBeVisible()
  await composer(page).getByRole('button', { name: 'Undo the suggestion for image 1' }).press('Enter')
  await expect(alt).toHaveValue('')
  await composer(page).getByRole('button', { name: 'Suggest alt text for image 1' }).click()
  await expect(draft).toBeVisible()
  await expect(composer(page).getByText('Draft saved')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(alt).toHaveValue('The sky at dusk.')
  await expect(draft).toBeVisible()
  await composer(page).getByRole('button', { name: 'Accept the suggestion for image 1' }).click()
  await expect(draft).toHaveCount(0)
  await expect(alt).toBeFocused()
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(toastWith(page, 'Post created!')).toBeVisible()
  const post = card(page, text)
  await expect(post.getByRole('img', { name: 'The sky at dusk.' })).toBeVisible()
  await expect(post.getByRole('img', { name: 'Generated with AI' })).toHaveCount(0)
  expect(pictures).toHaveLength(2)
  expect(pictures[0]).toMatch(/^\/media\//)
})

test('a suggestion fits a narrow phone and can be hit with a finger', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.route('**/api/ai/abilities', (route) => route.fulfill({ json: { altText: true } }))
  await page.route('**/api/ai/alt-text', (route) => route.fulfill({ json: { alt: 'The sky at dusk.' } }))
  await becomeMember(page)
  await addPicture(page, freshText('Dusk on a phone.'))
  const area = (name: string) =>
    composer(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const around = getComputedStyle(button, '::after')
        return [width, Math.max(height, Number.parseFloat(around.height) || 0)]
      })
  const inSight = async () => {
    const { sideways, texts, beginnings } = await cutOff(page)
    expect({ sideways, texts, beginnings }).toEqual({ sideways: 0, texts: [], beginnings: [] })
  }
  const suggest = 'Suggest alt text for image 1'
  expect(Math.min(...(await area(suggest)))).toBeGreaterThanOrEqual(44)
  await inSight()
  await composer(page).getByRole('button', { name: suggest }).tap()
  await expect(composer(page).getByText('A draft to be checked.')).toBeVisible()
  for (const name of ['Undo the suggestion for image 1', 'Accept the suggestion for image 1'])
    expect(Math.min(...(await area(name)))).toBeGreaterThanOrEqual(44)
  await inSight()
  await context.close()
})
