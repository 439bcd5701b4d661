import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { children: 'Private account', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 404 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing's rows: the label at the start, the switch at the end. */
export const Rows: Story = {
  render: () => (
    <div>
      <Switch defaultChecked>Private account</Switch>
      <Switch>Discoverable by email</Switch>
      <Switch defaultChecked>Push notifications</Switch>
      <Switch disabled>Sound</Switch>
      <Switch defaultChecked disabled>
        End-to-end encryption
      </Switch>
    </div>
  ),
  play: async ({ canvas }) => {
    const knob = canvas.getByRole('switch', { name: 'Private account' })
    await expect([knob.offsetWidth, knob.offsetHeight]).toEqual([44, 26])
    await expect(knob).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Discoverable by email' })).not.toBeChecked()
  },
}

/** The whole row presses it. */
export const PressedByLabel: Story = {
  play: async ({ canvas, args }) => {
    const knob = canvas.getByRole('switch', { name: 'Private account' })
    await userEvent.click(canvas.getByText('Private account'))
    await expect(knob).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(knob.parentElement).toHaveAttribute('data-state', 'checked')
  },
}

export const WithDescription: Story = {
  args: { description: 'Only approved followers see posts.', defaultChecked: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch', { name: 'Private account' })).toHaveAccessibleDescription(
      'Only approved followers see posts.',
    ),
}

/** Alone, where a heading or a field names it. */
export const Bare: Story = {
  args: { children: undefined, 'aria-label': 'Push notifications' },
  play: async ({ canvas }) => expect(canvas.getByRole('switch', { name: 'Push notifications' })).toBeVisible(),
}

export const InvalidInField: Story = {
  render: () => (
    <Field label="Two-step sign-in" error="Add a phone number first.">
      <Switch />
    </Field>
  ),
  play: async ({ canvas }) => {
    const knob = canvas.getByRole('switch', { name: 'Two-step sign-in' })
    await expect(knob).toBeInvalid()
    await expect(knob).toHaveAccessibleDescription('Add a phone number first.')
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Private account'), { pointerEventsCheck: 0 })
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
}

export const LongLabel: Story = {
  args: { children: 'Tell me when somebody whom I follow posts for the first time in more than a month' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getByRole('switch').offsetWidth).toBe(44),
}

/** On is the end of the line, wherever that is. */
export const RightToLeft: Story = {
  args: { children: 'حساب خاص', defaultChecked: true, lang: 'ar' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const knob = canvas.getByRole('switch')
    await expect(knob.getBoundingClientRect().left).toBeLessThan(
      canvas.getByText('حساب خاص').getBoundingClientRect().left,
    )
    await expect(new DOMMatrix(getComputedStyle(knob, '::before').transform).e).toBe(-18)
  },
}
