import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill } from '../../test/fill.ts'
import { paste } from '../../test/paste.ts'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { TagInput, tagInputKeys, type TagInputProps } from './index.ts'

setUpHost()
const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const Words = (props: TagInputProps) => <TagInput aria-label="Words" {...props} />
const tags = () => [...host.querySelectorAll('li')].map((tag) => tag.textContent)
const text = () => host.querySelector<HTMLInputElement>('input:not([type=hidden])')
const focused = () => document.activeElement?.ariaLabel
const said = () => host.querySelector('[role=alert]')?.textContent
const form = () => {
  const found = host.querySelector('form')
  if (!found) throw new Error('There is no form')
  return found
}

/** Pastes what a person would have copied. */
function pasteText(copied: string): void {
  const data = new DataTransfer()
  data.setData('text/plain', copied)
  flushSync(() => void paste(text() ?? host, data))
}

it('executes its keys', async () => {
  mount(<Words suggestions={['oats']} />)
  expect(tagInputKeys.map(({ key }) => key)).toEqual([
    'Tab',
    'Enter',
    'Comma',
    'Backspace',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'Delete',
    'ArrowDown',
  ])
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('Words')
  await userEvent.keyboard('bread{Enter}rye,wheat{Enter}')
  expect([tags(), text()?.value]).toEqual([['bread', 'rye', 'wheat'], ''])
  await userEvent.keyboard('{Backspace}')
  expect([focused(), tags().length]).toEqual(['Remove wheat', 3])
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Remove rye')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Remove bread')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Words')
  await userEvent.keyboard('{ArrowLeft}{Home}{End}')
  expect(focused()).toBe('Words')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
  expect([focused(), tags()]).toEqual(['Remove wheat', ['bread', 'wheat']])
  await userEvent.keyboard('{Backspace}')
  expect([focused(), tags()]).toEqual(['Words', ['bread']])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(tags()).toEqual(['bread', 'oats'])
})

it('mirrors its arrows from right to left', async () => {
  mount(
    <div dir="rtl">
      <Words defaultValue={['خبز', 'شاي']} />
    </div>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Remove خبز')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Remove شاي')
})

it('a letter typed at a tag goes into the text', async () => {
  mount(<Words defaultValue={['bread']} />)
  await userEvent.keyboard('{Tab}{Backspace}r')
  expect(text()?.value).toBe('r')
})

it('splits a pasted list, tells why it changed, and takes none twice', async () => {
  const told = vi.fn<NonNullable<TagInputProps['onValueChange']>>()
  mount(<Words defaultValue={['rye']} onValueChange={told} />)
  await userEvent.keyboard('{Tab}')
  pasteText('bread\nRye\noats, spelt')
  expect(tags()).toEqual(['rye', 'bread', 'oats', 'spelt'])
  expect(told.mock.calls.map(([, { reason, event }]) => [reason, event?.type])).toEqual([['paste', 'paste']])
  await expect.element(page.getByRole('status')).toHaveTextContent('3 added')
})

it('keeps what it cannot take in the text, and says why until it is put right', async () => {
  mount(<Words max={2} maxLength={5} />)
  await userEvent.keyboard('{Tab}')
  pasteText('bread, sourdough, rye, oats')
  expect([tags(), text()?.value]).toEqual([['bread', 'rye'], 'sourdough, oats'])
  expect(said()).toBe('No more than 5 characters each.')
  await expect.element(page.getByRole('textbox')).toBeInvalid()
  await fill(page.getByRole('textbox'), '')
  expect(said()).toBeUndefined()
  await userEvent.keyboard('oats{Enter}')
  expect(said()).toBe('No more than 2: remove one first.')
})

it('is sent by one name, several times, and goes back with its form', async () => {
  const told = vi.fn<NonNullable<TagInputProps['onValueChange']>>()
  mount(
    <form>
      <Words name="word" defaultValue={['bread']} onValueChange={told} required />
    </form>,
  )
  const sent = () => new FormData(form()).getAll('word')
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('rye,oa')
  expect(sent()).toEqual(['bread', 'rye'])
  flushSync(() => form().reset())
  expect([sent(), text()?.value]).toEqual([['bread'], ''])
  expect(told.mock.lastCall?.[1].reason).toBe('reset')
  expect(form().checkValidity()).toBe(true)
  await userEvent.click(page.getByRole('button', { name: 'Remove bread' }))
  expect(form().checkValidity()).toBe(false)
})

function Sent({ onSent }: { onSent: (words: readonly string[]) => void }) {
  const [words, setWords] = useState<readonly string[]>([])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSent(words)
      }}
    >
      <Words value={words} onValueChange={setWords} maxLength={5} />
      <button type="submit">Save</button>
    </form>
  )
}

it('what is typed is taken when the form is sent, and holds it up where it cannot be', async () => {
  const sent = vi.fn<(words: readonly string[]) => void>()
  mount(<Sent onSent={sent} />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('sourdough')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(sent).not.toHaveBeenCalled()
  expect(said()).toBe('No more than 5 characters each.')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await fill(page.getByRole('textbox'), '')
  await userEvent.keyboard('rye')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  expect(sent.mock.calls).toEqual([[['rye']]])
})

it('what is typed becomes a tag when the focus leaves it, and not while it goes to a tag', async () => {
  mount(
    <>
      <Words defaultValue={['bread']} />
      <input aria-label="Other" />
    </>,
  )
  await userEvent.click(page.getByRole('textbox', { name: 'Words' }))
  await userEvent.keyboard('rye')
  await userEvent.click(page.getByRole('textbox', { name: 'Other' }))
  expect(tags()).toEqual(['bread', 'rye'])
})

it('stays as it is where a change is cancelled, and keeps what was typed', async () => {
  mount(<Words defaultValue={['bread']} onValueChange={(_, details) => details.cancel()} />)
  await userEvent.keyboard('{Tab}rye{Enter}')
  expect([tags(), text()?.value]).toEqual([['bread'], 'rye'])
})
