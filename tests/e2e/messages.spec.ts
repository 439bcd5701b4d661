import sharp from 'sharp'
import { becomeMember, expect, takeOver, test, toastWith } from './fixtures.ts'
import { fieldOf, idOf, openThread, passphrase, say, threadOf, turnOnEncryption, withOther } from './message-threads.ts'

test('P 2.8 own messages are told apart by who sent them, and arrive in both browsers at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
  await openThread(page, theirs)
  await openThread(other, mine)
  await say(page, 'From the first browser')
  await expect(threadOf(other).getByText('From the first browser')).toBeVisible()
  await say(other, 'And back from the second')
  await expect(threadOf(page).getByText('And back from the second')).toBeVisible()
  for (const [where, own, their] of [
    [page, 'From the first browser', 'And back from the second'],
    [other, 'And back from the second', 'From the first browser'],
  ] as const) {
    const left = async (text: string) => (await threadOf(where).getByText(text).boundingBox())?.x ?? 0
    expect(await left(own)).toBeGreaterThan(await left(their))
  }
  await expect(threadOf(page).getByText('Encrypted', { exact: true })).toHaveCount(0)
  await context.close()
})

test('P 2.8 encrypted between two browsers: read by both, locked, with the same safety number, and nothing in clear on the way', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
  const onTheWay: string[] = []
  for (const where of [page, other]) where.on('request', (request) => onTheWay.push(request.postData() ?? ''))
  await openThread(page, theirs)
  await expect(page.getByText('you have not turned encryption on')).toBeVisible()
  await turnOnEncryption(page)
  await expect(page.getByText('has not turned on encryption')).toBeVisible()
  await openThread(other, mine)
  await turnOnEncryption(other)
  await expect(other.getByText(`Encrypted · @${mine}`, { exact: true })).toBeVisible()

  await say(page, 'Only for the two of us')
  await expect(threadOf(other).getByText('Only for the two of us')).toBeVisible()
  await expect(page.getByText(`Encrypted · @${theirs}`, { exact: true })).toBeVisible()
  await say(other, 'Nobody reads along')
  await expect(threadOf(page).getByText('Nobody reads along')).toBeVisible()
  for (const where of [page, other])
    await expect(threadOf(where).getByText('Encrypted', { exact: true })).toHaveCount(2)

  const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: { r: 20, g: 30, b: 90 } } })
    .png()
    .toBuffer()
  const bytes = [...picture]
  const description = page.getByRole('textbox', { name: 'Describe it for people who cannot see it' })
  const words = page.locator('textarea[name=message]')
  // What a word processor puts beside its text as a picture stays a text.
  const isTaken = await words.evaluate((field, numbers) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Words')
    clipboardData.items.add(new File([new Uint8Array(numbers)], 'words.png', { type: 'image/png' }))
    return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, bytes)
  expect(isTaken).toBe(false)
  await words.evaluate((field, numbers) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(numbers)], 'comet.png', { type: 'image/png' }))
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(description).toBeVisible()
  await page.getByRole('button', { name: 'Remove image' }).click()
  await expect(description).toBeHidden()
  await page.setInputFiles('input[type=file]', { name: 'comet.png', mimeType: 'image/png', buffer: picture })
  await description.fill('A comet')
  await say(page, 'From the roof')
  const shown = threadOf(other).getByRole('img', { name: 'A comet' })
  await expect(shown).toBeVisible()
  expect(await shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320)

  const numbers: string[] = []
  for (const where of [page, other]) {
    await where.getByRole('button', { name: 'Compare safety number' }).click()
    const dialog = where.getByRole('dialog', { name: 'Safety number' })
    await expect(dialog.getByText(/^\d{5}$/)).toHaveCount(12)
    numbers.push((await dialog.getByText(/^\d{5}$/).allTextContents()).join(''))
    await dialog.getByRole('button', { name: 'They are the same' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(numbers[0]).toMatch(/^\d{60}$/)
  expect(numbers[1]).toBe(numbers[0])

  const told = await (await page.request.get(`/api/messages/${await idOf(other)}`)).text()
  for (const words of ['Only for the two of us', 'Nobody reads along', 'From the roof']) {
    expect(told).not.toContain(words)
    expect(onTheWay.join('\n')).not.toContain(words)
  }
  // After a reload the key is still there, and opens what was sent and received.
  await page.reload()
  await expect(threadOf(page).getByText('Only for the two of us')).toBeVisible()
  await expect(threadOf(page).getByText('Nobody reads along')).toBeVisible()
  await context.close()
})

test('P 2.8 another device reads along with the passphrase, and not with another one; a new key waits and is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mine, other, theirs, context } = await withOther(page, browser, baseURL)
  await openThread(page, theirs)
  await turnOnEncryption(page)
  await openThread(other, mine)
  await turnOnEncryption(other)
  await say(other, 'Before the new device')
  await expect(threadOf(page).getByText('Before the new device')).toBeVisible()

  const device = await browser.newContext({ baseURL: baseURL ?? '', storageState: await page.context().storageState() })
  const tablet = await device.newPage()
  await openThread(tablet, theirs)
  await expect(threadOf(tablet).getByText('a key that this browser does not have')).toBeVisible()
  await tablet.getByRole('button', { name: 'Restore' }).click()
  const dialog = tablet.getByRole('dialog', { name: 'Restore your key' })
  await dialog.getByRole('textbox', { name: 'Passphrase' }).fill('a long walk by the sea')
  await dialog.getByLabel('Current password').fill('longer-than-8')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText('This passphrase does not open the copy of your key.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(threadOf(tablet).getByText('Before the new device')).toBeVisible()
  await device.close()

  const fresh = await browser.newContext({ baseURL: baseURL ?? '', storageState: await page.context().storageState() })
  const phone = await fresh.newPage()
  await openThread(phone, theirs)
  await phone.getByRole('button', { name: 'Restore' }).click()
  await phone.getByRole('button', { name: 'Start over with a new key' }).click()
  const renewal = phone.getByRole('dialog', { name: 'Start over with a new key' })
  await renewal.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase)
  await renewal.getByLabel('Current password').fill('longer-than-8')
  await renewal.getByRole('button', { name: 'Turn on' }).click()
  await expect(renewal).toBeHidden()

  // The new key waits: everything goes on with the one before, and the browser that holds it takes that back.
  await expect(phone.getByText(/Your new key is in force from/)).toBeVisible()
  await expect(other.getByText(/is changing keys/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Your key is being replaced/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my key' }).click()
  await expect(page.getByText(/Your key is being replaced/)).toBeHidden()
  await expect(other.getByText(/is changing keys/)).toBeHidden()
  await say(other, 'With the same key as before')
  await expect(threadOf(page).getByText('With the same key as before')).toBeVisible()
  await fresh.close()
  await context.close()
})

test('P 2.8 a message stands there at once, a failure stays with Retry and the toast, and what is typed survives a reload', async ({
  page,
  browser,
  baseURL,
  expectFailedRequest,
}) => {
  const { theirs, other, context, mine } = await withOther(page, browser, baseURL)
  expectFailedRequest(/Failed to load resource/)
  await openThread(page, theirs)
  await expect(page.getByRole('heading', { name: /^Say hello/ })).toBeVisible()
  const letGo = await takeOver(page, '**/api/messages/send', (route) => route.abort())
  await say(page, 'Did you tell your sister?')
  await expect(threadOf(page).getByText('Did you tell your sister?')).toBeVisible()
  await expect(toastWith(page, 'Failed to send message. Please try again.')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('')
  await fieldOf(page).fill('Half a thought')
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const request = indexedDB.open('skein')
            request.addEventListener('success', () => {
              const all = request.result.transaction('drafts').objectStore('drafts').getAll()
              all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
            })
          }),
      ),
    )
    .toContain('Half a thought')
  await page.reload()
  await expect(fieldOf(page)).toHaveValue('Half a thought')
  await expect(threadOf(page).getByText('Did you tell your sister?')).toBeVisible()
  letGo()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
  await openThread(other, mine)
  await expect(threadOf(other).getByText('Did you tell your sister?')).toHaveCount(1)
  await context.close()
})

