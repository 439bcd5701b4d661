import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useControlled } from './use-controlled.ts'

let root: Root
let host: HTMLElement
const told = vi.fn<(value: string) => void>()

beforeEach(() => {
  told.mockReset()
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function Choice({ value }: { value?: string | undefined }) {
  const [shown, set] = useControlled(value, 'a', told)
  return (
    <>
      {['a', 'b', 'c'].map((next) => (
        <button key={next} type="button" onClick={() => set(next)}>
          {next}
        </button>
      ))}
      <button
        type="button"
        onClick={() => {
          set('b')
          set('b')
          set('c')
        }}
      >
        b and c
      </button>
      <output>{shown}</output>
    </>
  )
}

const show = (value?: string) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Choice value={value} />
      </StrictMode>,
    ),
  )
const press = (name: string) =>
  flushSync(() => [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
const shown = () => host.querySelector('output')?.textContent

it('tells no value that is shown already, whoever owns it', () => {
  show()
  press('a')
  press('b')
  press('b')
  expect([told.mock.calls, shown()]).toEqual([[['b']], 'b'])
})

it('compares every change of one event with the one before', () => {
  show()
  press('b and c')
  expect([told.mock.calls, shown()]).toEqual([[['b'], ['c']], 'c'])
})

it('tells a parent that owns it only what would change', () => {
  show('b')
  press('b')
  press('c')
  expect([told.mock.calls, shown()]).toEqual([[['c']], 'b'])
})

it('shows what the parent gave last once it lets go, not what it refused; and warns of both changes', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  show('b')
  press('c')
  expect(warned).not.toHaveBeenCalled()
  show()
  expect(shown()).toBe('b')
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('none any more'))
  press('c')
  expect(shown()).toBe('c')
  show('a')
  expect(shown()).toBe('a')
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining('is given one'))
})
