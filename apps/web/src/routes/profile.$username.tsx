import { createFileRoute } from '@tanstack/react-router'
import { page, profileScreen } from '../pages.ts'

/** Public: visitors read profiles (specification §2.1). The server answers 404 where nobody has the name. */
export const Route = createFileRoute('/profile/$username')(page({ access: 'public', screen: profileScreen }))
