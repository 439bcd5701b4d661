import { createFileRoute } from '@tanstack/react-router'
import { ToComeScreen } from '@skein/feature-shell'
import { page } from '../pages.ts'

export const Route = createFileRoute('/explore')(
  page({ access: 'member', component: () => <ToComeScreen screen="explore" /> }),
)
