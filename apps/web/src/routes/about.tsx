import { createFileRoute } from '@tanstack/react-router'
import { ToComeScreen } from '@skein/feature-shell'
import { page } from '../pages.ts'

export const Route = createFileRoute('/about')(
  page({ access: 'public', component: () => <ToComeScreen screen="page" /> }),
)
