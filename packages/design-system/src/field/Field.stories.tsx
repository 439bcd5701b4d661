import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Input } from '../input/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Field } from './Field.tsx'
import { GraphemeCounter } from './GraphemeCounter.tsx'

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { label: 'Full name', children: <Input defaultValue="Amara Okafor" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const WithHelp: Story = {
  args: { description: 'Shown beside your posts.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(input).toHaveAccessibleDescription('Shown beside your posts.')
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByText('Full name'))
    await expect(input).toHaveFocus()
  },
}

export const WithError: Story = {
  args: {
    label: 'Email',
    error: 'Add the part after the dot.',
    description: 'Never shown.',
    children: <Input defaultValue="amara@okafor" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Add the part after the dot.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Add the part after the dot.')
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeRequired(),
}

/** A control's own description stays beside the field's. */
export const TwoDescriptions: Story = {
  args: {
    description: 'Shown beside your posts.',
    children: (
      <>
        <Input aria-describedby="own" />
        <span id="own">As people call you.</span>
      </>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As people call you. Shown beside your posts.'),
}

function Counted({ limit, start = '' }: { limit: number; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <Field label="Bio" labelEnd={<GraphemeCounter value={value} limit={limit} />}>
      <Textarea value={value} onChange={(event) => setValue(event.target.value)} autosize />
    </Field>
  )
}

/** A family is one character. The way to the limit is said at 20 left, at none left, and past it; not at every key. */
export const WithCounter: Story = {
  render: () => <Counted limit={22} start="👨‍👩‍👧" />,
  play: async ({ canvas, canvasElement, step }) => {
    const said = () => canvasElement.ownerDocument.querySelector('[data-component=Announcer]')?.textContent
    const area = canvas.getByRole('textbox', { name: 'Bio' })
    await expect(canvas.getByText('1 / 22')).toBeVisible()
    await step('20 left', async () => {
      await userEvent.type(area, 'W')
      await waitFor(() => expect(said()).toBe('20 characters left'))
      await expect(canvas.getByText('2 / 22').parentElement).toHaveAttribute('data-state', 'near')
    })
    await step('19 left: silence', async () => {
      await userEvent.type(area, 'e')
      await expect(canvas.getByText('3 / 22')).toBeVisible()
      await expect(said()).toBe('20 characters left')
    })
    await step('none left', async () => {
      await userEvent.type(area, ' bake bread at dawn')
      await waitFor(() => expect(said()).toBe('0 characters left'))
    })
    await step('one too many', async () => {
      await userEvent.type(area, '!')
      await waitFor(() => expect(said()).toBe('1 character too many'))
      await expect(canvas.getByText('23 / 22').parentElement).toHaveAttribute('data-state', 'over')
    })
  },
}
