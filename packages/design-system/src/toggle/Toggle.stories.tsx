import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ImageIcon, PinIcon } from '../icon/index.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Toggle } from './index.ts'

const meta = {
  title: 'Primitives/Toggle',
  component: Toggle,
  args: { children: 'Only photos', onPressedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toggle>

export default meta
type Story = StoryObj<typeof meta>

/** Pressed, it has a thicker edge and a ground; its name stays. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Only photos', pressed: false })
    await userEvent.click(toggle)
    await expect(args.onPressedChange).toHaveBeenCalledWith(true)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    toggle.blur()
  },
}

/** Off and on, with an icon before its text, alone, by size, and disabled. */
export const Kinds: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, max-content)', gap: 12, alignItems: 'center' }}>
      {[false, true].map((on) => [
        <Toggle key={`${on}`} defaultPressed={on} iconStart={<ImageIcon size={16} />}>
          Photos
        </Toggle>,
        <Toggle key={`${on} icon`} defaultPressed={on} label="Pinned" icon={<PinIcon size={18} />} />,
        <Toggle key={`${on} small`} defaultPressed={on} size="xs">
          Small
        </Toggle>,
        <Toggle key={`${on} large`} defaultPressed={on} size="md">
          Large
        </Toggle>,
        <Toggle key={`${on} disabled`} defaultPressed={on} disabled>
          Disabled
        </Toggle>,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Pinned', pressed: true })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { children: 'الصور فقط', defaultPressed: true, iconStart: <ImageIcon size={16} /> },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl">
      <div dir="rtl" lang="ar">
        <Toggle {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'الصور فقط', pressed: true })).toBeVisible(),
}
