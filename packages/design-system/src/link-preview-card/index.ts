export { LinkPreviewCard, type LinkPreviewCardProps } from './LinkPreviewCard.tsx'
export { linkPreviewCardWords } from './link-preview-card.words.ts'
