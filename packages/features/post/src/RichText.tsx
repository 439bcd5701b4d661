import type { ReactNode } from 'react'
import { tokenize, type TextToken } from '@skein/contract'
import { profileAddress, tagAddress } from './addresses.ts'
import { shortAddress } from './short-address.ts'

// Told from the words around it by more than colour (WCAG 1.4.1): by sign and weight, an address by its line as well.
const link = 'font-medium text-accent-text underline-offset-3 hover:underline'

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
          className={`${link} underline decoration-accent-text/35 hover:decoration-current`}
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
