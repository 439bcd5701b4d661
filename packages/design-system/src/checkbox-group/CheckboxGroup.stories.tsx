import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Field } from '../field/index.ts'
import { CheckboxGroup } from './index.ts'

const kinds = ['photos', 'videos', 'polls']

const items = (
  <>
    <CheckboxGroup.Item value="photos">Photos</CheckboxGroup.Item>
    <CheckboxGroup.Item value="videos">Videos</CheckboxGroup.Item>
    <CheckboxGroup.Item value="polls">Polls</CheckboxGroup.Item>
  </>
)

const meta = {
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup.Root,
  args: {
    label: 'Kinds of posts',
    description: 'What is in your feed.',
    defaultValue: ['photos'],
    onValueChange: fn(),
    children: items,
  },
} satisfies Meta<typeof CheckboxGroup.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Several of a few, with what is said about all of them. */
export const Basic: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Kinds of posts' })
    await expect(group).toHaveAccessibleDescription('What is in your feed.')
    await userEvent.click(canvas.getByText('Polls'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['photos', 'polls'],
      expect.objectContaining({ reason: 'item' }),
    )
    await userEvent.click(canvas.getByText('Photos'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['polls'], expect.objectContaining({ reason: 'item' }))
  },
}

/** One box for all of them: some, then all, then none. */
export const WithAll: Story = {
  args: {
    children: (
      <>
        <CheckboxGroup.All values={kinds}>All kinds</CheckboxGroup.All>
        {items}
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'All kinds' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(kinds, expect.objectContaining({ reason: 'all' }))
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Videos' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const WithDescriptions: Story = {
  args: {
    label: 'Letters',
    description: undefined,
    defaultValue: ['week'],
    children: (
      <>
        <CheckboxGroup.Item value="week" description="Each Sunday, what the people you follow wrote.">
          The week
        </CheckboxGroup.Item>
        <CheckboxGroup.Item value="security" description="When somebody signs in from a new place." disabled>
          Your account
        </CheckboxGroup.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'The week' })).toHaveAccessibleDescription(
      'Each Sunday, what the people you follow wrote.',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Your account' })).toBeDisabled()
  },
}

/** More than may be can be chosen, so that one can be given up for another: it is said at once. */
export const TooMany: Story = {
  args: { max: 2, description: 'Choose up to two.', defaultValue: ['photos', 'videos'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Polls' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose at most 2.')
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at most 2.')
    await expect(canvas.getByRole('checkbox', { name: 'Polls' })).toBeInvalid()
  },
}

/** Too few are no mistake while somebody chooses: it is said once the group is left, or the form is sent. */
export const TooFew: Story = {
  args: { name: 'kind', min: 1, defaultValue: [] },
  render: (args) => (
    <form aria-label="Feed" onSubmit={(event) => event.preventDefault()}>
      <CheckboxGroup.Root {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(form.checkValidity()).toBe(false)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Choose at least 1.'))
  },
}

/** In a field it takes its name, its help and its error from there. */
export const InvalidInField: Story = {
  args: { label: undefined, description: undefined },
  render: (args) => (
    <Field label="Kinds of posts" error="Choose what you want to see.">
      <CheckboxGroup.Root {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Kinds of posts' })
    await expect(group).toHaveAccessibleDescription('Choose what you want to see.')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid()
  },
}

export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'أنواع المنشورات',
    description: undefined,
    lang: 'ar',
    dir: 'rtl',
    children: (
      <>
        <CheckboxGroup.All values={['photos', 'videos']}>كل الأنواع</CheckboxGroup.All>
        <CheckboxGroup.Item value="photos">صور</CheckboxGroup.Item>
        <CheckboxGroup.Item value="videos">مقاطع فيديو</CheckboxGroup.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'كل الأنواع' }).getBoundingClientRect()
    const one = canvas.getByRole('checkbox', { name: 'صور' }).getBoundingClientRect()
    await expect(one.right).toBeLessThan(all.right)
  },
}
