import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { Select } from './Select.tsx'

const lengths = [
  { value: '60', label: '1 hour' },
  { value: '360', label: '6 hours' },
  { value: '720', label: '12 hours' },
  { value: '1440', label: '1 day' },
  { value: '2880', label: '2 days' },
  { value: '4320', label: '3 days' },
  { value: '10080', label: '7 days' },
]

const places = [
  { value: 'europe/lisbon', label: 'Lisbon', group: 'Europe' },
  { value: 'europe/stockholm', label: 'Stockholm', group: 'Europe' },
  { value: 'europe/tirana', label: 'Tirana', group: 'Europe', disabled: true },
  { value: 'africa/lagos', label: 'Lagos', group: 'Africa' },
  { value: 'africa/nairobi', label: 'Nairobi', group: 'Africa' },
  { value: 'asia/beirut', label: 'Beirut', group: 'Asia' },
]

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { options: lengths, defaultValue: '1440', onValueChange: fn() },
  render: (args) => (
    <Field label="Poll length">
      <Select {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 270, minBlockSize: 420, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const list = (canvasElement: HTMLElement) => within(canvasElement).findByRole('listbox')

/** Closed it is as cheap as a native one; there is no list. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Poll length' })
    await expect(select).toHaveValue('1440')
    await expect(select.offsetHeight).toBe(44)
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

/** The list, with a tick at what is chosen. */
export const Open: Story = {
  args: { native: 'never' },
  play: async ({ canvas, canvasElement, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Poll length' })
    await userEvent.click(select)
    const box = await list(canvasElement)
    await expect(box).toHaveFocus()
    await expect(within(box).getByRole('option', { name: '1 day' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(within(box).getByRole('option', { name: '3 days' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('4320')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveFocus()
    await userEvent.click(select)
    const chosen = within(await list(canvasElement)).getByRole('option', { name: '3 days' })
    await waitFor(() => expect(chosen).toBeVisible())
  },
}

/** Under names, with one that cannot be chosen. */
export const Groups: Story = {
  args: { options: places, defaultValue: 'africa/lagos', native: 'never' },
  render: (args) => (
    <Field label="Timezone">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Timezone' }))
    const box = await list(canvasElement)
    await waitFor(() => expect(within(box).getByRole('group', { name: 'Africa' })).toBeVisible())
    await expect(within(box).getByRole('option', { name: 'Tirana' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Placeholder: Story = {
  render: () => (
    <Field label="Poll length" required>
      <Select options={lengths} placeholder="Choose a length" required />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Poll length' })
    await expect(select).toHaveDisplayValue('Choose a length')
    await expect(select).toBeRequired()
  },
}

export const InvalidInField: Story = {
  render: (args) => (
    <Field label="Poll length" error="A poll may run for a week at most.">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Poll length' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('A poll may run for a week at most.')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.click(select, { pointerEventsCheck: 0 })
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Select key={size} {...args} size={size} aria-label={`Poll length, ${size}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Poll length, lg' }).offsetHeight).toBe(48),
}

/** The system's own list, for whoever wants it everywhere. */
export const Native: Story = {
  args: { native: 'always' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '60')
    await expect(canvas.getByRole('combobox')).toHaveValue('60')
  },
}

/** Cut off by nothing: the list stands in the top layer, and the dialog stays when Escape closes it. */
export const InDialog: Story = {
  args: { native: 'never' },
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <Button>New poll</Button>
      </Dialog.Trigger>
      <Dialog.Content title="New poll" size={360}>
        <div style={{ overflow: 'hidden', marginBlockStart: 16 }}>
          <Field label="Poll length">
            <Select {...args} />
          </Field>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('combobox', { name: 'Poll length' }))
    const last = within(await page.findByRole('listbox')).getByRole('option', { name: '7 days' })
    const { left, top } = last.getBoundingClientRect()
    await waitFor(() => expect(canvasElement.ownerDocument.elementFromPoint(left + 12, top + 12)).toBe(last))
    await userEvent.keyboard('{Escape}')
    await expect(page.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('combobox', { name: 'Poll length' }))
  },
}

/** Too long for its frame: cut there, whole in the list. */
export const LongLabels: Story = {
  args: {
    native: 'never',
    defaultValue: 'all',
    options: [
      { value: 'all', label: 'Everybody who can see the post, whether they follow you or not' },
      { value: 'none', label: 'Nobody' },
    ],
  },
  render: (args) => (
    <Field label="Who can reply">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const box = await list(canvasElement)
    await waitFor(() => expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8))
  },
}

export const RightToLeft: Story = {
  args: {
    native: 'never',
    defaultValue: 'day',
    options: [
      { value: 'hour', label: 'ساعة' },
      { value: 'day', label: 'يوم واحد' },
      { value: 'week', label: 'أسبوع' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Field label="مدة الاستطلاع">
        <Select {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.click(select)
    const box = await list(canvasElement)
    await waitFor(() => expect(box.getBoundingClientRect().right).toBeCloseTo(select.getBoundingClientRect().right, 0))
  },
}
