import type { ReactNode } from 'react'
import { tokenize, type TextToken } from '@skein/contract'
import { profileAddress, tagAddress } from './addresses.ts'
import { shortAddress } from './short-address.ts'

// Told from the words around it by more than colour (WCAG 1.4.1): a faint line, which is full under the pointer.
const link =
  'text-accent-text underline decoration-accent-text/35 decoration-1 underline-offset-3 hover:decoration-current'

function partOf(token: TextToken, key: number): ReactNode {
  switch (token.kind) {
    case 'hashtag':
      return (
        <a key={key} className={link} href={tagAddress(token.value)} dir="auto">
          {token.text}
        </a>
      )
    case 'mention':
      return (
        <a key={key} className={link} href={profileAddress(token.value)} dir="ltr">
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
          title={token.value}
          dir="ltr"
        >
          {shortAddress(token.value)}
        </a>
      )
    default:
      return token.text
  }
}

type RichTextProps = {
  /** What a member wrote: line breaks are kept, nothing in it is markup. */
  text: string
  className?: string
}

/**
 * A member's text with its hashtags, mentions and addresses as links (contract: `tokenize`). Its direction follows its first
 * strong letter; each link is isolated, so that a handle or an address never turns the words around it (UAX 9).
 */
export function RichText({ text, className }: RichTextProps) {
  return (
    <p dir="auto" className={`wrap-anywhere whitespace-pre-wrap text-pretty ${className ?? ''}`}>
      {tokenize(text).map(partOf)}
    </p>
  )
}
