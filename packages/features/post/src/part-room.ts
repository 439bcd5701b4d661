/** How much room the parts of a card take, nearly: kept while their code is on its way. */
import type { Post, QuotedPost } from '@skein/contract'
import type { CSSProperties } from 'react'

/** Letters that a line of a column holds, about. */
const lineLength = 60

const linesOf = (text: string, most: number): number => Math.min(most, Math.max(1, Math.ceil(text.length / lineLength)))

const pixels = (height: number): CSSProperties => ({ minHeight: `${height / 16}rem` })

/** Rows of results, or choices side by side; the line of facts under them. */
export function roomOfPoll({ options }: NonNullable<Post['pollData']>, isVoting: boolean): CSSProperties {
  const rows = isVoting ? Math.ceil(options.length / 2) * 58 : options.length * 46
  return pixels(rows + 16)
}

/** Name, text, picture. */
export function roomOfQuote({ content, images, video }: QuotedPost): CSSProperties {
  const text = linesOf(content, 3) * 22
  return pixels(56 + (images.length > 0 || video !== null ? Math.max(80, text) : text))
}

/** Picture, host, title, and a line of description where there is one. */
export const roomOfPreview = ({ description }: NonNullable<Post['urlPreview']>): CSSProperties =>
  pixels(196 + (description ? 18 : 0))

/** Two lines and their padding; what is behind it is closed at first. */
export const roomOfWarning: CSSProperties = pixels(46)
