import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { host, root, setUpHost } from '../../test/host.fixture.ts'
import { Button } from '../button/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { Popover } from '../popover/index.ts'
import { ToggleGroup } from '../toggle-group/index.ts'
import { Toolbar, toolbarKeys } from './index.ts'

setUpHost()

const mount = (children: ReactNode) => flushSync(() => root.render(<StrictMode>{children}</StrictMode>))

const tools = (names: readonly string[], disabled?: string) =>
  names.map((name) => (
    <Toolbar.Item key={name}>
      <Button disabled={name === disabled}>{name}</Button>
    </Toolbar.Item>
  ))
const three = ['Crop', 'Turn', 'Trim'] as const

const item = (name: string) => page.getByRole('button', { name })
const stops = () => [...host.querySelectorAll('button:enabled[tabindex="0"]')].map(({ textContent }) => textContent)

/** Something stands before and after it: Tab never leaves the page. */
const between = (toolbar: ReactNode) =>
  mount(
    <>
      <button>Before</button>
      {toolbar}
      <button>After</button>
    </>,
  )

it('executes its keys', async () => {
  between(<Toolbar.Root label="Film">{tools(three)}</Toolbar.Root>)
  expect(toolbarKeys.map(({ key }) => key)).toEqual(['Tab', 'ArrowRight', 'ArrowLeft', 'End', 'Home'])
  item('Before').element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(item('Crop')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Turn')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(item('Crop')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Trim')).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}{Tab}')
  await expect.element(item('After')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(item('Turn')).toHaveFocus()
})

it('turns its arrows with the page, and in a column they are those up and down', async () => {
  mount(
    <div dir="rtl">
      <Toolbar.Root label="Film">{tools(three)}</Toolbar.Root>
    </div>,
  )
  item('Crop').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(item('Turn')).toHaveFocus()
  mount(
    <Toolbar.Root label="Film" orientation="vertical">
      {tools(three)}
    </Toolbar.Root>,
  )
  item('Crop').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(item('Crop')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Turn')).toHaveFocus()
  await expect.element(page.getByRole('toolbar', { name: 'Film' })).toHaveAttribute('aria-orientation', 'vertical')
})

it('leaves a key with a modifier to the browser', () => {
  mount(<Toolbar.Root label="Film">{tools(three)}</Toolbar.Root>)
  item('Crop').element().focus()
  const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true })
  item('Crop').element().dispatchEvent(back)
  expect(back.defaultPrevented).toBe(false)
  expect(document.activeElement?.textContent).toBe('Crop')
})

describe('its tab stop', () => {
  it('is the first that can be focused, and goes on where that is disabled', () => {
    mount(<Toolbar.Root label="Film">{tools(three, 'Crop')}</Toolbar.Root>)
    expect(stops()).toEqual(['Turn'])
    mount(<Toolbar.Root label="Film">{tools(three, 'Turn')}</Toolbar.Root>)
    expect(stops()).toEqual(['Crop'])
  })

  it('follows the focus, also that of a press', async () => {
    mount(<Toolbar.Root label="Film">{tools(three)}</Toolbar.Root>)
    await userEvent.click(item('Trim'))
    await expect.poll(stops).toEqual(['Trim'])
  })

  it('goes on where the item that had it is gone', () => {
    mount(<Toolbar.Root label="Film">{tools(three)}</Toolbar.Root>)
    flushSync(() => item('Turn').element().focus())
    expect(stops()).toEqual(['Turn'])
    mount(<Toolbar.Root label="Film">{tools(['Crop', 'Trim'])}</Toolbar.Root>)
    expect(stops()).toEqual(['Crop'])
  })
})

