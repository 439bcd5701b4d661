/** Who may reply: chosen while a post is written, read on its page, changed from its menu, and nothing written is lost by it. */
import { becomeMember, expect, freshWord, test } from './fixtures.ts'

for (const width of [390, 1440]) {
  test(`at ${width} px the author of a post says who can reply, and changes it`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const username = await becomeMember(page)
    const words = `Quiet ${freshWord()}, please.`

    await page.goto('/')
    const box = page.getByRole('textbox', { name: "What's on your mind?" })
    await box.fill(words)
    await page.getByRole('button', { name: 'Add poll' }).click()
    const composer = page.getByRole('dialog', { name: 'New post' })
    await composer.getByRole('button', { name: 'Remove poll' }).click()
    await composer.getByRole('button', { name: 'Everyone can reply' }).click()
    await page.getByRole('menuitemradio', { name: 'Nobody' }).click()
    await expect(composer.getByRole('button', { name: 'Nobody can reply' })).toBeVisible()
    await composer.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(composer).toBeHidden()
    await page.getByRole('article').filter({ hasText: words }).locator('a[data-permalink]').click()
    await expect(page).toHaveURL(/\/post\//)
    await expect(page.getByText('Only you can reply.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Write a reply…' })).toBeVisible()

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 900 } })
    const reader = await context.newPage()
    await becomeMember(reader)
    await reader.goto(`/profile/${username}`)
    await reader.getByRole('link', { name: 'Comments. You cannot reply' }).click()
    await expect(reader).toHaveURL(page.url())
    await expect(reader.getByText(`Only @${username} can reply.`)).toBeVisible()
    const reply = reader.getByRole('textbox', { name: 'Write a reply…' })
    await expect(reply).toHaveCount(0)

    const choose = async (rule: string) => {
      const post = page.getByRole('article').filter({ hasText: words })
      await post.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Who can reply' }).click()
      const dialog = page.getByRole('dialog', { name: 'Who can reply' })
      await dialog.getByRole('radio', { name: rule }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await choose('Everyone')
    await expect(reply).toBeVisible()
    await reply.fill('I was just about to say')
    // It is told to whoever has the post before them.
    await choose('People you mention')
    await expect(reader.getByText(`Only people @${username} mentions can reply.`)).toBeVisible()
    await expect(reader.getByText('I was just about to say')).toBeVisible()
    await choose('Everyone')
    await expect(reply).toHaveValue('I was just about to say')
    await reader.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(reader.getByRole('article').filter({ hasText: 'I was just about to say' }).last()).toBeVisible()
    await context.close()
  })
}
