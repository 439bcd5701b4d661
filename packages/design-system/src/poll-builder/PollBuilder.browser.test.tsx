import '../theme/styles.ts'
import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Controller, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill } from '../../test/fill.ts'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/index.ts'
import { PollBuilder, pollBuilderKeys, type PollBuilderProps, type PollDraft } from './index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
})

function mount(children: ReactNode): void {
  root = createRoot(host)
  flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const texts = () => [...host.querySelectorAll<HTMLInputElement>('li input')].map(({ value }) => value)
const focused = () => document.activeElement?.getAttribute('aria-label')

const bread: PollDraft = {
  question: 'Which bread on Saturday?',
  options: [
    { id: '1', text: 'Rye' },
    { id: '2', text: 'Sourdough' },
  ],
  duration: 1440,
}

/** Everything that is said from now on, in order. What others have said is waited for. */
async function listen(): Promise<string[]> {
  announce('listening')
  const region = () => document.querySelector('[data-component=Announcer]')
  await expect.poll(() => region()?.textContent).toBe('listening')
  const said: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) said.push(node.textContent ?? '')
  })
  const heard = region()
  if (heard) observer.observe(heard, { childList: true })
  return said
}

describe('PB1 is a control like any other', () => {
  it('PB1 keeps its own value, or takes a parent’s and only tells of changes', async () => {
    const told = vi.fn<(value: PollDraft) => void>()
    mount(<PollBuilder value={bread} onValueChange={told} />)
    await userEvent.type(field('Option 1'), '!')
    expect(told).toHaveBeenLastCalledWith({ ...bread, options: [{ id: '1', text: 'Rye!' }, bread.options[1]] })
    expect(texts()).toEqual(['Rye', 'Sourdough'])
    flushSync(() => root.render(<PollBuilder key="own" defaultValue={bread} onValueChange={told} />))
    await userEvent.type(field('Option 1'), '!')
    expect(texts()).toEqual(['Rye!', 'Sourdough'])
  })

  it('PB1 is sent by a plain form, and put back by its reset', async () => {
    mount(
      <form>
        <PollBuilder name="poll" defaultValue={bread} />
      </form>,
    )
    const form = host.querySelector('form')
    if (!form) throw new Error('no form')
    await userEvent.type(field('Option 2'), ' loaf')
    const data = new FormData(form)
    expect(data.get('poll.question')).toBe('Which bread on Saturday?')
    expect(data.getAll('poll.options')).toEqual(['Rye', 'Sourdough loaf'])
    expect(data.get('poll.duration')).toBe('1440')
    flushSync(() => form.reset())
    await expect.poll(texts).toEqual(['Rye', 'Sourdough'])
  })

  it('PB1 stands in a Controller of react-hook-form', async () => {
    const sent = vi.fn<(data: { poll: PollDraft }) => void>()
    function Form() {
      const { control, handleSubmit } = useForm({ defaultValues: { poll: bread } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => sent(data))(event)}>
          <Controller
            control={control}
            name="poll"
            render={({ field: { value, onChange } }) => <PollBuilder value={value} onValueChange={onChange} />}
          />
          <Button type="submit">Post</Button>
        </form>
      )
    }
    mount(<Form />)
    await fill(field('Question'), 'Bread?')
    await userEvent.click(button('Post'))
    await expect.poll(() => sent.mock.lastCall?.[0]).toEqual({ poll: { ...bread, question: 'Bread?' } })
  })
})

