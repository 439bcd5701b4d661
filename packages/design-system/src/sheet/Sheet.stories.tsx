import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Sheet } from './index.ts'

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet.Content,
  args: { title: 'Who can reply?' },
  render: (args) => (
    <Sheet.Root defaultOpen>
      <Sheet.Content {...args}>
        <p style={{ marginBlock: '0 16px' }}>Everybody, or the people you follow. Replies that are there stay.</p>
        <Sheet.Close asChild>
          <Button fullWidth size="md">
            Done
          </Button>
        </Sheet.Close>
      </Sheet.Content>
    </Sheet.Root>
  ),
} satisfies Meta<typeof Sheet.Content>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

/** From the bottom at every width, 560 px at most. */
export const Bottom: Story = {
  args: { side: 'bottom' },
  play: async () => {
    const sheet = await body().findByRole('dialog', { name: 'Who can reply?' })
    await expect(sheet.offsetWidth).toBeLessThanOrEqual(560)
    await expect(body().getByRole('button', { name: 'Done' })).toHaveFocus()
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0))
  },
}

/** A panel at the inline end where there is room, a bottom sheet where there is none. */
export const InlineEnd: Story = {
  args: { side: 'end', title: 'Filters' },
  play: async () => {
    const sheet = await body().findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(sheet.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0))
  },
}

/** A dialog in the middle where there is room. */
export const Auto: Story = {
  play: async () => {
    await expect(await body().findByRole('dialog')).toHaveAttribute('data-side', 'auto')
  },
}

export const Long: Story = {
  args: { side: 'bottom', title: 'Liked by' },
  render: (args) => (
    <Sheet.Root defaultOpen>
      <Sheet.Content {...args}>
        {Array.from({ length: 12 }, (_, round) =>
          ['Amara Okafor', 'Noor Haddad', 'Tomas Baker', 'Ines Marques'].map((name) => (
            <p key={`${round}${name}`}>
              <a href="#profile">{name}</a>
            </p>
          )),
        )}
      </Sheet.Content>
    </Sheet.Root>
  ),
  play: async () => {
    const sheet = await body().findByRole('dialog')
    const content = sheet.lastElementChild
    await expect(content?.scrollHeight).toBeGreaterThan(content?.clientHeight ?? 0)
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(40))
  },
}

/** Opened by its trigger, closed by its button: focus comes back. */
export const WithTrigger: Story = {
  render: (args) => (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button variant="quiet">Who can reply?</Button>
      </Sheet.Trigger>
      <Sheet.Content {...args}>Everybody.</Sheet.Content>
    </Sheet.Root>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Who can reply?' })
    await userEvent.click(trigger)
    await userEvent.click(await body().findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
