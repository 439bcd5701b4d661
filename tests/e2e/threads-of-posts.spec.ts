/** Several posts written at once: sent in order and once, and from where they stopped after a failure. */
import { becomeMember, expect, freshWord, takeOver, test } from './fixtures.ts'

for (const width of [390, 1440]) {
  test(`at ${width} px a thread of three is posted, and goes on after a failure in the middle`, async ({
    page,
    expectFailedRequest,
  }) => {
    expectFailedRequest(/503/)
    await page.setViewportSize({ width, height: 900 })
    await becomeMember(page)
    const word = freshWord()
    const texts = ['One', 'Two', 'Three'].map((each) => `${each} ${word}`)
    const [one = '', two = '', three = ''] = texts

    await page.goto('/')
    await page.getByRole('textbox', { name: "What's on your mind?" }).fill(one)
    await page.getByRole('button', { name: 'Add poll' }).click()
    const composer = page.getByRole('dialog', { name: 'New post' })
    await composer.getByRole('button', { name: 'Remove poll' }).click()
    const add = composer.getByRole('button', { name: 'Add to thread' })
    await add.click()
    const second = composer.getByRole('textbox', { name: 'Post 2 of the thread' })
    await expect(second).toBeFocused()
    // None follows an empty one, and an empty one is not posted.
    await expect(add).toBeDisabled()
    await expect(composer.getByRole('button', { name: 'Post all' })).toBeDisabled()
    await second.fill(two)
    await add.click()
    await composer.getByRole('textbox', { name: 'Post 3 of the thread' }).fill('Not this one')
    await add.click()
    await composer.getByRole('textbox', { name: 'Post 4 of the thread' }).fill(three)
    await composer.getByRole('button', { name: 'Remove post 3' }).click()
    await expect(composer.getByText('Draft saved')).toBeVisible()

    // The draft is the whole thread.
    await page.reload()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(composer.getByRole('textbox', { name: 'Post 3 of the thread' })).toHaveValue(three)

    let isDown = true
    await takeOver(page, /\/api\/posts$/, async (route) => {
      const { content }: { content: string } = route.request().postDataJSON()
      if (isDown && content === two) await route.fulfill({ status: 503, body: '' })
      else await route.fallback()
    })
    await composer.getByRole('button', { name: 'Post all' }).click()
    await expect(composer.getByText('The first post is published. What is here follows it.')).toBeVisible()
    await expect(composer.getByRole('textbox', { name: "What's on your mind?" })).toHaveValue(two)
    isDown = false
    await composer.getByRole('button', { name: 'Try again' }).click()
    await expect(composer).toBeHidden()

    // Home shows the first alone; its page has the rest, each once and each under the one before.
    const first = page.getByRole('article').filter({ hasText: word })
    await expect(first).toHaveCount(1)
    await first.locator('a[data-permalink]').click()
    const replies = page.getByRole('region', { name: 'Replies' })
    for (const text of [two, three]) await expect(replies.getByText(text)).toHaveCount(1)
    await expect(replies.getByText('Not this one')).toHaveCount(0)
    const found = await page.request.get(`/api/posts/${new URL(page.url()).pathname.split('/').at(-1)}/replies`)
    const [branch]: { item: { content: string; comments: number }; replies: { content: string }[] }[] =
      await found.json()
    expect([branch?.item.content, branch?.replies.map(({ content }) => content)]).toEqual([two, [three]])
  })
}
