/** A mouse that rests on a name brings up who that is, and whom one knows of their followers. */
import { becomeMember, expect, freshText, test } from './fixtures.ts'

test('a card comes for a name, says who follows them, can be reached and pressed, and Escape closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page)
  const other = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await context.newPage()
    const username = await becomeMember(theirs)
    const { id }: { id: string } = await (await theirs.request.get(`/api/users/username/${username}`)).json()
    return { username, id, request: theirs.request, close: () => context.close() }
  }
  const [friend, star] = [await other(), await other()]
  await friend.request.post(`/api/users/${star.id}/follow`)
  await page.request.post(`/api/users/${friend.id}/follow`)
  const text = freshText('Said by somebody one does not know')
  await star.request.post('/api/posts', { data: { content: text } })
  await Promise.all([friend.close(), star.close()])

  await page.goto('/')
  const post = page.getByRole('article').filter({ hasText: text })
  const name = post.getByRole('link', { name: 'Maren Holt' })
  const card = page.locator('[data-hover-card]')
  // By keyboard the link itself is the way.
  await name.focus()
  await name.hover()
  await expect(card).toBeVisible()
  await expect(card).toContainText(`@${star.username}`)
  await expect(card).toContainText('Followed by Maren Holt, whom you follow')
  await expect(name).toBeFocused()
  await card.getByRole('button', { name: 'Follow Maren Holt' }).click()
  await expect(card.getByRole('button', { name: 'Following Maren Holt' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  await page.mouse.move(0, 0)
  await name.hover()
  await expect(card.getByRole('button', { name: 'Following Maren Holt' })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card).toBeHidden()

  await name.click()
  await expect(page.getByRole('region', { name: 'About' })).toContainText('Followed by Maren Holt, whom you follow')
})
