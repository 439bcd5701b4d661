export { RichText, type RichTextLink, type RichTextProps } from './RichText.tsx'
export { tokenize as tokenizeRichText, type RichTextToken } from './tokenize.ts'
