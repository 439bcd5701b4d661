import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { themeScript } from './theme-script.ts'
import { ThemeProvider, useTheme } from './ThemeProvider.tsx'

function Switch() {
  const { preference, theme, setPreference, toggle } = useTheme()
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Button variant="quiet" onClick={toggle}>
        Toggle theme
      </Button>
      <Button variant="ghost" onClick={() => setPreference('system')}>
        Follow the system
      </Button>
      <output>
        {preference}, shown {theme}
      </output>
    </div>
  )
}

const key = 'story-theme'

const meta = {
  title: 'Primitives/ThemeProvider',
  component: ThemeProvider,
  args: { storageKey: key, children: <Switch /> },
} satisfies Meta<typeof ThemeProvider>

export default meta
type Story = StoryObj<typeof meta>

const root = document.documentElement
const bars = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

/** A choice shows at once, is remembered, and can be given back to the system. */
export const Choosing: Story = {
  beforeEach: () => localStorage.setItem(key, 'dark'),
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('dark, shown dark')
    await step('toggle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Toggle theme' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('light, shown light')
      await expect(root).toHaveAttribute('data-theme', 'light')
      // Forced colours are the system's own scheme.
      const forced = matchMedia('(forced-colors: active)').matches
      await expect(getComputedStyle(root).colorScheme).toBe(forced ? 'light dark' : 'light')
      await expect(localStorage.getItem(key)).toBe('light')
      await expect(bars()).toBe(getComputedStyle(root).getPropertyValue('--ds-color-canvas'))
    })
    await step('system', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Follow the system' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('system, shown light')
      await expect(localStorage.getItem(key)).toBe('system')
    })
  },
}

/** What is chosen in one tab shows in the others. */
export const OtherTab: Story = {
  beforeEach: () => localStorage.setItem(key, 'light'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('light, shown light')
    localStorage.setItem(key, 'dark')
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('dark, shown dark'))
    await expect(root).toHaveAttribute('data-theme', 'dark')
  },
}

/** The script sets the page before anything is painted, and agrees with the provider. */
export const BeforeFirstPaint: Story = {
  beforeEach: () => localStorage.setItem(key, 'dark'),
  render: () => <p>Painted after the script.</p>,
  play: async () => {
    delete root.dataset.theme
    const script = document.createElement('script')
    script.textContent = themeScript(key)
    document.head.append(script)
    script.remove()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(bars()).toBe(getComputedStyle(root).getPropertyValue('--ds-color-canvas'))
  },
}
