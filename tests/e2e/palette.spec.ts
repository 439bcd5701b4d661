/** The palette: opened by its key from a text field, at the width of a phone and of a desk. */
import { becomeMember, expect, test } from './fixtures.ts'

for (const width of [390, 1440])
  test(`at ${width} px the key leads to a screen, to a person, to a new message and to a search, and Escape gives the focus back`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const other = await browser.newContext()
    const username = await becomeMember(await other.newPage())
    await other.close()
    await becomeMember(page)
    await page.goto('/search')
    const field = page.getByRole('main').getByRole('combobox').first()
    const palette = page.getByRole('combobox', { name: 'Commands' })

    await field.focus()
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(field).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await palette.pressSequentially('bookm')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/\/bookmarks$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeAttached()

    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await palette.pressSequentially(username)
    await expect(page.getByRole('option', { name: new RegExp(`@${username}`) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/profile/${username}$`))

    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await palette.pressSequentially('new message')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(/\/messages#new-message$/)
    await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused()

    // What nothing is called is searched for.
    const unheardOf = `${username} and 50% of the moon`
    await page.keyboard.press('Control+k')
    await expect(palette).toBeFocused()
    await palette.pressSequentially(unheardOf)
    await expect(page.getByRole('option')).toHaveText([`Search for “${unheardOf}”`])
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === unheardOf)
    await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(unheardOf)
  })
