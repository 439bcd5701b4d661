import '../theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { root, setUpHost } from '../../test/host.fixture.ts'
import { Dialog } from '../dialog/index.ts'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { Field } from '../field/index.ts'
import { Popover } from '../popover/index.ts'
import { SelectParts } from '../select/index.ts'

setUpHost()

const opened: [what: string, role: 'button' | 'combobox', ReactNode][] = [
  [
    'dialog',
    'button',
    <Dialog.Root key="dialog">
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content title="Opened">
        <input aria-label="Times" />
      </Dialog.Content>
    </Dialog.Root>,
  ],
  [
    'popover',
    'button',
    <Popover.Root key="popover">
      <Popover.Trigger>Open</Popover.Trigger>
      <Popover.Content label="Opened">
        <input aria-label="Times" />
      </Popover.Content>
    </Popover.Root>,
  ],
  [
    'menu',
    'button',
    <DropdownMenu.Root key="menu">
      <DropdownMenu.Trigger>Open</DropdownMenu.Trigger>
      <DropdownMenu.Content label="Opened">
        <DropdownMenu.Item>Mirror</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
  ],
  [
    'list',
    'combobox',
    <Field key="list" label="Open">
      <SelectParts.Root>
        <SelectParts.Trigger native="never" />
        <SelectParts.Content>
          <SelectParts.Item value="once" label="Once" />
        </SelectParts.Content>
      </SelectParts.Root>
    </Field>,
  ],
]

it.each(opened)(
  'a %s that a mouse opened gives the focus back by Escape, and it is seen',
  async (_, role, children) => {
    flushSync(() => root.render(<StrictMode>{children}</StrictMode>))
    await userEvent.click(page.getByRole(role, { name: 'Open' }))
    await expect
      .poll(() => document.activeElement?.closest('[role=dialog], [role=menu], [role=listbox]'))
      .not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.matches(':is(button, select):focus-visible')).toBe(true)
  },
)
