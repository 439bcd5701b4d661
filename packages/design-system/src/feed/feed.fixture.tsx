import { useState } from 'react'
import type { FeedProps, RenderFeedItem } from './Feed.tsx'
import { Feed } from './Feed.tsx'

/** A height from a key: between 60 and 420 px, always the same for the same key. */
export function heightOf(key: string): number {
  let hash = 7
  for (const character of key) hash = (hash * 31 + character.charCodeAt(0)) % 9973
  return 60 + (hash % 361)
}

/** Items whose late part (an image that was not announced) can be let in from outside. */
export const late = { arrived: false, listeners: new Set<() => void>() }

function Card({ id, index, article }: { id: string; index: number; article: Parameters<RenderFeedItem>[2] }) {
  const [open, setOpen] = useState(false)
  const [arrived, setArrived] = useState(late.arrived)
  late.listeners.add(() => setArrived(late.arrived))
  const grows = heightOf(id) % 3 === 0 ? 90 : 0
  return (
    <article {...article} aria-label={`Post ${id}`} style={{ borderBlockEnd: '1px solid', margin: 0 }}>
      <div style={{ height: heightOf(id) + (arrived ? grows : 0) + (open ? 200 : 0) }}>
        {index} {id} <button onClick={() => setOpen(!open)}>More of {id}</button>
        <textarea aria-label={`Note on ${id}`} />
      </div>
    </article>
  )
}

const renderItem: RenderFeedItem = (id, index, article) => <Card id={id} index={index} article={article} />

export function posts(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, i) => `post-${from + i}`)
}

/** A feed below a header of 52 px that sticks and a composer of 120 px, as the home screen has. */
export function FeedPage(props: Partial<FeedProps> & Pick<FeedProps, 'items'>) {
  return (
    <>
      <header style={{ position: 'sticky', top: 0, height: 52, background: 'Canvas', zIndex: 1 }}>
        <button>Before the feed</button>
      </header>
      <div style={{ height: 120 }}>composer</div>
      <Feed label="Posts" renderItem={renderItem} footer={<button>After the feed</button>} {...props} />
    </>
  )
}

/** A feed below a composer in a panel of 400 px, on a page that scrolls as well. */
export function FeedPanel(props: Partial<FeedProps> & Pick<FeedProps, 'items'>) {
  return (
    <>
      <button data-outside>Beside the panel</button>
      <div data-panel style={{ height: 400, marginBlockStart: 60, border: '3px solid', overflow: 'auto' }}>
        <div data-composer style={{ height: 120 }}>
          composer
        </div>
        <Feed label="Posts" renderItem={renderItem} scroller="nearest" {...props} />
      </div>
      <div style={{ height: 3000 }}>the rest of the page</div>
    </>
  )
}

const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port2.addEventListener('message', () => resolve())
    port2.start()
    port1.postMessage(undefined)
  })

/**
 * A frame and all that is drawn because of it. React renders what a frame callback, and then what a change of size asks for, in a task of
 * its own, and on a busy machine the next frame may come first.
 */
export async function frame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await task()
  await task()
}
