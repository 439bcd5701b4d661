import { Spinner } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** While it is not known who is looking: a centred spinner (specification §2.1). */
export function AuthPending() {
  const m = useMessages('shell')
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas">
      <Spinner size={36} label={m.checkingSession()} />
    </div>
  )
}
