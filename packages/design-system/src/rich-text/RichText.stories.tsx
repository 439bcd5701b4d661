import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RichText, type RichTextToken } from './RichText.tsx'

/** Runs as a product hands them over: each word after a sign, and each address, stands alone in its string. */
const read = (...runs: string[]): RichTextToken[] =>
  runs.map((text) => {
    const kind = text.startsWith('#') ? 'hashtag' : text.startsWith('@') ? 'mention' : 'link'
    const isLink = kind !== 'link' || text.startsWith('https://')
    return isLink ? { kind, text, value: kind === 'link' ? text : text.slice(1) } : { kind: 'text', text }
  })

const meta = {
  title: 'Primitives/RichText',
  component: RichText,
  args: {
    tokens: read(
      'Loaf number forty. Slower is better, ',
      '@noor',
      ' was right.\n\n',
      '#rainydaybread',
      ' ',
      'https://tides.example/kattegat_(north)',
      '.',
    ),
    hrefForTag: (tag) => `#/tags/${tag}`,
    hrefForMention: (username) => `#/@${username}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Post: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component=RichText]')?.textContent).toBe(
      args.tokens.map(({ text }) => text).join(''),
    )
    await expect(canvas.getByRole('link', { name: '@noor' })).toHaveAttribute('href', '#/@noor')
    const outside = canvas.getByRole('link', { name: 'https://tides.example/kattegat_(north)' })
    await expect(outside).toHaveAttribute('rel', 'nofollow noopener ugc')
  },
}

/** What looks like markup is text. */
export const Markup: Story = {
  args: {
    tokens: read('<script>alert(1)</script> <b>bold?</b> javascript:alert(1) [x](', 'https://no.example', ')'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** Each line in its own direction, and a link that leaves the words around it where they are. */
export const BothDirections: Story = {
  args: {
    tokens: read(
      'صباح الخير من بيروت ',
      '@noor',
      ' ',
      '#قهوة',
      '\nGood morning from Beirut, صباح الخير ',
      '@noor',
      '!',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '@noor' })).toHaveLength(2)
  },
}

/** A word longer than the line breaks. */
export const LongWords: Story = {
  args: { tokens: read(`https://holzundgeduld.example/${'vogelhaus'.repeat(20)}`, ` and ${'a'.repeat(120)}`) },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-component=RichText]')
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
  },
}
