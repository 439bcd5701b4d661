import { createFileRoute } from '@tanstack/react-router'
import { page, threadScreen } from '../pages.ts'

/** Public: a visitor reads a public post and its replies (behaviour, permalink). The server answers 404 and 410 by the post. */
export const Route = createFileRoute('/post/$id')(page({ access: 'public', screen: threadScreen }))
