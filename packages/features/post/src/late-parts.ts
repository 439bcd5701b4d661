/** What a card shows only now and then: one chunk, fetched with the first card that has any of it (`late-part.tsx`). */
export { LinkPreviewCard } from '@skein/design-system'
export { ContentWarning } from './ContentWarning.tsx'
export { firstImpression } from './media/first-impression.ts'
export { PostVideo } from './media/PostVideo.tsx'
export { PostPoll } from './poll/PostPoll.tsx'
export { QuotedPostCard } from './QuotedPostCard.tsx'
