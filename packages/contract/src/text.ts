/** Reading a member's text by the same rules in the browser and on the server. Pure functions over strings; nothing here makes HTML. */
export * from './text/blank.ts'
export * from './text/bounds.ts'
export * from './text/completing.ts'
export * from './text/emoji.ts'
export * from './text/entities.ts'
export * from './text/graphemes.ts'
export { foldTag } from './text/signs.ts'
export * from './text/tokenize.ts'