describe('what stands in it', () => {
  it('may be toggles of a group, which are items like all', async () => {
    const told = vi.fn<(value: string) => void>()
    between(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <ToggleGroup.Root label="Speed" defaultValue="1" onValueChange={told}>
          {['1', '2'].map((value) => (
            <Toolbar.Item key={value}>
              <ToggleGroup.Item value={value}>{value}</ToggleGroup.Item>
            </Toolbar.Item>
          ))}
        </ToggleGroup.Root>
        {tools(['Trim'])}
      </Toolbar.Root>,
    )
    expect(stops()).toEqual(['Crop'])
    item('Crop').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(item('2')).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect.element(item('Trim')).toHaveFocus()
    expect(told.mock.calls).toEqual([['2']])
    await expect.poll(stops).toEqual(['Trim'])
  })

  it('may be the trigger of a menu, which opens and gives the focus back', async () => {
    mount(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <DropdownMenu.Root>
          <Toolbar.Item>
            <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
          </Toolbar.Item>
          <DropdownMenu.Content label="More">
            <DropdownMenu.Item>Mirror</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </Toolbar.Root>,
    )
    item('Crop').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Mirror' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(item('More')).toHaveFocus()
    await expect.poll(stops).toEqual(['More'])
  })

  it('may open what has arrows of its own', async () => {
    mount(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <Popover.Root defaultOpen>
          <Toolbar.Item>
            <Popover.Trigger>Speed</Popover.Trigger>
          </Toolbar.Item>
          <Popover.Content label="Speed">
            <ToggleGroup.Root label="Speed">
              <ToggleGroup.Item value="1">Once</ToggleGroup.Item>
              <ToggleGroup.Item value="2">Twice</ToggleGroup.Item>
            </ToggleGroup.Root>
          </Popover.Content>
        </Popover.Root>
      </Toolbar.Root>,
    )
    item('Once').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(item('Twice')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(item('Once')).toHaveFocus()
  })

  it('has the stop where the focus comes back to it from what was taken away, and shows that it has it', async () => {
    mount(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <Popover.Root>
          <Toolbar.Item>
            <Popover.Trigger>Speed</Popover.Trigger>
          </Toolbar.Item>
          <Popover.Content label="Speed">
            <input aria-label="Times" />
          </Popover.Content>
        </Popover.Root>
      </Toolbar.Root>,
    )
    await userEvent.click(item('Speed'))
    await userEvent.click(page.getByRole('textbox', { name: 'Times' }))
    await userEvent.keyboard('{Escape}')
    await expect.element(item('Speed')).toHaveFocus()
    await expect.poll(stops).toEqual(['Speed'])
    expect(getComputedStyle(item('Speed').element()).outlineStyle).not.toBe('none')
  })

  it('may be a text: the arrows move the caret, and lead on from its ends', async () => {
    mount(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <Toolbar.Item>
          <input aria-label="Name" defaultValue="ab" />
        </Toolbar.Item>
        {tools(['Trim'])}
      </Toolbar.Root>,
    )
    const name = page.getByRole('textbox', { name: 'Name' })
    const field = host.querySelector('input')
    field?.focus()
    field?.setSelectionRange(1, 1)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(name).toHaveFocus()
    expect(field?.selectionStart).toBe(2)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(item('Trim')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(name).toHaveFocus()
    field?.setSelectionRange(0, 2)
    await userEvent.keyboard('{Home}')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(item('Crop')).toHaveFocus()
  })

  it('keeps the arrows of a list and of a number', async () => {
    mount(
      <Toolbar.Root label="Film">
        {tools(['Crop'])}
        <Toolbar.Item>
          <input type="number" aria-label="Speed" defaultValue="1" />
        </Toolbar.Item>
      </Toolbar.Root>,
    )
    const speed = page.getByRole('spinbutton', { name: 'Speed' })
    speed.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}')
    await expect.element(speed).toHaveFocus()
  })
})

it('needs a toolbar around an item', () => {
  const draw = () => renderToStaticMarkup(<Toolbar.Item>{<button>Crop</button>}</Toolbar.Item>)
  expect(draw).toThrow('Toolbar.Item has to stand inside Toolbar.Root.')
})
