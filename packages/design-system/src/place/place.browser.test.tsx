import '../theme/styles.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { Sheet } from '../sheet/index.ts'
import { Tooltip, TooltipProvider } from '../tooltip/index.ts'

let root: Root
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  host.style.padding = '100px'
  document.body.append(host)
  root = createRoot(host)
})

afterEach(() => {
  flushSync(() => root.unmount())
  host.remove()
  delete document.documentElement.dataset.theme
})

const mount = (children: ReactNode) => flushSync(() => root.render(children))
const part = (name: string) => document.querySelector<HTMLElement>(`[data-component="${name}"]`)
/** What it looks like: its scheme, and the value of a token. */
const look = (element: Element | null) => {
  const { colorScheme, direction } = element ? getComputedStyle(element) : { colorScheme: '', direction: '' }
  const canvas = element && getComputedStyle(element).getPropertyValue('--ds-color-canvas')
  return { colorScheme, direction, canvas }
}

function Parts() {
  return (
    <>
      <i id="here" />
      <Dialog.Root>
        <Dialog.Trigger>Dialog</Dialog.Trigger>
        <Dialog.Content title="Dialog">
          <Dialog.Root>
            <Dialog.Trigger>Inner</Dialog.Trigger>
            <Dialog.Content title="Inner" />
          </Dialog.Root>
        </Dialog.Content>
      </Dialog.Root>
      <Sheet.Root>
        <Sheet.Trigger>Sheet</Sheet.Trigger>
        <Sheet.Content title="Sheet">text</Sheet.Content>
      </Sheet.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>Menu</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Sub>
            <DropdownMenu.SubTrigger>More</DropdownMenu.SubTrigger>
            <DropdownMenu.SubContent>
              <DropdownMenu.Item>One</DropdownMenu.Item>
            </DropdownMenu.SubContent>
          </DropdownMenu.Sub>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <TooltipProvider delay={0}>
        <Tooltip description="More of it">
          <button>Tooltip</button>
        </Tooltip>
      </TooltipProvider>
    </>
  )
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe.each(['light', 'dark'] as const)('in a page that is %s', (theme) => {
  const other = theme === 'light' ? 'dark' : 'light'

  beforeEach(() => {
    document.documentElement.dataset.theme = theme
  })

  it('what is drawn at the end of the body looks like its place', async () => {
    mount(
      <div data-theme={other} dir="rtl">
        <Parts />
      </div>,
    )
    const here = look(document.querySelector('#here'))
    expect(here).toMatchObject({ colorScheme: other, direction: 'rtl' })
    await press('Dialog')
    expect(look(part('Dialog'))).toEqual(here)
    await press('Inner')
    expect(look(page.getByRole('dialog', { name: 'Inner' }).element())).toEqual(here)
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => part('Dialog')).toBeNull()
    await press('Sheet')
    expect(look(part('Sheet'))).toEqual(here)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => part('Sheet')).toBeNull()
    await press('Menu')
    await expect.poll(() => look(part('DropdownMenu'))).toEqual(here)
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect.poll(() => look(part('DropdownMenu.SubContent'))).toEqual(here)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => part('DropdownMenu')).toBeNull()
    await userEvent.hover(page.getByRole('button', { name: 'Tooltip' }))
    await expect.poll(() => look(part('Tooltip'))).toEqual(here)
  })

  it('a dialog follows a place whose theme changes while it is open, and the page elsewhere', async () => {
    const App = ({ local }: { local: 'light' | 'dark' | undefined }) => (
      <div data-theme={local}>
        <Dialog.Root defaultOpen>
          <Dialog.Content title="Dialog" />
        </Dialog.Root>
      </div>
    )
    for (const local of [other, theme, undefined] as const) {
      mount(<App local={local} />)
      expect(look(part('Dialog')).colorScheme).toBe(local ?? theme)
    }
  })
})

it('a theme that the consumer gave to a menu stays', async () => {
  mount(
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>Menu</DropdownMenu.Trigger>
      <DropdownMenu.Content data-theme="dark">
        <DropdownMenu.Item>One</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  )
  await expect.poll(() => look(part('DropdownMenu')).colorScheme).toBe('dark')
})
