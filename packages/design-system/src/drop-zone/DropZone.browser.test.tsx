import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { paste } from '../../test/paste.ts'
import { drag, dragged } from './drag.fixture.ts'
import { DropZone, type DropZoneProps } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
const zone = () => page.getByRole('group', { name: 'Pictures' }).element()
const isOver = () => 'over' in (zone() instanceof HTMLElement ? zone().dataset : {})

const photo = new File(['1'], 'bread.png', { type: 'image/png' })
const note = new File(['2'], 'note.txt', { type: 'text/plain' })

function show(props: Partial<DropZoneProps> = {}) {
  const told = vi.fn<DropZoneProps['onFiles']>()
  mount(
    <DropZone label="Pictures" onFiles={told} {...props}>
      <p>Drop pictures here</p>
      <input aria-label="Words" />
    </DropZone>,
  )
  return {
    told,
    names: () =>
      told.mock.calls.map(([files, { refused }]) => [files, refused].map((list) => list.map(({ name }) => name))),
  }
}

it('takes what is dropped, in order, and shows that it would', async () => {
  const { names } = show()
  const data = dragged(photo, note)
  drag(zone(), 'dragenter', data)
  await expect.poll(isOver).toBe(true)
  expect(drag(zone(), 'dragover', data)).toBe(true)
  expect(drag(zone(), 'drop', data)).toBe(true)
  await expect.poll(isOver).toBe(false)
  expect(names()).toEqual([[['bread.png', 'note.txt'], []]])
})

it('still shows it while the pointer goes from one thing in it to another, and no more once it has left', async () => {
  show()
  const data = dragged(photo)
  const inside = host.querySelector('p') ?? host
  drag(zone(), 'dragenter', data)
  await expect.poll(isOver).toBe(true)
  drag(zone(), 'dragleave', data, inside)
  drag(inside, 'dragenter', data)
  expect(isOver()).toBe(true)
  drag(inside, 'dragleave', data, document.body)
  await expect.poll(isOver).toBe(false)
})

it('tells apart what is of another kind', async () => {
  const { names } = show({ accept: 'image/*' })
  drag(zone(), 'drop', dragged(photo, note))
  drag(zone(), 'drop', dragged(note))
  expect(names()).toEqual([
    [['bread.png'], ['note.txt']],
    [[], ['note.txt']],
  ])
})

it('tells a folder apart, which no file is to be read of', () => {
  const { names } = show()
  // Only a person’s drag holds a folder.
  const folder: FileSystemEntry = Object.create(null, { isDirectory: { value: true } })
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValueOnce(folder).mockReturnValue(null)
  drag(zone(), 'drop', dragged(new File([''], 'Holiday'), photo))
  vi.restoreAllMocks()
  expect(names()).toEqual([[['bread.png'], ['Holiday']]])
})

it('does not offer itself to what can be none of its kinds, and keeps the browser from leaving the page for it', () => {
  const { told } = show({ accept: 'image/*' })
  const data = dragged(note)
  drag(zone(), 'dragenter', data)
  expect(isOver()).toBe(false)
  expect(drag(zone(), 'dragover', data)).toBe(true)
  expect(told).not.toHaveBeenCalled()
})

it('offers itself where only the name would tell', async () => {
  show({ accept: '.pdf' })
  drag(zone(), 'dragenter', dragged(new File(['3'], 'minutes.pdf', { type: 'application/pdf' })))
  await expect.poll(isOver).toBe(true)
})

it('leaves a text that is dragged or pasted to the browser, and a picture that comes beside a text', () => {
  const { told } = show()
  const text = new DataTransfer()
  text.setData('text/plain', 'Rye')
  for (const type of ['dragenter', 'dragover', 'drop'] as const) expect(drag(zone(), type, text)).toBe(false)
  const words = page.getByRole('textbox', { name: 'Words' }).element()
  expect(paste(words, text)).toBe(false)
  text.items.add(photo)
  expect(paste(words, text)).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

it('takes what is pasted into what stands in it', () => {
  const { names } = show({ accept: 'image/*' })
  expect(paste(page.getByRole('textbox', { name: 'Words' }).element(), dragged(photo, note))).toBe(true)
  expect(names()).toEqual([[['bread.png'], ['note.txt']]])
})

it('takes nothing while it is disabled, and the browser stays on the page', () => {
  const { told } = show({ disabled: true })
  const data = dragged(photo)
  drag(zone(), 'dragenter', data)
  expect(isOver()).toBe(false)
  expect(drag(zone(), 'dragover', data)).toBe(true)
  expect(drag(zone(), 'drop', data)).toBe(true)
  expect(paste(zone(), data)).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

it('a consumer can keep a drop to itself', () => {
  const { told } = show({ onDrop: (event) => event.preventDefault() })
  expect(drag(zone(), 'drop', dragged(photo))).toBe(true)
  expect(told).not.toHaveBeenCalled()
})
