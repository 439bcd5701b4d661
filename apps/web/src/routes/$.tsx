import { createFileRoute, useLocation } from '@tanstack/react-router'
import { NotFoundScreen } from '@skein/feature-shell'
import { page } from '../pages.ts'

function NotFoundPage() {
  return <NotFoundScreen address={useLocation({ select: ({ pathname }) => pathname })} />
}

/** Everything that no other route matches (§2.1); the server answers with status 404. */
export const Route = createFileRoute('/$')(page({ access: 'public', isNotFound: true, component: NotFoundPage }))
