import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { Radio } from './Radio.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Data sharing',
    onValueChange: fn(),
    children: (
      <>
        <Radio value="minimal">Minimal</Radio>
        <Radio value="balanced">Balanced</Radio>
        <Radio value="full">Full</Radio>
        <Radio value="custom" disabled>
          Custom
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing's own column. */
export const Kinds: Story = {
  args: { defaultValue: 'balanced' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Data sharing' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Balanced' })).toBeChecked()
    await userEvent.click(canvas.getByText('Full'))
    await expect(canvas.getByRole('radio', { name: 'Full' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Balanced' })).not.toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('full')
  },
}

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
}

export const WithDescriptions: Story = {
  args: {
    label: 'Who can reply',
    defaultValue: 'followed',
    children: (
      <>
        <Radio value="all" description="Anybody who can see the post.">
          Everyone
        </Radio>
        <Radio value="followed" description="People you follow, and whom you mention.">
          People you follow
        </Radio>
        <Radio value="none" description="The thread is yours alone.">
          Nobody
        </Radio>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toHaveAccessibleDescription(
      'Anybody who can see the post.',
    )
  },
}

export const Horizontal: Story = {
  args: { orientation: 'horizontal', defaultValue: 'minimal' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio')
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  },
}

/** In a field it takes its name, its help and its error from there. */
export const InvalidInField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Data sharing" error="Choose how much you share." required>
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Data sharing' })
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose how much you share.')
  },
}

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'minimal' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
}

export const LongLabels: Story = {
  args: {
    children: (
      <>
        <Radio value="a">Show my posts to people who follow somebody who follows me, and to nobody beyond them</Radio>
        <Radio value="b">Show them to everyone</Radio>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getAllByRole('radio')[0]?.offsetWidth).toBe(20),
}

export const RightToLeft: Story = {
  args: {
    label: 'مشاركة البيانات',
    defaultValue: 'minimal',
    lang: 'ar',
    dir: 'rtl',
    children: (
      <>
        <Radio value="minimal">الحد الأدنى</Radio>
        <Radio value="full">كامل</Radio>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'كامل' }).getBoundingClientRect()
    await expect(radio.left).toBeGreaterThan(canvas.getByText('كامل').getBoundingClientRect().left)
  },
}
