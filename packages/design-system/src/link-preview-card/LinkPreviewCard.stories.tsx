import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LinkPreviewCard } from './LinkPreviewCard.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 404 132'%3E%3Crect width='404' height='132' fill='pink'/%3E%3Ccircle cx='265' cy='24' r='32' fill='lemonchiffon'/%3E%3Cpath d='M0 122q90-34 180-4t224-26v40H0z' fill='darkolivegreen'/%3E%3C/svg%3E"

const meta = {
  title: 'Primitives/LinkPreviewCard',
  component: LinkPreviewCard,
  args: {
    url: 'https://www.holzundgeduld.example/vogelhaus',
    title: 'Ein Vogelhaus an einem Nachmittag',
    description: 'Drei Bretter, acht Schrauben, eine Meise als Bauleiterin.',
    image: picture,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 404 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkPreviewCard>

export default meta
type Story = StoryObj<typeof meta>

const card = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-component=LinkPreviewCard]')

/** One link, as large as the card. */
export const Large: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Ein Vogelhaus an einem Nachmittag' })
    await expect(link).toHaveAttribute('href', 'https://www.holzundgeduld.example/vogelhaus')
    await expect(canvas.getByText('holzundgeduld.example')).toBeVisible()
    const box = card(canvasElement)?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(box.left + 20, box.top + 20)).toBe(link)
  },
}

export const Compact: Story = {
  args: { layout: 'compact', image: undefined, url: 'https://tides.example', title: 'Tide tables for the Kattegat' },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement)?.offsetHeight).toBe(66)
    await expect(canvasElement.querySelector('[data-component=GlobeIcon]')).toBeVisible()
  },
}

/** A picture that does not load leaves the globe, at the same height. */
export const BrokenImage: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const height = card(canvasElement)?.offsetHeight
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(card(canvasElement)?.offsetHeight).toBe(height)
  },
}

/** Dismiss lies beside the link, not inside it. */
export const Dismissible: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Remove link preview' })
    await expect(button.closest('a')).toBeNull()
    await userEvent.click(button)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Only the web is linked to. */
export const NotAWebAddress: Story = {
  args: { url: 'javascript:alert(1)', image: undefined, title: 'Free bread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free bread')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** While the page is asked: the same box. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await expect(canvasElement.querySelector('a')).toBeNull()
  },
}

export const LongTitleFromRightToLeft: Story = {
  args: {
    url: 'https://مخبز.example/خبز',
    image: undefined,
    title: 'رغيف بطيء يخبزه الجيران كل صباح منذ ثلاثين عامًا في شارع صغير قرب البحر',
    description: 'وصف طويل بما يكفي ليصل إلى السطر الثاني ثم يتوقف عنده، لأن البطاقة لا تحتاج إلى أكثر من ذلك أبدًا.',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).direction).toBe('rtl')
    await expect(card(canvasElement)?.scrollWidth).toBe(card(canvasElement)?.clientWidth)
  },
}
