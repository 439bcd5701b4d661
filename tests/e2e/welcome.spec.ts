import { expect, freshText, freshUsername, test } from './fixtures.ts'

for (const width of [390, 1440])
  test(`a new member's first minutes, ${width} px wide: five follows, a post and an answer`, async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const username = freshUsername()
    await page.goto('/')
    await page
      .getByRole('button', { name: 'Sign up' })
      .or(page.getByRole('link', { name: 'Sign up' }))
      .click()
    await expect(page.getByRole('heading', { name: 'Join' })).toBeVisible()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Full name').fill('Maren Holt')
    await page.getByLabel('Email').fill(`${username}@holt.example`)
    await page.getByLabel('Password', { exact: true }).fill('longer-than-8')
    await page.getByLabel('Confirm password', { exact: true }).fill('longer-than-8')
    await page.getByRole('button', { name: 'Create account' }).click()

    const card = page.getByRole('region', { name: 'Welcome to Skein' })
    await expect(card).toContainText('Step 1 of 3')
    const bio = freshText('Mends nets, reads tide tables')
    await card.getByLabel('A line about you').fill(bio)
    await card.getByRole('button', { name: 'Save and go on' }).click()

    await expect(card).toContainText('Step 2 of 3')
    await expect(card.getByRole('listitem')).toHaveCount(5)
    await expect(card.getByText(/^Followed by [\d,]+ people$/)).toHaveCount(5)
    await card.getByRole('button', { name: 'Follow all' }).click()
    await expect(card.getByRole('status')).toHaveText('5 of 5 followed')
    await expect(card.getByRole('button', { name: /^Following/ })).toHaveCount(5)
    // What the first HTML says of it: nothing that was saved is asked for a second time, on a reload or another device.
    await page.reload()
    await expect(card).toContainText('Step 2 of 3')
    await card.getByRole('button', { name: 'Go on' }).click()
    await expect(card).toContainText('Step 3 of 3')
    await expect(card.getByRole('listitem').first()).toContainText('#')
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/settings'))
    await card.getByRole('button', { name: 'Done' }).click()
    await expect(card).toBeHidden()
    expect((await kept).status()).toBe(200)

    const text = freshText('First knot of the morning')
    await page.getByPlaceholder("What's on your mind?").fill(text)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('article').first()).toContainText(text)

    await page.getByRole('tab', { name: 'Following' }).click()
    const theirs = page.getByRole('article').filter({ hasNotText: 'Maren Holt' }).first()
    await theirs.getByRole('link', { name: /^Comment/ }).click()
    const answer = freshText('The tide agrees')
    await page.getByPlaceholder('Write a reply…').fill(answer)
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByRole('article').filter({ hasText: answer }).first()).toBeVisible()

    const elsewhere = await browser.newContext({ baseURL: server.origin })
    const other = await elsewhere.newPage()
    await other.request.post('/api/auth/login', { data: { username, password: 'longer-than-8' } })
    await other.goto('/')
    await expect(other.getByRole('article').first()).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Welcome to Skein' })).toHaveCount(0)
    await other.goto(`/profile/${username}`)
    await expect(other.getByText(bio)).toBeVisible()
    await expect(other.getByText('5 Following')).toBeVisible()
    await elsewhere.close()
  })
