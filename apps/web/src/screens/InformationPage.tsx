import { useLocation } from '@tanstack/react-router'
import { InformationScreen, pageIn } from '@skein/feature-information'
import { useBoot } from '../boot.ts'

/** The information page of an address. */
export function InformationPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { contact } = useBoot()
  return <InformationScreen page={pageIn(path)} contact={contact} />
}
