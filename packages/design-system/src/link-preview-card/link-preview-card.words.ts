import { defineWords } from '../provider/words.ts'

/** What a link preview says itself. */
export const linkPreviewCardWords = defineWords('link-preview-card', {
  dismiss: 'Remove link preview',
  loading: 'Loading link preview',
})
