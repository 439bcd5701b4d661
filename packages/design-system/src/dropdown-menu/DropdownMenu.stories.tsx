import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyIcon, FlagIcon, MoreHorizontalIcon, PencilIcon, TrashIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { dropdownMenuKeys } from './DropdownMenu.keys.ts'
import { DropdownMenu } from './index.ts'

const onSelect = fn()

function PostMenu({ defaultOpen = false, dir }: { defaultOpen?: boolean; dir?: 'ltr' | 'rtl' }) {
  return (
    <DesignSystemProvider locale="en" dir={dir}>
      <div style={{ display: 'flex', justifyContent: 'center', alignItems: 'flex-start', minBlockSize: 300 }}>
        <DropdownMenu.Root defaultOpen={defaultOpen}>
          <DropdownMenu.Trigger asChild>
            <IconButton label="More" icon={<MoreHorizontalIcon />} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            <DropdownMenu.Item icon={<CopyIcon size={18} />} shortcut="C" onSelect={onSelect}>
              Copy link
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<PencilIcon size={18} />} shortcut="E">
              Edit
            </DropdownMenu.Item>
            <DropdownMenu.Item disabled>Mute @tomasbakes</DropdownMenu.Item>
            <DropdownMenu.Separator />
            <DropdownMenu.Item icon={<FlagIcon size={18} />}>Report</DropdownMenu.Item>
            <DropdownMenu.Item tone="danger" icon={<TrashIcon size={18} />}>
              Delete
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </DesignSystemProvider>
  )
}

const meta = { title: 'Primitives/DropdownMenu', component: PostMenu } satisfies Meta<typeof PostMenu>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const focused = () => document.activeElement?.textContent

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const menu = await body().findByRole('menu')
    await expect(menu.offsetWidth).toBe(248)
    const rows = within(menu).getAllByRole('menuitem')
    await expect(rows.map((row) => row.offsetHeight)).toEqual([36, 36, 36, 36, 36])
  },
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false')
    await expect(body().queryByRole('menu')).toBeNull()
  },
}

/** Every key of the contract, in its order. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' })
    const expected = ['Copy linkC', 'Copy linkC', 'EditE', 'Copy linkC', 'Delete', 'Copy linkC', 'Delete', '']
    trigger.focus()
    for (const [index, { key, when }] of dropdownMenuKeys.slice(0, expected.length).entries()) {
      if (when === 'focus is on the trigger' && body().queryByRole('menu')) {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(trigger).toHaveFocus())
      }
      await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
      await waitFor(() => expect(focused()).toBe(expected[index]))
    }
    await expect(trigger).toHaveFocus()
  },
}

export const Selects: Story = {
  args: { defaultOpen: true },
  play: async () => {
    onSelect.mockClear()
    await userEvent.click(await body().findByRole('menuitem', { name: 'Copy link' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(body().queryByRole('menu')).toBeNull())
  },
}

export const RightToLeft: Story = {
  args: { defaultOpen: true, dir: 'rtl' },
  globals: { direction: 'rtl' },
  play: async () => {
    const menu = await body().findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
  },
}

/** A choice of one: the chosen row carries a check. */
export const Choice: Story = {
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Sort" icon={<MoreHorizontalIcon />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.Label>Show first</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="newest">
          <DropdownMenu.RadioItem value="newest">Newest</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="oldest">Oldest</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  play: async () => {
    await expect(await body().findByRole('menuitemradio', { name: 'Newest' })).toBeChecked()
    await expect(body().getByRole('menuitemradio', { name: 'Oldest' })).not.toBeChecked()
  },
}

function MuteMenu() {
  return (
    <DesignSystemProvider locale="en">
      <div style={{ display: 'flex', minBlockSize: 260 }}>
        <DropdownMenu.Root defaultOpen>
          <DropdownMenu.Trigger asChild>
            <IconButton label="More" icon={<MoreHorizontalIcon />} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="start">
            <DropdownMenu.CheckboxItem checked>Show previews</DropdownMenu.CheckboxItem>
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger>Mute @tomasbakes</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent>
                <DropdownMenu.Item>For an hour</DropdownMenu.Item>
                <DropdownMenu.Item>For a day</DropdownMenu.Item>
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
    </DesignSystemProvider>
  )
}

/** The two keys of a submenu, in the reading direction and against it. */
async function walkSubmenu(open: string, close: string) {
  const row = await body().findByRole('menuitem', { name: 'Mute @tomasbakes' })
  row.focus()
  await userEvent.keyboard(`{${open}}`)
  await waitFor(() => expect(focused()).toBe('For an hour'))
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(`{${close}}`)
  await waitFor(() => expect(row).toHaveFocus())
  await userEvent.keyboard(`{${open}}`)
  await waitFor(() => expect(focused()).toBe('For an hour'))
}

/** A row opens a second menu beside it; a check is on or off. */
export const Submenu: Story = {
  render: () => <MuteMenu />,
  play: async () => {
    await expect(await body().findByRole('menuitemcheckbox', { name: 'Show previews' })).toBeChecked()
    const [open, close] = dropdownMenuKeys.slice(-2)
    await walkSubmenu(open?.key ?? '', close?.key ?? '')
  },
}

/** In a page from right to left chevron, side and arrows turn round, though no provider says so. */
export const SubmenuFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <MuteMenu />,
  play: async () => {
    await walkSubmenu('ArrowLeft', 'ArrowRight')
    const row = body().getByRole('menuitem', { name: 'Mute @tomasbakes' })
    const sub = body().getByRole('menuitem', { name: 'For an hour' })
    await expect(sub.getBoundingClientRect().right).toBeLessThan(row.getBoundingClientRect().right)
    await expect(getComputedStyle(row.querySelector('svg') ?? row).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
}

/** In a dark part of a light page it is dark, though it is drawn at the end of the body. */
export const InDarkPart: Story = {
  globals: { theme: 'light' },
  render: () => (
    <div data-theme="dark" style={{ background: 'var(--ds-color-sunken)', padding: 24 }}>
      <PostMenu defaultOpen />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const menu = await body().findByRole('menu')
    await expect(canvasElement).not.toContainElement(menu)
    const colourIn = (element: Element) => getComputedStyle(element).getPropertyValue('--ds-color-surface')
    await expect(colourIn(menu)).toBe(colourIn(canvasElement.querySelector('[data-theme]') ?? canvasElement))
  },
}
