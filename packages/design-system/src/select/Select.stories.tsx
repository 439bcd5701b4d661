import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Avatar } from '../avatar/index.ts'
import { Field } from '../field/index.ts'
import { Select, SelectParts, type SelectProps } from './index.ts'

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
} satisfies Meta<SelectProps>

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
      <Dialog.Content title="New poll" size="sm">
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
    await waitFor(() =>
      expect(last.contains(canvasElement.ownerDocument.elementFromPoint(left + 12, top + 12))).toBe(true),
    )
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

const people = [
  { id: 'noor', name: 'Noor Haddad', about: 'Removes buttons for a living' },
  { id: 'tomas', name: 'Tomás Silva', about: 'Lisbon, mostly on trains' },
  { id: 'amara', name: 'Amara Okafor', about: 'On leave until May', away: true },
  { id: 'ines', name: 'Inês Duarte', about: 'Film and patience' },
]

const People = () => (
  <SelectParts.Content>
    <SelectParts.Group label="Moderators">
      {people.slice(0, 3).map((person) => (
        <SelectParts.Item
          key={person.id}
          value={person}
          label={person.name}
          disabled={person.away}
          icon={<Avatar name={person.name} size={32} />}
        >
          <SelectParts.ItemText>{person.name}</SelectParts.ItemText>
          <SelectParts.ItemDescription>{person.about}</SelectParts.ItemDescription>
        </SelectParts.Item>
      ))}
    </SelectParts.Group>
    <SelectParts.Separator />
    <SelectParts.Item value={people[3]} label="Inês Duarte" />
  </SelectParts.Content>
)
const idOf = ({ id }: { id: string }) => id

/** Rows of two lines, made of parts; the closed field shows more than a text. */
export const Parts: Story = {
  render: () => (
    <Field label="Assigned to">
      <SelectParts.Root defaultValue={people[0]} keyOf={idOf}>
        <SelectParts.Trigger native="never">
          <SelectParts.Value>
            {([key]) => {
              const person = people.find(({ id }) => id === key)
              return (
                <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
                  <Avatar name={person?.name ?? ''} size={24} />
                  {person?.name}
                </span>
              )
            }}
          </SelectParts.Value>
        </SelectParts.Trigger>
        <People />
      </SelectParts.Root>
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Assigned to' })
    await userEvent.click(select)
    const box = await list(canvasElement)
    const noor = within(box).getByRole('option', { name: /Noor Haddad.*Removes buttons for a living/ })
    await waitFor(() => expect(noor).toBeVisible())
    await expect(select).toHaveDisplayValue('Noor Haddad')
  },
}

/** Several of many: the list stays open, and the closed field names them all. */
export const Multiple: Story = {
  render: () => (
    <Field label="Who is told">
      <SelectParts.Root multiple defaultValue={people.slice(0, 1)} keyOf={idOf}>
        <SelectParts.Trigger placeholder="Nobody" />
        <People />
      </SelectParts.Root>
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Who is told' })
    await userEvent.click(select)
    const box = await list(canvasElement)
    await userEvent.click(within(box).getByRole('option', { name: 'Inês Duarte' }))
    await expect(within(box).getAllByRole('option', { selected: true })).toHaveLength(2)
    await expect(select).toHaveTextContent('Noor Haddad, Inês Duarte')
  },
}

/** None of several is chosen yet. */
export const MultiplePlaceholder: Story = {
  render: () => (
    <Field label="Who is told">
      <Select multiple placeholder="Nobody" options={people.map(({ id, name }) => ({ value: id, label: name }))} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Who is told' })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** There is no option. */
export const Empty: Story = {
  args: {
    options: [],
    defaultValue: undefined,
    placeholder: 'Choose a list',
    empty: 'You have no lists yet',
    native: 'never',
  },
  render: (args) => (
    <Field label="List">
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'List' }))
    const row = within(await list(canvasElement)).getByRole('option', { name: 'You have no lists yet' })
    await waitFor(() => expect(row).toBeVisible())
    await expect(row).toHaveAttribute('aria-disabled', 'true')
  },
}
