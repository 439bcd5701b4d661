import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDroppedFiles } from './use-dropped-files.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  vi.restoreAllMocks()
})

function Place({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { handlers } = useDroppedFiles(onFiles, false)
  return <div data-place {...handlers} />
}

it('a folder that is dropped is told of, not lost', () => {
  const told = vi.fn<(files: File[]) => void>()
  flushSync(() => root.render(<Place onFiles={told} />))
  // Only a person's drag holds a folder.
  const folder: FileSystemEntry = Object.create(null, { isDirectory: { value: true } })
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(folder)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([''], 'Holiday'))
  host
    .querySelector('[data-place]')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  expect(told.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['Holiday']])
})
