import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DesignSystemProvider, translate } from '../provider/index.ts'
import { reactionBarKeys } from './ReactionBar.keys.ts'
import { ReactionBar } from './ReactionBar.tsx'
import { reactionWords } from './reaction-bar.words.ts'
import { reactions } from './reactions.ts'
import { ReactionSummary, type ReactionSummaryProps } from './ReactionSummary.tsx'

const kinds = [null, ...reactions.map(({ emoji }) => emoji)]

const meta = {
  title: 'Primitives/ReactionBar',
  component: ReactionBar,
  args: { onValueChange: fn(), onClose: fn(), onBlocked: fn() },
  argTypes: { value: { control: 'select', options: kinds }, defaultValue: { control: 'select', options: kinds } },
} satisfies Meta<typeof ReactionBar>

export default meta
type Story = StoryObj<typeof meta>

const pressed = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('button').flatMap((button) => (button.ariaPressed === 'true' ? [button.ariaLabel] : []))

/** Ten, always the same. Press yours again to take it back. */
export const Kinds: Story = {
  args: { defaultValue: '🔥' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(10)
    await expect(pressed(canvas)).toEqual(['fire'])
    await userEvent.click(canvas.getByRole('button', { name: 'party' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('🎉')
    await userEvent.click(canvas.getByRole('button', { name: 'fire' }))
    await expect(pressed(canvas)).toEqual(['fire'])
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

export const TakenBack: Story = {
  args: { defaultValue: '🔥' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'fire' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(null)
    await expect(pressed(canvas)).toEqual([])
  },
}

/** For a visitor nothing changes; the app says why. */
export const SignedOut: Story = {
  args: { canReact: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'heart' }))
    await expect(args.onBlocked).toHaveBeenCalledOnce()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(pressed(canvas)).toEqual([])
  },
}

/** What each key does, from the contract that the documentation prints. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const named = (name: string) => canvas.getByRole('button', { name })
    const proofs: Record<(typeof reactionBarKeys)[number]['key'], () => Promise<void>> = {
      Tab: async () => {
        await userEvent.tab()
        await expect(named('heart')).toHaveFocus()
      },
      ArrowRight: async () => {
        await userEvent.keyboard('{ArrowRight}')
        await expect(named('laugh')).toHaveFocus()
      },
      ArrowLeft: async () => {
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
        await expect(named('party')).toHaveFocus()
      },
      End: async () => {
        await userEvent.keyboard('{ArrowLeft}{End}')
        await expect(named('party')).toHaveFocus()
      },
      Home: async () => {
        await userEvent.keyboard('{Home}')
        await expect(named('heart')).toHaveFocus()
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}')
        await expect(args.onValueChange).toHaveBeenLastCalledWith('❤️')
      },
      Space: async () => {
        await userEvent.keyboard(' ')
        await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
      },
    }
    for (const { key, does } of reactionBarKeys) await step(`${key} ${does}`, proofs[key])
  },
}

const arabic = [
  translate(reactionWords, {
    label: 'ردود الفعل',
    heart: 'قلب',
    laugh: 'ضحك',
    surprised: 'دهشة',
    sad: 'حزن',
    angry: 'غضب',
    thumbsUp: 'إعجاب',
    thumbsDown: 'عدم إعجاب',
    fire: 'نار',
    hundred: 'مئة',
    party: 'احتفال',
  }),
]

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl" translations={arabic}>
      <ReactionBar {...args} defaultValue="🔥" />
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'قلب' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'ضحك' })).toHaveFocus()
  },
}

const given = [
  { emoji: '🔥', count: 30 },
  { emoji: '💯', count: 12 },
  { emoji: '🎉', count: 4 },
] as const

function Counted(props: Partial<ReactionSummaryProps>) {
  const [mine, setMine] = useState<string | null>('🔥')
  const counts = given.map(({ emoji, count }) => ({ emoji, count: count + (emoji === mine ? 1 : 0) }))
  return <ReactionSummary {...props} counts={counts} value={mine} onValueChange={setMine} />
}

/** How often each was given, under a post. The reader's own has a frame, and says so. */
export const Summary: Story = {
  render: () => <Counted />,
  play: async ({ canvas }) => {
    const fire = canvas.getByRole('button', { name: 'fire, 31 reactions, yours' })
    await userEvent.click(fire)
    await expect(fire).toHaveAccessibleName('fire, 30 reactions')
    await userEvent.click(canvas.getByRole('button', { name: '100, 12 reactions' }))
    await expect(canvas.getByRole('button', { name: '100, 13 reactions, yours' })).toHaveFocus()
    await userEvent.click(fire)
    await expect(fire).toHaveAccessibleName('fire, 31 reactions, yours')
  },
}

/** Large numbers are written short, as the language does it. */
export const ManyReactions: Story = {
  render: () => (
    <ReactionSummary
      counts={[
        { emoji: '❤️', count: 18_400 },
        { emoji: '😂', count: 1204 },
        { emoji: '😮', count: 1 },
        { emoji: '👎', count: 0 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((chip) => chip.ariaLabel)).toEqual([
      'heart, 18.4K reactions',
      'laugh, 1.2K reactions',
      'surprised, 1 reaction',
    ])
  },
}
