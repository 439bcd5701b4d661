import { createFileRoute } from '@tanstack/react-router'
import { notFoundScreen, page } from '../pages.ts'

/** Everything that no other route matches (§2.1); the server answers with status 404. */
export const Route = createFileRoute('/$')(page({ access: 'public', screen: notFoundScreen, isNotFound: true }))
