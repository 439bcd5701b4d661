import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Spinner } from '../spinner/index.ts'
import type { FeedProps, RenderFeedItem } from './Feed.tsx'
import { Feed } from './Feed.tsx'
import { heightOf, posts } from './feed.fixture.tsx'

const said = [
  ['Amara Okafor', 'Loaf number forty. Slower is better.'],
  ['Noor Haddad', 'Removed one more button. Nobody has missed it yet.'],
  ['Tomas Baker', 'The tide took the bench, and brought it back at six.'],
  ['Ines Marques', 'A letter took nine days and was worth every one.'],
  ['Jonas Weber', 'First frost on the lake path this morning.'],
] as const

const renderItem: RenderFeedItem = (key, index, article) => (
  <article {...article} aria-label={`Post ${index + 1}`} style={{ borderBlockEnd: '1px solid var(--ds-color-border)' }}>
    <div style={{ boxSizing: 'border-box', padding: 16, minBlockSize: heightOf(key) }}>
      <strong>{said[index % said.length]?.[0]}</strong>
      <p>{said[index % said.length]?.[1]}</p>
    </div>
  </article>
)

function Page(props: Omit<FeedProps, 'renderItem' | 'label'>) {
  return (
    <main style={{ inlineSize: 'min(600px, 100%)', marginInline: 'auto', background: 'var(--ds-color-surface)' }}>
      <h1 style={{ margin: 0, padding: 16, fontSize: 18 }}>Home</h1>
      <Feed label="Posts" renderItem={renderItem} scrollPaddingTop={0} {...props} />
    </main>
  )
}

const meta = {
  title: 'Primitives/Feed',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { items: posts(10_000) },
  beforeEach: () => {
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, 0)
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const mounted = () => document.querySelectorAll('[role=feed] article').length

/** Ten thousand items, of which a handful is in the document. */
export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed', { name: 'Posts' })).toHaveAttribute('aria-busy', 'false')
    await waitFor(() => expect(mounted()).toBeGreaterThan(3))
    await expect(mounted()).toBeLessThan(40)
  },
}

/** Comes back to where the reader was. */
export const Restored: Story = {
  args: { items: posts(500), restore: { key: 'post-480', offset: -24 } },
  play: async () => {
    const top = () => document.querySelector('[data-feed-key=post-480]')?.getBoundingClientRect().top
    await waitFor(() => expect(Math.abs((top() ?? Number.NaN) + 24)).toBeLessThanOrEqual(2))
  },
}

/** More is on its way. */
export const Busy: Story = {
  args: { items: posts(3), busy: true, footer: <Spinner label="Loading posts" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  args: { items: [], footer: <p style={{ padding: 16 }}>No posts yet</p> },
  play: async ({ canvas }) => {
    await expect(mounted()).toBe(0)
    await expect(canvas.getByText('No posts yet')).toBeVisible()
  },
}

/** New items come in above; what is being read does not move. */
export const NewItemsAbove: Story = {
  render: function Render() {
    const [items, setItems] = useState(() => posts(200))
    return (
      <>
        <Button
          style={{ position: 'fixed', insetBlockStart: 8, zIndex: 1 }}
          onClick={() => setItems([...posts(5, 900), ...items])}
        >
          Add five
        </Button>
        <Page items={items} />
      </>
    )
  },
  play: async ({ canvas }) => {
    // An item to stand at, and not so many pixels: how far those lead depends on what has been measured by then.
    const item = await waitFor(() => {
      const found = document.querySelector('[data-feed-key=post-6]')
      if (found === null) throw new Error('The seventh post is not drawn.')
      return found
    })
    item.scrollIntoView()
    await waitFor(() => expect(document.querySelector('[data-feed-key=post-11]')).toBeInTheDocument())
    const before = item.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Add five' }))
    await expect(item.isConnected).toBe(true)
    await expect(Math.abs(item.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2)
  },
}

/** In a column of its own: the page stays where it is. */
export const InPanel: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'repeat(2, minmax(0, 260px))' }}>
      {['Following', 'Local'].map((name, index) => (
        <section key={name} aria-label={name}>
          <h2 style={{ margin: 0, paddingBlockEnd: 8, fontSize: 16 }}>{name}</h2>
          <div
            data-panel={name}
            style={{ overflow: 'auto', blockSize: 420, border: '1px solid var(--ds-color-border)', borderRadius: 12 }}
          >
            <Feed label={name} scroller="nearest" items={posts(500, index * 1000)} renderItem={renderItem} />
          </div>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvasElement.querySelector<HTMLElement>('[data-panel=Following]')
    const first = canvas.getAllByRole('article', { name: 'Post 1' })[0]
    if (!panel || !first) throw new Error('The panel is not drawn.')
    first.focus()
    for (let posts = 0; posts < 5; posts += 1) await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(panel.scrollTop > 0).toBe(true))
    await expect(window.scrollY).toBe(0)
    await expect(canvasElement.querySelector('[data-panel=Local]')?.scrollTop).toBe(0)
  },
}
