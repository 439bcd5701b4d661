export { RichText, type RichTextLink, type RichTextProps, type RichTextToken } from './RichText.tsx'
