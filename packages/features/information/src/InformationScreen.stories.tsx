import { feedCookie, sheetCookie } from '@skein/contract/page-cookies'
import { catalogue, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { InformationScreen } from './InformationScreen.tsx'

const meta = {
  title: 'Screens/Information/Page',
  component: InformationScreen,
  args: { page: 'terms' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-600 border-x border-border bg-surface wide:ms-200">
        <h1 className="px-16 py-12 text-lead font-bold">Information</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InformationScreen>

export default meta
type Story = StoryObj<typeof meta>

const visitor = { as: null } as const

export const Terms: Story = {
  ...scenario(catalogue['information-terms'], visitor),
  tags: ['row:information-terms', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Effective January 1, 2024')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'In short',
      'Use of the Platform',
      'User Responsibilities',
      'Content Ownership',
      'Trademark',
      'Account Termination',
      'Disclaimer of Warranty',
      'Limitation of Liability',
      'Modifications',
    ])
    await expect(canvas.getByRole('link', { name: 'Content Ownership' })).toHaveAttribute('href', '#termsOwnership')
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
  },
}

/** The bar of the frame takes the title over once it has scrolled away, and gives it back. */
export const Scrolled: Story = {
  ...scenario(catalogue['information-scrolled'], visitor),
  tags: ['row:information-scrolled', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(document.documentElement).not.toHaveAttribute('data-title-away')
    // Scrolled until it is told of: what comes in above would take the page back.
    await waitFor(async () => {
      canvas.getByRole('heading', { name: 'Modifications' }).scrollIntoView()
      await expect(document.documentElement).toHaveAttribute('data-title-away')
    })
    await waitFor(async () => {
      window.scrollTo(0, 0)
      await expect(document.documentElement).not.toHaveAttribute('data-title-away')
    })
  },
}

export const Privacy: Story = {
  ...scenario(catalogue['information-privacy'], visitor),
  args: { page: 'privacy' },
  tags: ['row:information-privacy', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Effective January 1, 2024')).toBeVisible()
    for (const name of ['Information We Collect', 'How We Use It', 'Sharing', 'Your Rights', 'Children'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    await expect(canvas.getByText(/An AI assistant helped draft this text/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'In short' })).toHaveTextContent('Your data is not sold')
  },
}

export const Cookies: Story = {
  ...scenario(catalogue['information-cookies'], visitor),
  args: { page: 'cookies' },
  tags: ['row:information-cookies', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    for (const name of ['skein-session', 'skein-step', 'skein-browser', 'skein-lang', feedCookie, sheetCookie])
      await expect(canvas.getByText(name)).toBeVisible()
  },
}

export const Accessibility: Story = {
  ...scenario(catalogue['information-accessibility'], visitor),
  args: { page: 'accessibility' },
  tags: ['row:information-accessibility', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/commits to WCAG 2\.1/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What Was Tested' })).toBeVisible()
  },
}

export const Ads: Story = {
  ...scenario(catalogue['information-ads'], visitor),
  args: { page: 'ads' },
  tags: ['row:information-ads', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can adjust it in your account settings/)).toBeVisible()
  },
}

export const Help: Story = {
  ...scenario(catalogue['information-help'], visitor),
  args: { page: 'help' },
  tags: ['row:information-help', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    for (const name of [
      'Creating and Managing Accounts',
      'Reporting Abuse or Bugs',
      'Trademark Usage',
      'Safety and Content Policies',
    ])
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: 'Contact' }))
      await expect(link).toHaveAttribute('href', '/contact')
  },
}

export const About: Story = {
  ...scenario(catalogue['information-about'], visitor),
  args: { page: 'about' },
  tags: ['row:information-about', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Our Mission' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'The Founder' })).toBeVisible()
  },
}

export const Contact: Story = {
  ...scenario(catalogue['information-contact'], visitor),
  args: { page: 'contact' },
  tags: ['row:information-contact', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'hello@skein.example' })
    await expect(links).toHaveLength(3)
    for (const link of links) await expect(link).toHaveAttribute('href', 'mailto:hello@skein.example')
    await expect(canvas.getByText('Skein, Florida, USA')).toBeVisible()
    await expect(canvas.getByText(/The one shown here is an example, and nobody reads it/)).toBeVisible()
  },
}

export const ContactSet: Story = {
  ...scenario(catalogue['information-contact-set'], visitor),
  args: {
    page: 'contact',
    contact: { email: 'office@harbour.example', address: 'Harbour Office, Tampa, Florida, USA' },
  },
  tags: ['row:information-contact-set', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'office@harbour.example' })).toHaveLength(3)
    await expect(canvas.getByText('Harbour Office, Tampa, Florida, USA')).toBeVisible()
    await expect(canvas.queryByText(/is an example/)).toBeNull()
  },
}

export const Careers: Story = {
  ...scenario(catalogue['information-careers'], visitor),
  args: { page: 'careers' },
  tags: ['row:information-careers', 'screen:information', 'state:populated'],
  play: async ({ canvas }) => {
    for (const area of [
      'AI and ML engineering',
      'Content moderation',
      'Product design',
      'Trust and safety',
      'Marketing and community',
    ])
      await expect(canvas.getByText(area)).toBeVisible()
  },
}
