import { pageAddress } from '@skein/contract/addresses'
import type { ReactNode } from 'react'
import { tokensOf, type TextEntity, type TextToken } from '@skein/contract'
import { TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useOpened } from '../opened.ts'
import { foldTokens, isLongText } from './fold-text.ts'
import { isCut, shortAddress } from './short-address.ts'

// Told from the words around it by more than colour (WCAG 1.4.1): a faint line, which is full under the pointer.
const link =
  'text-accent-text underline decoration-accent-text/35 decoration-1 underline-offset-3 hover:decoration-current'

function partOf(token: TextToken, key: number): ReactNode {
  switch (token.kind) {
    case 'hashtag':
      return (
        <a key={key} className={link} href={pageAddress('/explore', { tag: token.value })} dir="auto">
          {token.text}
        </a>
      )
    case 'mention':
      return (
        <a key={key} className={link} href={pageAddress('/profile/$username', { username: token.value })} dir="ltr">
          {token.text}
        </a>
      )
    case 'link':
      return (
        <a
          key={key}
          className={link}
          href={token.value}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          title={isCut(token.value) ? token.value : undefined}
          dir="ltr"
        >
          {shortAddress(token.value)}
        </a>
      )
    default:
      return token.text
  }
}

/** An address is followed only where it leads out of the product by http(s), whoever found it. */
const isSafe = (token: TextToken): boolean => token.kind !== 'link' || /^https?:\/\//i.test(token.value)

const drawn = (tokens: readonly TextToken[]): ReactNode[] =>
  tokens.map((token, index) => (isSafe(token) ? partOf(token, index) : token.text))

type RichTextProps = {
  /** What a member wrote: line breaks are kept, nothing in it is markup. */
  text: string
  /** What the server found in it. */
  entities: readonly TextEntity[]
  className?: string
  /** Names the text where a long one is folded; without it all of it shows. */
  foldKey?: string | undefined
}

/**
 * A member's text with its hashtags, mentions and addresses as links. Its direction follows its first strong letter; each link is
 * isolated, so that a handle or an address never turns the words around it (UAX 9). A long one is cut, not clipped: what is folded
 * is not in the document, so that no key lands on a link out of sight.
 */
export function RichText({ text, entities, className = '', foldKey }: RichTextProps) {
  const tokens = tokensOf(text, entities)
  const style = `wrap-anywhere whitespace-pre-wrap text-pretty ${className}`
  if (foldKey !== undefined && isLongText(text)) {
    return <FoldedText text={text} tokens={tokens} foldKey={foldKey} className={style} />
  }
  return (
    <p dir="auto" className={style}>
      {drawn(tokens)}
    </p>
  )
}

type FoldedTextProps = { text: string; tokens: readonly TextToken[]; foldKey: string; className: string }

function FoldedText({ text, tokens, foldKey, className }: FoldedTextProps) {
  const common = useMessages('common')
  const [isOpen, setOpen] = useOpened(`text:${foldKey}`)
  return (
    <>
      {/* Takes the focus when the button that was pressed goes: the reader goes on where the text went on. */}
      <p
        dir="auto"
        tabIndex={-1}
        className={`outline-none ${className}`}
        ref={(text) => {
          if (isOpen && document.activeElement === document.body) text?.focus({ preventScroll: true })
        }}
      >
        {drawn(isOpen ? tokens : foldTokens(text, tokens))}
      </p>
      {!isOpen && (
        <TextButton onClick={() => setOpen(true)} className="text-control">
          {common.showMore()}
        </TextButton>
      )}
    </>
  )
}
