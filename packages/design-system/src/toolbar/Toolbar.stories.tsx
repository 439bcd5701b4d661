import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DropdownMenu } from '../dropdown-menu/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { AudioLinesIcon, ImageIcon, LinkIcon, PlusIcon, PollIcon, SmileIcon, VideoIcon } from '../icon/index.ts'
import { Input } from '../input/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Separator } from '../separator/index.ts'
import { ToggleGroup } from '../toggle-group/index.ts'
import { Toolbar } from './index.ts'

const tools = [
  { name: 'Add image', Icon: ImageIcon },
  { name: 'Add video', Icon: VideoIcon },
  { name: 'Add poll', Icon: PollIcon },
  { name: 'Add emoji', Icon: SmileIcon },
]

const buttons = tools.map(({ name, Icon }) => (
  <Toolbar.Item key={name}>
    <IconButton label={name} icon={<Icon />} />
  </Toolbar.Item>
))

const meta = {
  title: 'Primitives/Toolbar',
  component: Toolbar.Root,
  args: { label: 'Tools of the post', children: buttons },
} satisfies Meta<typeof Toolbar.Root>

export default meta
type Story = StoryObj<typeof Toolbar.Root>

/** One tab stop for all. */
export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Tools of the post' })).toBeVisible()
    canvas.getByRole('button', { name: 'Add image' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    const emoji = canvas.getByRole('button', { name: 'Add emoji' })
    await expect(emoji).toHaveFocus()
    await expect(emoji).toHaveAttribute('tabindex', '0')
    emoji.blur()
  },
}

/** Groups in it, the last of them toggles, and a menu for what has no room. */
export const Groups: Story = {
  args: {
    label: 'Sound and picture',
    children: (
      <>
        {buttons.slice(0, 2)}
        <Separator orientation="vertical" />
        <ToggleGroup.Root label="Kept" multiple defaultValue={['sound']}>
          <Toolbar.Item>
            <ToggleGroup.Item value="sound" label="Sound" icon={<AudioLinesIcon size={18} />} />
          </Toolbar.Item>
          <Toolbar.Item>
            <ToggleGroup.Item value="link" label="Link" icon={<LinkIcon size={18} />} />
          </Toolbar.Item>
        </ToggleGroup.Root>
        <Separator orientation="vertical" />
        <DropdownMenu.Root>
          <Toolbar.Item>
            <DropdownMenu.Trigger asChild>
              <IconButton label="More tools" icon={<PlusIcon />} />
            </DropdownMenu.Trigger>
          </Toolbar.Item>
          <DropdownMenu.Content label="More tools">
            <DropdownMenu.Item>Add poll</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add video' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Link', pressed: true })).toBeVisible()
    const more = canvas.getByRole('button', { name: 'More tools' })
    await expect(more).toHaveFocus()
    more.blur()
  },
}

/** In a text the arrows move the caret, and lead on from its ends. */
export const WithText: Story = {
  args: {
    label: 'Link',
    children: (
      <>
        <Toolbar.Item>
          <IconButton label="Paste link" icon={<LinkIcon />} />
        </Toolbar.Item>
        <Toolbar.Item>
          <Input
            aria-label="Address"
            defaultValue="example.org"
            style={{ flex: 1, inlineSize: 'auto', minInlineSize: 0 }}
          />
        </Toolbar.Item>
        {buttons.slice(0, 1)}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const address = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
    address.focus()
    address.setSelectionRange(11, 11)
    await userEvent.keyboard('{ArrowRight}')
    const image = canvas.getByRole('button', { name: 'Add image' })
    await expect(image).toHaveFocus()
    image.blur()
  },
}

/** A column: the arrows are those up and down. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Add image' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const video = canvas.getByRole('button', { name: 'Add video' })
    await expect(video).toHaveFocus()
    video.blur()
  },
}

/** What is disabled is passed over. */
export const Disabled: Story = {
  args: {
    children: tools.map(({ name, Icon }, index) => (
      <Toolbar.Item key={name}>
        <IconButton label={name} icon={<Icon />} disabled={index % 2 === 0} />
      </Toolbar.Item>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add video' })).toHaveAttribute('tabindex', '0')
    await expect(canvas.getByRole('button', { name: 'Add image' })).toBeDisabled()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'أدوات المنشور',
    children: [
      <Toolbar.Item key="image">
        <IconButton label="أضف صورة" icon={<ImageIcon />} />
      </Toolbar.Item>,
      <Toolbar.Item key="poll">
        <IconButton label="أضف استطلاعًا" icon={<PollIcon />} />
      </Toolbar.Item>,
    ],
  },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <Toolbar.Root {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    second?.blur()
  },
}

/** In 120 px it takes several lines. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