it('PB2 has two to four options; Remove only above two; Add is off at four and says why', async () => {
  mount(<PollBuilder />)
  expect(texts()).toEqual(['', ''])
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  await userEvent.click(button('Add option'))
  await userEvent.click(button('Add option'))
  expect(texts()).toHaveLength(4)
  expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(4)
  await expect.element(button('Add option')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Add option')).toHaveAccessibleDescription('A poll has at most 4 options')
  button('Add option')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(texts()).toHaveLength(4)
})

describe('PB3 the focus is always somewhere', () => {
  it('PB3 Enter in the last option adds one and focuses it, Enter before it moves on', async () => {
    mount(<PollBuilder defaultValue={bread} />)
    await userEvent.click(field('Option 1'))
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('Option 2')
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe('Option 3')
    expect(texts()).toEqual(['Rye', 'Sourdough', ''])
  })

  it('PB3 Backspace in an empty option removes it and focuses the one before', async () => {
    mount(<PollBuilder defaultValue={bread} />)
    await userEvent.click(button('Add option'))
    expect(focused()).toBe('Option 3')
    await userEvent.keyboard('{Backspace}')
    expect(focused()).toBe('Option 2')
    expect(texts()).toEqual(['Rye', 'Sourdough'])
    // With two left, and in one that is not empty, it only deletes.
    await userEvent.keyboard('{Backspace}')
    expect(texts()).toEqual(['Rye', 'Sourdoug'])
  })

  it('PB3 removing by the cross leaves the focus on a neighbour, never on the page', async () => {
    mount(<PollBuilder defaultValue={{ ...bread, options: [...bread.options, { id: '3', text: 'Spelt' }] }} />)
    await userEvent.click(button('Remove option 1'))
    expect(focused()).toBe('Option 1')
    expect(texts()).toEqual(['Sourdough', 'Spelt'])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('PB3 keys of an input method that is composing do nothing', () => {
    mount(<PollBuilder defaultValue={bread} />)
    field('Option 2')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    expect(texts()).toHaveLength(2)
  })
})

it('PB4 says every addition, removal and move once', async () => {
  mount(<PollBuilder defaultValue={bread} />)
  const said = await listen()
  await userEvent.click(button('Add option'))
  await expect.poll(() => said).toEqual(['Option 3 added'])
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => said).toEqual(['Option 3 added', 'Moved to position 2 of 3'])
  await userEvent.click(button('Remove option 2'))
  await expect.poll(() => said).toEqual(['Option 3 added', 'Moved to position 2 of 3', 'Option 2 removed'])
})

describe('PB5 options are moved without dragging', () => {
  it('PB5 by the two buttons that the handle shows', async () => {
    mount(<PollBuilder defaultValue={bread} />)
    await userEvent.click(button('Move option 1'))
    await expect.element(button('Move option 1')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(button('Move option 1 up')).toBeDisabled()
    await userEvent.click(button('Move option 1 down'))
    expect(texts()).toEqual(['Sourdough', 'Rye'])
    await userEvent.click(button('Move option 2 up'))
    expect(texts()).toEqual(['Rye', 'Sourdough'])
  })

  it('PB5 by keys, in the field and on the handle', async () => {
    mount(<PollBuilder defaultValue={bread} />)
    await userEvent.click(field('Option 1'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts()).toEqual(['Sourdough', 'Rye'])
    expect(focused()).toBe('Option 2')
    const handle = button('Move option 2').element()
    if (handle instanceof HTMLElement) handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(texts()).toEqual(['Rye', 'Sourdough'])
    expect(focused()).toBe('Move option 1')
  })

  it('PB5 and by dragging the handle', () => {
    mount(<PollBuilder defaultValue={bread} />)
    const handle = button('Move option 1').element()
    const at = (index: number) => host.querySelectorAll('li')[index]?.getBoundingClientRect().top ?? 0
    const pointer = (type: string, clientY: number) =>
      flushSync(() => handle.dispatchEvent(new PointerEvent(type, { clientY, button: 0, pointerId: 1, bubbles: true })))
    pointer('pointerdown', at(0) + 10)
    pointer('pointermove', at(1) + 30)
    expect(texts()).toEqual(['Sourdough', 'Rye'])
    expect(host.querySelectorAll('li')[1]?.dataset['dragging']).toBe('true')
    pointer('pointerup', at(1) + 30)
    flushSync(() => handle.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    expect(handle.getAttribute('aria-expanded')).toBe('false')
    // It is over: what the pointer does now moves nothing.
    pointer('pointermove', at(0) + 10)
    expect(texts()).toEqual(['Sourdough', 'Rye'])
  })

  it('PB5 a drag that the system takes away leaves nothing behind', () => {
    mount(<PollBuilder defaultValue={bread} />)
    const handle = button('Move option 1').element()
    const pointer = (type: string, clientY: number) =>
      flushSync(() => handle.dispatchEvent(new PointerEvent(type, { clientY, button: 0, bubbles: true })))
    pointer('pointerdown', 0)
    pointer('pointercancel', 0)
    pointer('pointermove', 4000)
    expect(texts()).toEqual(['Rye', 'Sourdough'])
  })

  it('PB5 a key that cannot move it leaves the focus where it is afterwards', async () => {
    mount(<PollBuilder defaultValue={bread} />)
    await userEvent.click(field('Option 1'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await userEvent.type(field('Question'), '?')
    expect(focused()).toBe('Question')
  })
})

describe('PB6 errors', () => {
  it('PB6 come after leaving a field, at that field', async () => {
    mount(<PollBuilder />)
    await userEvent.type(field('Option 1'), 'Rye')
    await userEvent.click(field('Option 2'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(field('Question'))
    await expect.element(page.getByText('Write at least 2 options.')).toBeVisible()
    await expect.element(field('Option 2')).toBeInvalid()
    await expect.element(field('Option 2')).toHaveAccessibleDescription('Write at least 2 options.')
    await expect.element(field('Option 1')).toBeValid()
    await userEvent.click(button('Add option'))
    await expect.element(field('Question')).toHaveAccessibleDescription('Ask a question.')
    await fill(field('Question'), 'Bread?')
    await expect.element(field('Question')).toBeValid()
  })

  it('PB6 come not while a button is pressed in a browser that gives it no focus, nor in another window', async () => {
    mount(<PollBuilder />)
    await userEvent.type(field('Option 1'), 'Rye')
    // What such a browser does before the click: the field is blurred, and nothing has the focus.
    const input = field('Option 1').element()
    if (input instanceof HTMLElement) input.blur()
    expect(document.activeElement).toBe(document.body)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(button('Add option'))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(field('Question'))
    field('Question')
      .element()
      .dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect.element(page.getByText('Ask a question.')).not.toBeInTheDocument()
    await expect.element(page.getByText('Write at least 2 options.')).toBeVisible()
  })

  it('PB6 come all at once when the form is sent, and others’ words win', async () => {
    function Form() {
      const [errors, setErrors] = useState<PollBuilderProps['errors']>()
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setErrors({ question: 'This question was asked yesterday.' })
          }}
        >
          <PollBuilder {...(errors && { errors })} />
          <Button type="submit">Post</Button>
        </form>
      )
    }
    mount(<Form />)
    await userEvent.click(button('Post'))
    await expect.element(field('Question')).toHaveAccessibleDescription('This question was asked yesterday.')
    await expect.element(field('Option 1')).toHaveAccessibleDescription('Write at least 2 options.')
  })
})

it('PB7 the length is a choice of seven, one day at first', async () => {
  const told = vi.fn<(value: PollDraft) => void>()
  mount(<PollBuilder onValueChange={told} />)
  const length = page.getByRole('combobox', { name: 'Poll length' })
  await expect.element(length).toHaveValue('1440')
  const select = length.element()
  if (!(select instanceof HTMLSelectElement)) throw new Error('no select')
  expect([...select.options].map(({ text }) => text)).toEqual([
    '1 hour',
    '6 hours',
    '12 hours',
    '1 day',
    '2 days',
    '3 days',
    '7 days',
  ])
  await userEvent.selectOptions(length, '60')
  expect(told.mock.lastCall?.[0].duration).toBe(60)
})

describe('PB8 any text', () => {
  it('PB8 takes 200 characters, a family as one, and shows how many are left near the end', async () => {
    const long = '👨‍👩‍👧'.repeat(199)
    mount(
      <PollBuilder
        defaultValue={{
          ...bread,
          options: [
            { id: '1', text: long },
            { id: '2', text: 'No' },
          ],
        }}
      />,
    )
    await expect.element(page.getByText('199 / 200')).toBeVisible()
    await userEvent.type(field('Option 1'), 'ab')
    await expect.element(field('Option 1')).toHaveAccessibleDescription('Keep each option to 200 characters.')
    await expect.element(field('Option 1')).toBeInvalid()
  })

  it('PB8 follows the direction of what is written', () => {
    mount(
      <PollBuilder
        defaultValue={{
          ...bread,
          options: [
            { id: '1', text: 'خبز الجاودار' },
            { id: '2', text: 'Rye' },
          ],
        }}
      />,
    )
    const directions = [...host.querySelectorAll('li input')].map((input) => getComputedStyle(input).direction)
    expect(directions).toEqual(['rtl', 'ltr'])
  })
})

it('tells whether it may be sent', async () => {
  const told = vi.fn<(valid: boolean) => void>()
  mount(<PollBuilder onValidityChange={told} />)
  expect(told).toHaveBeenLastCalledWith(false)
  await fill(field('Question'), 'Bread?')
  await fill(field('Option 1'), 'Rye')
  expect(told).toHaveBeenLastCalledWith(false)
  await fill(field('Option 2'), 'Spelt')
  expect(told).toHaveBeenLastCalledWith(true)
})

it('documents the keys that the cases above press', () => {
  expect(pollBuilderKeys.map(({ key }) => key)).toEqual([
    'Enter',
    'Backspace',
    'Alt+ArrowUp',
    'Alt+ArrowDown',
    'ArrowUp',
    'ArrowDown',
  ])
})
