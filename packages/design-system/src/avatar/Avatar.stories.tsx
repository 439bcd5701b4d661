import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from './Avatar.tsx'
import { AvatarStack } from './AvatarStack.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Amara Okafor' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', alignItems: 'flex-end', gap: 20 }
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E"

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Avatar name="Ines Moreau" size={24} />
      <Avatar name="Jonas Weber" size={32} />
      <Avatar name="Tomás Ruiz" size={40} />
      <Avatar name="Lina Fischer" size={56} />
      <Avatar name="Ada Lindqvist" size={80} />
      <Avatar name="Amara Okafor" size={96} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = Array.from(
      canvasElement.querySelectorAll<HTMLElement>('[data-component=Avatar]'),
      (e) => e.offsetWidth,
    )
    await expect(widths).toEqual([24, 32, 40, 56, 80, 96])
  },
}

/** Initials are whole characters in every script. */
export const Names: Story = {
  render: () => (
    <div style={row}>
      {['Ada', 'Ñusta Ávila', '山田 太郎', '👩‍🚀 Kay', 'नमिता राव', '(Lee) Park', 'o’brien mac'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = Array.from(
      canvasElement.querySelectorAll('[data-component=Avatar]'),
      (e) => getComputedStyle(e, '::before').content,
    )
    await expect(shown).toEqual(['"A"', '"ÑÁ"', '"山太"', '"👩‍🚀K"', '"नरा"', '"LP"', '"OM"'])
  },
}

export const Photograph: Story = {
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveProperty('complete', true))
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
}

/** A photograph that does not load leaves the initials, at the same size. */
export const BrokenPhotograph: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const avatar = canvasElement.querySelector<HTMLElement>('[data-component=Avatar]')
    await expect(avatar).toHaveAttribute('data-initials', 'AO')
    await expect(avatar?.offsetWidth).toBe(40)
  },
}

export const Assistant: Story = {
  args: { kind: 'ai', name: 'AI Assistant' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=SparklesIcon]')).toBeVisible()
  },
}

/** Alone, without a name beside it, it has to say whose picture it is. */
export const Named: Story = {
  args: { alt: 'Amara Okafor' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Amara Okafor' })).toBeVisible(),
}

/** New to see, seen, here now; and several as one picture. */
export const RingsAndStack: Story = {
  render: () => (
    <div style={{ ...row, padding: 8 }}>
      <Avatar name="Tomás Ruiz" ring="new" alt="Tomás Ruiz, new story" />
      <Avatar name="Ines Marques" ring="seen" alt="Ines Marques, story seen" />
      <Avatar name="AI Assistant" kind="ai" />
      <Avatar name="Jonas Weber" presence="online" alt="Jonas Weber, online" />
      <AvatarStack label="Ines, Tomás, Jonas and 14 others" more={14}>
        <Avatar name="Ines Marques" />
        <Avatar name="Tomás Ruiz" />
        <Avatar name="Jonas Weber" />
      </AvatarStack>
    </div>
  ),
  play: async ({ canvas }) => {
    const story = canvas.getByRole('img', { name: 'Tomás Ruiz, new story' })
    await expect(getComputedStyle(story).outlineOffset).toBe('3px')
    await expect(story.offsetWidth).toBe(40)
    const stack = canvas.getByRole('group', { name: 'Ines, Tomás, Jonas and 14 others' })
    await expect(stack).toHaveTextContent('+14')
    await expect(stack.offsetWidth).toBe(4 * 40 - 3 * 8)
  },
}
