/** The page that the frame draws itself: rare and small. */
import { useLocation } from '@tanstack/react-router'
import { NotFoundScreen } from '@skein/feature-shell'

/** The 404 page names the address that nothing answers to. */
export function NotFoundPage() {
  return <NotFoundScreen asked={useLocation({ select: ({ pathname }) => pathname })} />
}
