import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ar } from '../locales/ar.ts'
import { DesignSystemProvider } from '../provider/index.ts'
import { Breadcrumb } from './index.ts'

const steps = (way: readonly string[]) =>
  way.map((step, index) =>
    index === way.length - 1 ? (
      <Breadcrumb.Item key={step} current>
        {step}
      </Breadcrumb.Item>
    ) : (
      <Breadcrumb.Item key={step} href={`#${index}`}>
        {step}
      </Breadcrumb.Item>
    ),
  )

const meta = {
  title: 'Primitives/Breadcrumb',
  component: Breadcrumb.Root,
  args: { children: steps(['Settings', 'Account', 'Devices']) },
  decorators: [
    (Story) => (
      <div style={{ margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Breadcrumb.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Devices')).toHaveAttribute('aria-current', 'page')
  },
}

/** Of more than four steps, those in the middle stand behind a button. */
export const Collapsed: Story = {
  args: { children: steps(['Help', 'Your account', 'Security', 'Two-step sign-in', 'Recovery codes', 'Print them']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 3 more steps' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Security' })).toBeNull()
  },
}

/** After the press, the focus is on the first step that came. */
export const Expanded: Story = {
  args: Collapsed.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more steps' }))
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Above the page that it leads to. */
export const OverAPage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Breadcrumb.Root {...args} style={{ marginInlineStart: -6 }} />
      <h1 style={{ margin: 0, fontSize: 20, fontWeight: 700 }}>Devices</h1>
      <p style={{ margin: 0 }}>Where you are signed in.</p>
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible(),
}

export const RightToLeft: Story = {
  args: { children: steps(['الإعدادات', 'الحساب', 'الأمان', 'الأجهزة', 'هذا المتصفح']) },
  render: (args) => (
    <DesignSystemProvider locale="ar" dir="rtl" translations={ar}>
      <div dir="rtl" lang="ar">
        <Breadcrumb.Root {...args} />
      </div>
    </DesignSystemProvider>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0)
  },
}

/** At 320 px a long way takes several lines, and so does a long step. */
export const Narrow: Story = {
  args: { children: steps(['Settings', 'Your account and what belongs to it', 'Where you are signed in just now']) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
