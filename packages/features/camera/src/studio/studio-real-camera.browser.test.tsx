/** The same with the browser’s own camera: what a script cannot prove. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { watchTracks } from '../../../../../tests/browser/witness.ts'
import { CameraStudio } from './CameraStudio.tsx'
import { button, setUpStudio } from './studio-bench.fixture.tsx'

const { show, unmount } = setUpStudio()

it('R14 with the browser’s own camera: records, reviews, retakes, and every track ends', async () => {
  const watched = watchTracks()
  show(<CameraStudio autoOpen={false} settings={{ timer: 0, filter: 'warm' }} style={{ blockSize: 780 }} />)
  await userEvent.click(button('Turn on camera'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  await userEvent.click(button('Record'))
  await expect.element(page.getByText(/^REC 00:0[1-9]$/)).toBeVisible()
  await userEvent.click(button('Stop'))
  await expect.element(button('Play')).toBeVisible()
  expect(watched.live()).toBe(0)
  await expect.poll(() => page.getByRole('radio', { name: /^Picture at/ }).elements().length).toBe(5)
  await userEvent.click(button('Retake'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  expect(watched.live()).toBeGreaterThan(0)
  unmount()
  expect(watched.live()).toBe(0)
  watched.end()
})
