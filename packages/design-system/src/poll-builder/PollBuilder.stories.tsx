import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { PollBuilder } from './PollBuilder.tsx'

const filled = {
  question: 'When do you do your best work?',
  options: [
    { id: '1', text: 'Before anyone wakes' },
    { id: '2', text: 'Late at night' },
    { id: '3', text: '' },
  ],
  duration: 1440,
}

const meta = {
  title: 'Primitives/PollBuilder',
  component: PollBuilder,
  args: { onValueChange: fn() },
} satisfies Meta<typeof PollBuilder>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
    await expect(canvas.getByRole('combobox', { name: 'Poll length' })).toHaveDisplayValue('1 day')
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

export const Filled: Story = {
  args: { defaultValue: filled },
  play: async ({ canvas }) => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3),
}

export const Full: Story = {
  args: { defaultValue: { ...filled, options: [...filled.options, { id: '4', text: 'Never' }] } },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add option' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription('A poll has at most 4 options')
  },
}

export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PollBuilder {...args} name="poll" />
      <Button type="submit">Post</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }))
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription('Ask a question.')
  },
}

export const ErrorsOfTheServer: Story = {
  args: { defaultValue: filled, errors: { options: 'Two options say the same.' } },
  play: async ({ canvas }) => expect(canvas.getByText('Two options say the same.')).toBeVisible(),
}

export const LongAndEmoji: Story = {
  args: {
    defaultValue: {
      ...filled,
      options: [
        { id: '1', text: 'a'.repeat(195) },
        { id: '2', text: '👨‍👩‍👧‍👦'.repeat(200) },
      ],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('195 / 200')).toBeVisible(),
}

export const RightToLeft: Story = {
  args: {
    dir: 'rtl',
    defaultValue: {
      ...filled,
      question: 'מה לאפות?',
      options: [
        { id: '1', text: 'خبز' },
        { id: '2', text: 'חלה' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const question = canvas.getByRole('textbox', { name: 'Question' })
    await expect(getComputedStyle(question).direction).toBe('rtl')
  },
}
