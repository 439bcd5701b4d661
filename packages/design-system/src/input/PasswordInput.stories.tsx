import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { passwordInputKeys } from './Input.keys.ts'
import { PasswordInput } from './PasswordInput.tsx'

const meta = {
  title: 'Primitives/PasswordInput',
  component: PasswordInput,
  args: { defaultValue: 'quiet-paper' },
  decorators: [
    (Story) => (
      <Field label="Password">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('type', 'button')
  },
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const Keyboard: Story = {
  args: { onKeyDown: fn() },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} />
    </form>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password')
    const submitted = fn()
    input.closest('form')?.addEventListener('submit', submitted)
    input.focus()
    const proofs: Record<(typeof passwordInputKeys)[number]['key'], () => Promise<void>> = {
      Tab: async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
      },
      Space: async () => {
        await userEvent.keyboard(' ')
        await expect(input).toHaveAttribute('type', 'text')
        await userEvent.keyboard(' ')
        await expect(input).toHaveAttribute('type', 'password')
      },
      Enter: async () => {
        input.focus()
        await userEvent.keyboard('{Enter}')
        await expect(submitted).toHaveBeenCalledOnce()
        await expect(input).toHaveAttribute('type', 'password')
      },
    }
    for (const { key, does } of passwordInputKeys) await step(`${key} ${does}`, proofs[key])
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
