import { createFileRoute } from '@tanstack/react-router'
import { ToComeScreen } from '@skein/feature-shell'
import { page } from '../pages.ts'

export const Route = createFileRoute('/profile/$username')(
  page({ access: 'public', component: () => <ToComeScreen screen="profile" /> }),
)
