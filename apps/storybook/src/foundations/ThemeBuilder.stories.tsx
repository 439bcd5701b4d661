import { createTheme } from '@skein/design-system/create-theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { copper, sun } from './brands.fixture.ts'
import { Page } from './Page.tsx'
import { ThemeBuilder } from './ThemeBuilder.tsx'

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  parameters: { layout: 'fullscreen' },
  args: { initial: copper },
  render: (args) => (
    <Page title="Theme builder" lead="One colour, and a whole theme in which everything can be read.">
      <ThemeBuilder {...args} />
    </Page>
  ),
} satisfies Meta<typeof ThemeBuilder>

export default meta
type Story = StoryObj<typeof meta>

/** The accent of the part that shows one theme. */
const accentOf = (part: HTMLElement) => getComputedStyle(part).getPropertyValue('--ds-color-accent')

/** By keys alone: another colour, other corners, another density; what is shown, measured and copied follows. */
export const OneColour: Story = {
  play: async ({ canvas, step }) => {
    const [light, dark] = [canvas.getByRole('region', { name: 'Light' }), canvas.getByRole('region', { name: 'Dark' })]
    const sheet = canvas.getByRole('textbox', { name: 'theme.css' })
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await step('both themes are shown at once, whatever the page is', async () => {
      const theme = createTheme({ accent: copper })
      await expect(accentOf(light)).toBe(copper)
      await expect(accentOf(dark)).toBe(theme.dark.color.accent)
      await expect(sheet).toHaveValue(createTheme({ accent: copper, radius: 'soft', density: 'comfortable' }).css)
    })
    await step('another colour', async () => {
      await userEvent.clear(accent)
      await userEvent.type(accent, sun)
      const theme = createTheme({ accent: sun, radius: 'soft', density: 'comfortable' })
      await waitFor(() => expect(accentOf(dark)).toBe(sun))
      await expect(accentOf(light)).toBe(theme.light.color.accent)
      await expect(sheet).toHaveValue(theme.css)
      await expect(canvas.getByText('All 308 pairs hold.')).toBeVisible()
      await expect(canvas.getByRole('region', { name: 'What was moved' })).toHaveTextContent(
        `Light: accent ${sun} to ${theme.light.color.accent}, darker by`,
      )
    })
    await step('other corners', async () => {
      const field = within(light).getByRole('textbox')
      const before = getComputedStyle(field).borderTopLeftRadius
      canvas.getByRole('radio', { name: 'Soft' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(getComputedStyle(field).borderTopLeftRadius).not.toBe(before))
      await expect(canvas.getByRole('radio', { name: 'Round' })).toBeChecked()
    })
    await step('another density', async () => {
      const field = within(light).getByRole('textbox')
      const before = field.getBoundingClientRect().height
      canvas.getByRole('radio', { name: 'Comfortable' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(field.getBoundingClientRect().height).toBe(before - 8))
    })
    await step('is copied', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      canvas.getByRole('button', { name: 'Copy CSS' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(write).toHaveBeenCalledWith(createTheme({ accent: sun, radius: 'round', density: 'compact' }).css)
      await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
      write.mockRestore()
    })
  },
}

/** What is no colour is said at the field; the theme that was shown stays. */
export const NoColour: Story = {
  play: async ({ canvas }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent' })
    await userEvent.clear(accent)
    await userEvent.type(accent, 'brand')
    await expect(accent).toBeInvalid()
    await expect(accent).toHaveAccessibleDescription(/has to be an opaque colour .*; given was "brand"/)
    await expect(accentOf(canvas.getByRole('region', { name: 'Light' }))).toBe(copper)
  },
}