test('P 2.8 a stranger waits among the requests; accepted, the badge and the title count what is unread', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const stranger = await context.newPage()
  await becomeMember(stranger)
  const receiverId = await idOf(page)
  const write = (content: string) => stranger.request.post('/api/messages/send', { data: { receiverId, content } })
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await write('Hello, may I ask something?')
  await page.getByRole('button', { name: /^Message requests/ }).click()
  await page.getByRole('link', { name: /may I ask something/ }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(fieldOf(page)).toBeVisible()
  await page.goto('/explore')
  await write('It is about the lamp')
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Messages.*1 unread/ })
  await expect(entry.first()).toBeVisible()
  await page.goto('/messages')
  await expect(page).toHaveTitle(/^\(1\) Messages/)
  await page.getByRole('link', { name: /about the lamp/ }).click()
  await expect(page).not.toHaveTitle(/^\(1\)/)
  await context.close()
})

test('P 2.10 Message on a profile opens the dialog of the conversation, and gives the focus back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { theirs, context } = await withOther(page, browser, baseURL)
  await page.goto(`/profile/${theirs}`)
  const button = page.getByRole('button', { name: 'Message', exact: true })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Conversation with Maren Holt' })
  await expect(dialog.getByRole('textbox', { name: 'Type a message...' })).toBeFocused()
  await page.keyboard.type('Hello from your profile')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Hello from your profile')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
  await context.close()
})
