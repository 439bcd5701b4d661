import { clsx } from 'clsx'
import { Fragment, type ComponentPropsWithRef, type HTMLAttributeAnchorTarget, type ReactNode } from 'react'
import { link, text as textStyle } from './RichText.css.ts'

/** A run of the text. `value` is what a run points at: the address, the tag or the username without its sign. */
export type RichTextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link' | 'hashtag' | 'mention'; readonly text: string; readonly value: string }

/** A link as RichText would draw it: give all of it to a router's link. */
export type RichTextLink = {
  readonly kind: 'link' | 'hashtag' | 'mention'
  readonly href: string
  readonly className: string
  /** Set for addresses outside only. */
  readonly rel?: string
  readonly target?: HTMLAttributeAnchorTarget | undefined
  readonly children: ReactNode
}

export type RichTextProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** What somebody wrote, as they wrote it, in runs: what is a link in it is the product's to decide, in one place for all that read it. */
  tokens: readonly RichTextToken[]
  /** Where a hashtag leads, from its value. Without it hashtags are plain text. */
  hrefForTag?: ((tag: string) => string) | undefined
  /** Where a mention leads, from its value. Without it mentions are plain text. */
  hrefForMention?: ((username: string) => string) | undefined
  /** Draws a link in place of a plain `<a>`: a router's. */
  renderLink?: ((link: RichTextLink) => ReactNode) | undefined
  /** Where addresses outside open; in the same window by default. */
  target?: HTMLAttributeAnchorTarget | undefined
}

/** Nobody vouches for what other people link to, and nobody is told where the reader came from. */
const outside = 'nofollow noopener ugc'

function anchor({ href, rel, target, className, children }: RichTextLink): ReactNode {
  return (
    <a href={href} rel={rel} target={target} className={className}>
      {children}
    </a>
  )
}

/** Whoever found it: an address that leads elsewhere than to the web (`javascript:`, `data:`) is plain text. */
const isWeb = (address: string) => /^https?:\/\//i.test(address)

/**
 * A text that somebody wrote, with its web addresses (http and https), #tags and @mentions as links and nothing else: there
 * is no markup to smuggle in. Line breaks stay, words longer than the line break, each line has the direction of its own
 * first letter, and a link never turns the words around it round (`bdi`).
 */
export function RichText({
  tokens,
  hrefForTag,
  hrefForMention,
  renderLink = anchor,
  target,
  className,
  ...props
}: RichTextProps) {
  const draw = (token: RichTextToken): ReactNode => {
    if (token.kind === 'text') return token.text
    const { kind, value } = token
    const children = <bdi>{token.text}</bdi>
    if (kind === 'link')
      return isWeb(value)
        ? renderLink({ kind, href: value, rel: outside, target, className: link, children })
        : children
    const href = (kind === 'hashtag' ? hrefForTag : hrefForMention)?.(value)
    return href === undefined ? children : renderLink({ kind, href, className: link, children })
  }
  return (
    <div data-component="RichText" dir="auto" {...props} className={clsx(textStyle, className)}>
      {tokens.map((token, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a run has no identity but its place
        <Fragment key={index}>{draw(token)}</Fragment>
      ))}
    </div>
  )
}
