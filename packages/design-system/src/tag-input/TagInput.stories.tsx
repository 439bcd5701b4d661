import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/index.ts'
import { TagInput } from './TagInput.tsx'

const meta = {
  title: 'Primitives/TagInput',
  component: TagInput,
  args: { defaultValue: ['bread', 'sourdough'], onValueChange: fn() },
  render: (args) => (
    <Field label="Words" description="Separate words and phrases with commas.">
      <TagInput {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagInput>

export default meta
type Story = StoryObj<typeof meta>

const tagsOf = (canvas: { queryAllByRole: (role: 'listitem') => readonly HTMLElement[] }) =>
  canvas.queryAllByRole('listitem').map((item) => item.textContent)

/** A comma or Enter makes a tag of what is typed; its cross removes it. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Words' })
    await userEvent.type(field, 'fresh rye, oats{Enter}')
    await expect(tagsOf(canvas)).toEqual(['bread', 'sourdough', 'fresh rye', 'oats'])
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['bread', 'sourdough', 'fresh rye', 'oats'],
      expect.objectContaining({ reason: 'add' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bread' }))
    await expect(tagsOf(canvas)).toEqual(['sourdough', 'fresh rye', 'oats'])
    await expect(field).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { defaultValue: [], placeholder: 'Add a word' },
  play: async ({ canvas }) => expect(canvas.getByPlaceholderText('Add a word')).toBeVisible(),
}

/** Backspace goes to the last tag first, so that nothing is lost by one press too many. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Remove sourdough' })).toHaveFocus()
    await expect(tagsOf(canvas)).toEqual(['bread', 'sourdough'])
  },
}

/** What cannot be taken stays in the text, with the reason under it. */
export const Refused: Story = {
  args: {
    validate: (tag) => (/\s/.test(tag) ? 'A hashtag is one word.' : undefined),
    normalize: (tag) => tag.replace(/^#+/, ''),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '#rye,two words{Enter}')
    await expect(tagsOf(canvas)).toEqual(['bread', 'sourdough', 'rye'])
    await expect(field).toHaveValue('two words')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('A hashtag is one word.')
  },
}

export const TooMany: Story = {
  args: { max: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'rye{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('No more than 2: remove one first.')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bread' }))
    await userEvent.keyboard('{Enter}')
    await expect(tagsOf(canvas)).toEqual(['sourdough', 'rye'])
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Words to choose from; any other can be typed all the same. */
export const WithSuggestions: Story = {
  args: { suggestions: ['bread', 'baguette', 'bagel', 'rye'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Words' })
    await userEvent.type(field, 'bag')
    const list = await canvas.findByRole('listbox')
    await waitFor(() => expect(list).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(tagsOf(canvas)).toEqual(['bread', 'sourdough', 'bagel'])
    await userEvent.type(field, 'b')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
  },
}

export const ManyLines: Story = {
  args: {
    defaultValue: [
      'bread',
      'sourdough',
      'fresh rye',
      'a phrase that is longer than the line that it stands on',
      'oats',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

export const RightToLeft: Story = {
  args: { defaultValue: ['خبز', 'شاي'] },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Field label="كلمات">
        <TagInput {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((tag) => tag.getBoundingClientRect().left)
    await expect(first ?? 0).toBeGreaterThan(second ?? 0)
  },
}
