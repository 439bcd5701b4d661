import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/index.ts'
import { MapPinIcon, SearchIcon } from '../icon/index.ts'
import { Combobox, type ComboboxProps } from './index.ts'

const places = [
  { value: 'lisbon', label: 'Lisbon', description: 'Portugal', group: 'Europe' },
  { value: 'malaga', label: 'Málaga', description: 'Spain', group: 'Europe' },
  { value: 'tirana', label: 'Tirana', description: 'Albania', group: 'Europe', disabled: true },
  { value: 'lagos', label: 'Lagos', description: 'Nigeria', group: 'Africa' },
  { value: 'nairobi', label: 'Nairobi', description: 'Kenya', group: 'Africa' },
]

const loaves = ['Rye', 'Sourdough', 'Spelt', 'Focaccia', 'Baguette', 'Brioche'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { options: loaves, onValueChange: fn() },
  render: (args) => (
    <Field label="Loaf">
      <Combobox {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300, minBlockSize: 400, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxProps>

export default meta
type Story = StoryObj<typeof meta>

const list = (canvasElement: HTMLElement) => within(canvasElement).findByRole('listbox')

export const Closed: Story = {
  args: { defaultValue: 'rye', start: <SearchIcon size={18} /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Loaf' })
    await expect(field).toHaveValue('Rye')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** What matches is offered, and the first of it is meant: Enter takes it. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Loaf' })
    await userEvent.type(field, 's')
    const box = await list(canvasElement)
    await expect(
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sourdough', 'Spelt'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('spelt')
    await expect(field).toHaveValue('Spelt')
    await userEvent.clear(field)
    await userEvent.type(field, 'o')
    await waitFor(() => expect(within(canvasElement).getByRole('option', { name: 'Sourdough' })).toBeVisible())
  },
}

/** Two lines under names, with one that cannot be chosen. */
export const Groups: Story = {
  args: { options: places, defaultValue: 'lagos' },
  render: (args) => (
    <Field label="Place">
      <Combobox {...args} start={<MapPinIcon size={18} />} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Place' }))
    const box = await list(canvasElement)
    await waitFor(() => expect(within(box).getByRole('group', { name: 'Africa' })).toBeVisible())
    await expect(within(box).getByRole('option', { name: /Lagos/ })).toHaveAttribute('aria-selected', 'true')
    await expect(within(box).getByRole('option', { name: /Tirana/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What no option is called can be made one. */
export const Create: Story = {
  args: { onCreate: fn((label: string) => label.toLowerCase()) },
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Loaf' })
    await userEvent.type(field, 'Ciabatta{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('Ciabatta')
    await expect(args.onValueChange).toHaveBeenCalledWith('ciabatta')
    await expect(field).toHaveValue('Ciabatta')
    await userEvent.clear(field)
    await userEvent.type(field, 'Ry')
    const options = within(await list(canvasElement))
    await waitFor(() => expect(options.getByRole('option', { name: 'Add “Ry”' })).toBeVisible())
  },
}

const openWith = async (canvas: { getByRole: (role: string) => HTMLElement }, text: string) =>
  userEvent.type(canvas.getByRole('combobox'), text)

export const Empty: Story = {
  play: async ({ canvas }) => {
    await openWith(canvas, 'cake')
    await waitFor(() => expect(canvas.getByText('Nothing matches “cake”')).toBeVisible())
    await expect(canvas.queryByRole('option')).toBeNull()
  },
}

export const Loading: Story = {
  args: { options: [], loading: true, filter: false },
  play: async ({ canvas }) => {
    await openWith(canvas, 'ry')
    await waitFor(() => expect(canvas.getByText('Loading options')).toBeVisible())
  },
}

export const Failed: Story = {
  args: { options: [], error: 'Loaves could not be loaded.', filter: false },
  play: async ({ canvas }) => {
    await openWith(canvas, 'ry')
    await waitFor(() => expect(canvas.getByText('Loaves could not be loaded.')).toBeVisible())
  },
}

/** A server that answers: what is typed is told, and the options are the answer. */
export const FromServer: Story = {
  render: function FromServerStory(args) {
    const [answer, setAnswer] = useState(loaves.slice(0, 2))
    return (
      <Field label="Loaf" description="Answers come from elsewhere.">
        <Combobox
          {...args}
          options={answer}
          filter={false}
          onQueryChange={(query) =>
            setAnswer(query === '' ? loaves.slice(0, 2) : loaves.filter(({ value }) => value.startsWith(query)))
          }
        />
      </Field>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Loaf' })
    await userEvent.type(field, 'bri{Enter}')
    // Its option is in the answer no more, and its name stays.
    await expect(field).toHaveValue('Brioche')
    await userEvent.clear(field)
    await userEvent.type(field, 'ba')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Baguette' })).toBeVisible())
  },
}

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Loaf ${index + 1}` }))

/** Of ten thousand, only those that are seen are in the document. */
export const TenThousand: Story = {
  args: { options: many, defaultValue: '4999' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Loaf' }))
    const box = await list(canvasElement)
    await waitFor(() => expect(within(box).getByRole('option', { name: 'Loaf 5000' })).toBeVisible())
    await expect(within(box).getByRole('option', { name: 'Loaf 5000' })).toHaveAttribute('aria-posinset', '5000')
    await waitFor(() => expect(within(box).getAllByRole('option').length).toBeGreaterThan(10))
    await expect(within(box).getAllByRole('option').length).toBeLessThan(60)
  },
}

export const InvalidInField: Story = {
  render: (args) => (
    <Field label="Loaf" error="Choose one of ours.">
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Loaf' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Choose one of ours.')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'rye' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'), { pointerEventsCheck: 0 })
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Combobox key={size} {...args} size={size} defaultValue="rye" aria-label={`Loaf, ${size}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'Loaf, lg' }).parentElement?.offsetHeight).toBe(48),
}
