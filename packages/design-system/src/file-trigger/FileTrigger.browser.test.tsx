import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Button } from '../button/index.ts'
import { FileTrigger, fileTriggerKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const input = () => {
  const found = host.querySelector<HTMLInputElement>('input[type=file]')
  if (!found) throw new Error('There is no input')
  return found
}

/** Counts what would open the chooser, which a test’s browser has nobody to answer. */
function chooser() {
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  input().addEventListener('click', opened)
  return opened
}

const photo = new File(['1'], 'bread.png', { type: 'image/png' })
const note = new File(['2'], 'note.txt', { type: 'text/plain' })

it('executes its keys', async () => {
  mount(<FileTrigger onFiles={() => {}}>Add pictures</FileTrigger>)
  const opened = chooser()
  expect(fileTriggerKeys.map(({ key }) => key)).toEqual(['Enter', 'Space'])
  await userEvent.keyboard('{Tab}{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('button', { name: 'Add pictures' })).toHaveFocus()
})

it('is one tab stop: what it opens by is nobody’s to reach or to read', () => {
  mount(
    <FileTrigger onFiles={() => {}} inputLabel="Pictures">
      Add pictures
    </FileTrigger>,
  )
  expect(input().checkVisibility()).toBe(false)
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

it('tells what was chosen, in order, whatever its kind, and the same again', async () => {
  const told = vi.fn<(files: File[]) => void>()
  mount(
    <FileTrigger multiple accept="image/*" onFiles={told}>
      Add pictures
    </FileTrigger>,
  )
  expect([input().accept, input().multiple]).toEqual(['image/*', true])
  await userEvent.upload(input(), [photo, note])
  await userEvent.upload(input(), [photo, note])
  expect(told.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['bread.png', 'note.txt'],
    ['bread.png', 'note.txt'],
  ])
})

it('tells nothing where nothing was chosen', () => {
  const told = vi.fn<(files: File[]) => void>()
  mount(<FileTrigger onFiles={told}>Add pictures</FileTrigger>)
  input().dispatchEvent(new Event('change', { bubbles: true }))
  input().dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(told).not.toHaveBeenCalled()
})

it('opens nothing where it is disabled, also as a child', async () => {
  mount(
    <FileTrigger asChild disabled onFiles={() => {}}>
      <Button>Add pictures</Button>
    </FileTrigger>,
  )
  const opened = chooser()
  await userEvent.click(page.getByRole('button', { name: 'Add pictures' }), { force: true })
  expect(opened).not.toHaveBeenCalled()
})

it('is opened by another button through its input', () => {
  const ref = { current: null as HTMLInputElement | null }
  mount(
    <FileTrigger inputRef={ref} capture="environment" onFiles={() => {}}>
      Add pictures
    </FileTrigger>,
  )
  const opened = chooser()
  ref.current?.click()
  expect(opened).toHaveBeenCalledOnce()
  expect(input().getAttribute('capture')).toBe('environment')
})

it('sends nothing with the form around it', async () => {
  const sent = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  mount(
    <form onSubmit={sent}>
      <FileTrigger onFiles={() => {}}>Add pictures</FileTrigger>
    </form>,
  )
  chooser()
  await userEvent.click(page.getByRole('button', { name: 'Add pictures' }))
  await userEvent.upload(input(), [photo])
  expect(sent).not.toHaveBeenCalled()
  expect([...new FormData(host.querySelector('form') ?? undefined)]).toEqual([])
})
