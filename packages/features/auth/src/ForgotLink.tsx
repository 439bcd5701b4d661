import { pageAddress } from '@skein/contract/addresses'
import type { MouseEvent } from 'react'
import { useMessages } from '@skein/i18n'

/** The way to a new password: a link, so that it can be opened elsewhere; here it switches in place. */
export function ForgotLink({ onForgot }: { onForgot: () => void }) {
  const m = useMessages('auth')
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onForgot()
  }
  return (
    <a
      href={pageAddress('/auth', { view: 'reset' })}
      onClick={follow}
      className="relative text-control text-accent-text after:absolute after:-inset-y-12 after:-start-8 after:end-0 hover:underline"
    >
      {m.forgotPassword()}
    </a>
  )
}
