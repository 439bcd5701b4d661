import type { Article, ArticleBlock, ArticleRun } from '@skein/contract'
import { ImageIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'
import { addressOf } from './place.ts'

type Opening = { onOpen: (url: string) => void }
type ReaderProps = { article: Article; url: string } & Opening

/** An article without its page. Its parts are data and never markup: whatever a page held, only these elements are drawn. */
export function Reader({ article, url, onOpen }: ReaderProps) {
  const m = useMessages('search')
  const { title, byline, site, language, direction, minutes, blocks } = article
  return (
    <article
      lang={language ?? undefined}
      dir={direction}
      className="mx-auto w-full max-w-[40rem] px-24 py-32 text-post leading-[1.7] text-pretty [overflow-wrap:anywhere] max-rail:px-16"
    >
      <p className="text-caption text-text-muted">
        <bdi>{site ?? new URL(url).host}</bdi> · {m.minutes({ count: minutes })}
      </p>
      <h2 className="pt-8 text-[1.75rem]/36 font-bold tracking-tight text-balance">{title}</h2>
      {byline !== null && <p className="pt-8 text-control text-text-muted">{m.byline({ name: byline })}</p>}
      <div className="flex flex-col gap-16 pt-24">
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of an article never move
          <Block key={index} block={block} onOpen={onOpen} />
        ))}
      </div>
    </article>
  )
}

function Block({ block, onOpen }: { block: ArticleBlock } & Opening): ReactNode {
  const m = useMessages('search')
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className="pt-12 text-lead font-bold">
          <Runs runs={block.runs} onOpen={onOpen} />
        </h3>
      )
    case 'quote':
      return (
        <blockquote className="border-s-2 border-border-control ps-16 text-text-muted">
          <Runs runs={block.runs} onOpen={onOpen} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((runs, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of an article never move
        <li key={index}>
          <Runs runs={runs} onOpen={onOpen} />
        </li>
      ))
      return block.ordered ? (
        <ol className="list-decimal space-y-6 ps-24">{items}</ol>
      ) : (
        <ul className="list-disc space-y-6 ps-24">{items}</ul>
      )
    }
    case 'code':
      return (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by key
          tabIndex={0}
          dir="ltr"
          className="overflow-x-auto rounded-card bg-sunken p-16 font-mono text-control whitespace-pre"
        >
          {block.text}
        </pre>
      )
    case 'picture':
      return (
        <p className="flex gap-8 rounded-card bg-sunken px-16 py-12 text-control text-text-muted">
          <ImageIcon size={18} aria-label={m.pictureLeftOut()} className="mt-2 shrink-0" />
          <span>{block.text}</span>
        </p>
      )
    default:
      return (
        <p>
          <Runs runs={block.runs} onOpen={onOpen} />
        </p>
      )
  }
}

/** Pieces of a line; links open in the browse mode. */
function Runs({ runs, onOpen }: { runs: readonly ArticleRun[] } & Opening) {
  return runs.map(({ text, href, style }, index) => {
    const words =
      style === 'strong' ? (
        <strong>{text}</strong>
      ) : style === 'em' ? (
        <em>{text}</em>
      ) : style === 'code' ? (
        <code className="rounded-control bg-sunken px-4 font-mono text-control">{text}</code>
      ) : (
        text
      )
    return href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line never move
      <span key={index}>{words}</span>
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a line never move
        key={index}
        href={addressOf({ query: '', tab: 'all', url: href })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onOpen(href)
        }}
        className="text-accent-text underline"
      >
        {words}
      </a>
    )
  })
}
