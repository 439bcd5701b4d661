import { createFileRoute } from '@tanstack/react-router'
import { framePage, page } from '../pages.ts'

/** Everything that no other route matches (§2.1); the server answers with status 404. */
export const Route = createFileRoute('/$')(
  page({ access: 'public', screen: framePage('NotFoundPage'), isNotFound: true }),
)
