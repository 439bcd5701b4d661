import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { contextMenuKeys } from './ContextMenu.keys.ts'
import { ContextMenu } from './index.ts'

const meta = {
  title: 'Primitives/ContextMenu',
  component: ContextMenu.Trigger,
  args: {
    tabIndex: 0,
    style: { inlineSize: 360, padding: 16, borderRadius: 16, border: '1px solid var(--ds-color-border)' },
  },
  render: (args) => (
    <div style={{ minBlockSize: 320, padding: 16 }}>
      <ContextMenu.Root>
        <ContextMenu.Trigger {...args}>
          The light on the harbour this morning. <a href="#photo">All of the pictures</a>
        </ContextMenu.Trigger>
        <ContextMenu.Content label="Message">
          <DropdownMenu.Item shortcut="C">Copy text</DropdownMenu.Item>
          <DropdownMenu.Item>Forward</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item tone="danger">Delete</DropdownMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Root>
    </div>
  ),
} satisfies Meta<typeof ContextMenu.Trigger>

export default meta
type Story = StoryObj<typeof meta>

const menu = () => within(document.body).findByRole('menu', { name: 'Message' })
const area = (within: HTMLElement) =>
  within.querySelector<HTMLElement>('[data-component="ContextMenu.Trigger"]') ?? within

/** A right click opens it where the pointer is. */
export const RightClick: Story = {
  play: async ({ canvasElement }) => {
    const { left, top } = area(canvasElement).getBoundingClientRect()
    await fireEvent.contextMenu(area(canvasElement), { clientX: left + 120, clientY: top + 30 })
    const opened = await menu()
    await waitFor(() => expect(opened).toBeVisible())
    await waitFor(() => expect(opened.getBoundingClientRect().top).toBeCloseTo(top + 30, 0))
  },
}

/** The browser's own menu stays where it knows more: on a link. */
export const OnLink: Story = {
  play: async ({ canvas }) => {
    const isLeft = await fireEvent.contextMenu(canvas.getByRole('link'))
    await expect(isLeft).toBe(true)
    await expect(document.querySelector('[role=menu]')).toBeNull()
  },
}

/** Every key of the contract, in its order. */
export const Keyboard: Story = {
  play: async ({ canvasElement, step }) => {
    area(canvasElement).focus()
    for (const { key, when, does } of contextMenuKeys) {
      await step(`${key}, ${when}: ${does}`, async () => {
        await userEvent.keyboard(key === 'Shift+F10' ? '{Shift>}{F10}{/Shift}' : `{${key}}`)
        if (key === 'Shift+F10' || key === 'ContextMenu')
          await waitFor(() => expect(document.activeElement).toHaveTextContent('Copy text'))
        else await waitFor(() => expect(area(canvasElement)).toHaveFocus())
      })
    }
  },
}

export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { right, top } = area(canvasElement).getBoundingClientRect()
    await fireEvent.contextMenu(area(canvasElement), { clientX: right - 40, clientY: top + 30 })
    const opened = await menu()
    await waitFor(() => expect(opened.getBoundingClientRect().right).toBeCloseTo(right - 42, 0))
  },
}
