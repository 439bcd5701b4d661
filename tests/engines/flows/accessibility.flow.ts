import { expect, it } from 'vitest'
import { axeFaults } from '../drive/axe.ts'
import { desktop, phone } from '../drive/engine-page.ts'
import { demoMember, expectShown } from './bench.ts'

const places = ['/', '/profile/noor', '/explore', '/messages', '/notifications', '/bookmarks', '/settings', '/search']

it.each(places)('axe finds nothing at %s, wide and on a phone, light and dark', async (path) => {
  const page = await demoMember(path)
  await expectShown(page, { role: 'main' })
  for (const size of [desktop, phone])
    for (const theme of ['light', 'dark'] as const) {
      await page.resize(size)
      // What happens to lie under the floating way to the camera is scrolled out from there; targets are measured elsewhere.
      expect(await axeFaults(page, { theme, without: ['target-size'] })).toEqual([])
    }
})
