/**
 * What the writing and its coloured copy behind it share: where these differ by one pixel, the colours slip off their words.
 * `text-wrap` and the break rules are those that wrap both alike.
 */
export const fieldText =
  'px-0 py-7 text-start whitespace-pre-wrap wrap-anywhere [text-wrap:wrap] [unicode-bidi:plaintext]'

/** The field while its copy shows: its own glyphs are not drawn, its caret and its selection are. */
export const fieldOverCopy =
  'data-coloured:text-transparent data-composing:text-text forced-colors:data-coloured:text-[CanvasText]'
