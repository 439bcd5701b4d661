import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Photos', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing's own column: off, on, some of them, and one that cannot be changed. */
export const Kinds: Story = {
  render: () => (
    <div>
      <Checkbox>Photos</Checkbox>
      <Checkbox defaultChecked>Videos</Checkbox>
      <Checkbox defaultChecked="indeterminate">All kinds</Checkbox>
      <Checkbox defaultChecked disabled>
        Polls
      </Checkbox>
      <Checkbox disabled>Reels</Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('checkbox').map((box) => box.parentElement?.offsetHeight)
    await expect(new Set(heights).size).toBe(1)
    await expect(heights[0] === 32 || heights[0] === 44).toBe(true)
    await expect(canvas.getByRole('checkbox', { name: 'All kinds' })).toBePartiallyChecked()
  },
}

/** The words press it as well as the box. */
export const PressedByLabel: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Photos' })
    await userEvent.click(canvas.getByText('Photos'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(box.parentElement).toHaveAttribute('data-state', 'checked')
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}

const kinds = ['Photos', 'Videos', 'Polls']

function AllKinds() {
  const [chosen, setChosen] = useState<readonly string[]>(['Videos'])
  const all = chosen.length === kinds.length || (chosen.length > 0 && 'indeterminate')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame
    <div role="group" aria-label="Kinds of posts">
      <Checkbox checked={all} onCheckedChange={(next) => setChosen(next === true ? kinds : [])}>
        All kinds
      </Checkbox>
      <div style={{ paddingInlineStart: 32 }}>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={chosen.includes(kind)}
            onCheckedChange={(next) =>
              setChosen(next === true ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          >
            {kind}
          </Checkbox>
        ))}
      </div>
    </div>
  )
}

/** One for all of them: some, then all, then none. */
export const Indeterminate: Story = {
  render: () => <AllKinds />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All kinds' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Polls' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Videos' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const WithDescription: Story = {
  args: {
    children: 'Show sensitive media',
    description: 'Pictures that their author marked stay covered until you press them.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Show sensitive media' })
    await expect(box).toHaveAccessibleDescription(
      'Pictures that their author marked stay covered until you press them.',
    )
  },
}

/** In a field with an error it is invalid, and the error describes it. */
export const InvalidInField: Story = {
  render: () => (
    <Field label="Terms" error="Accept the terms to go on.">
      <Checkbox required>I have read the terms of Skein</Checkbox>
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Terms I have read the terms of Skein' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Accept the terms to go on.')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Photos'), { pointerEventsCheck: 0 })
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

/** In a row of a table it stands alone, named by what it is for. */
export const WithoutLabel: Story = {
  args: { children: undefined, 'aria-label': 'Choose the message of Noor Haddad' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: 'Choose the message of Noor Haddad' })).toBeVisible(),
}

/** Longer than its line: the box stays beside the first. */
export const LongLabel: Story = {
  args: {
    children:
      'Send me a letter each Sunday with what the people I follow wrote, photographed and argued about in the week',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    const words = canvas.getByText(/^Send me/)
    await expect(Math.abs(box.getBoundingClientRect().top - words.getBoundingClientRect().top)).toBeLessThan(2)
    await expect(box.offsetWidth).toBe(20)
  },
}

export const RightToLeft: Story = {
  args: { children: 'صور', defaultChecked: true, lang: 'ar' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(box.left).toBeGreaterThan(canvas.getByText('صور').getBoundingClientRect().left)
  },
}
