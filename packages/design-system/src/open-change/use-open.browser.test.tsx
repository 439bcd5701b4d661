import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OnOpenChange, SetOpen } from './open-change.ts'
import { useOpen } from './use-open.ts'

let root: Root
let host: HTMLElement
let set: SetOpen

beforeEach(() => {
  host = document.createElement('div')
  root = createRoot(host)
})
afterEach(() => flushSync(() => root.unmount()))

function Probe({ open, onOpenChange }: { open?: boolean; onOpenChange?: OnOpenChange }) {
  const [current, setCurrent] = useOpen(open, false, onOpenChange)
  return (
    <button
      ref={() => {
        set = setCurrent
      }}
    >
      {String(current)}
    </button>
  )
}

const render = (props: Parameters<typeof Probe>[0]) => flushSync(() => root.render(<Probe {...props} />))
const ask: SetOpen = (...asked) => flushSync(() => set(...asked))

it('tells the reason and the event, and keeps the state by itself', () => {
  const told = vi.fn<OnOpenChange>()
  render({ onOpenChange: told })
  const event = new Event('click')
  expect(ask(true, 'trigger', event)).toBe(true)
  expect(host.textContent).toBe('true')
  const [open, details] = told.mock.calls[0] ?? []
  expect(open).toBe(true)
  expect(details).toMatchObject({ reason: 'trigger', event, isCanceled: false })
  ask(true, 'trigger')
  expect(told).toHaveBeenCalledTimes(1)
})

it('stays as it is when the change is cancelled', () => {
  render({ onOpenChange: (_, details) => details.reason === 'escape' && details.cancel() })
  ask(true, 'trigger')
  expect(ask(false, 'escape')).toBe(false)
  expect(host.textContent).toBe('true')
  expect(ask(false, 'close')).toBe(true)
  expect(host.textContent).toBe('false')
})

it('only tells where a parent owns it', () => {
  const told = vi.fn<(open: boolean) => void>()
  render({ open: false, onOpenChange: told })
  ask(true, 'trigger')
  expect(told).toHaveBeenCalledOnce()
  expect(host.textContent).toBe('false')
})
