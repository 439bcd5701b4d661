import { useOnline } from '@skein/data'
import { WifiOffIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef } from 'react'

/** Says that the network is gone, and what that does not cost. The region is always there, so that the change is read out. */
export function OfflineRow() {
  const m = useMessages('shell')
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) toast({ title: m.backOnline() })
    wasOnline.current = isOnline
  }, [isOnline, m])
  return (
    <output className="block">
      {!isOnline && (
        <span className="flex min-h-44 items-center gap-12 border-b border-border bg-warning-soft px-16 py-8 text-control text-text">
          <WifiOffIcon className="shrink-0 text-warning" />
          <span>
            <strong className="font-semibold">{m.offlineTitle()}</strong> {m.offlineText()}
          </span>
        </span>
      )}
    </output>
  )
}
