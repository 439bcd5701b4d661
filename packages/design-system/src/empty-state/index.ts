export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export type { MarkName } from './marks.tsx'
