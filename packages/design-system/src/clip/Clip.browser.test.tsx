import '../theme/styles.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paintedVideo } from '../recorder/painted.fixture.ts'
import { ClipEditor } from './clip-editor.fixture.tsx'
import { clipKeys, type TrimRange } from './index.ts'

let root: Root
let src: string
const onTrim = vi.fn<(range: TrimRange) => void>()

beforeEach(() => {
  onTrim.mockReset()
})

afterEach(() => {
  flushSync(() => root.unmount())
  URL.revokeObjectURL(src)
})

async function show(durationMs: number, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  const { blob } = await paintedVideo(durationMs)
  src = URL.createObjectURL(blob)
  const host = document.createElement('div')
  host.dir = dir
  document.body.replaceChildren(host)
  root = createRoot(host)
  flushSync(() => root.render(<ClipEditor src={src} durationMs={durationMs} onTrim={onTrim} />))
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
}

const slider = (name: string) => page.getByRole('slider', { name })

function focus(name: string): void {
  const element = slider(name).element()
  if (element instanceof HTMLElement) element.focus()
}

it('executes its keyboard contract, and keeps a second', async () => {
  expect(clipKeys.map(({ key }) => key)).toEqual(['ArrowRight', 'PageUp', 'Home'])
  await show(12_000)
  focus('Start')
  await userEvent.keyboard('{PageUp}{PageUp}{ArrowRight}')
  await expect.element(slider('Start')).toHaveAttribute('aria-valuetext', '2.1 seconds')
  await userEvent.keyboard('{End}')
  await expect.element(slider('Start')).toHaveAttribute('aria-valuetext', '11 seconds')
  await userEvent.keyboard('{Home}')
  await expect.element(slider('Start')).toHaveAttribute('aria-valuetext', '0 seconds')
  focus('End')
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowLeft}')
  expect(onTrim).toHaveBeenLastCalledWith({ from: 0, to: 9900 })
})

it('mirrors the arrows from right to left', async () => {
  await show(4000, 'rtl')
  focus('Start')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(slider('Start')).toHaveAttribute('aria-valuetext', '0.2 seconds')
})

it('is dragged by its ends, and a press on the film between them moves neither', async () => {
  await show(12_000)
  const film = slider('Start').element().parentElement?.parentElement?.parentElement
  if (!film) throw new Error('There is no film')
  const { width } = film.getBoundingClientRect()
  const strip = page.elementLocator(film)
  await userEvent.click(strip, { position: { x: width / 3, y: 20 }, force: true })
  expect(onTrim).not.toHaveBeenCalled()
  await userEvent.dragAndDrop(strip, strip, {
    sourcePosition: { x: 4, y: 20 },
    targetPosition: { x: width / 2, y: 20 },
    force: true,
  })
  const { from, to } = onTrim.mock.lastCall?.[0] ?? { from: 0, to: 0 }
  expect(from / 1000).toBeCloseTo(6, 0)
  expect(to).toBe(12_000)
})

it('shows what each picture is called, and which one is chosen', async () => {
  await show(12_000)
  await expect.poll(() => page.getByRole('radio', { name: /^Picture at/ }).elements().length).toBe(5)
  await userEvent.click(page.getByRole('radio', { name: 'Picture at 0:04' }))
  await expect.element(page.getByRole('radio', { name: 'Picture at 0:04' })).toBeChecked()
})
