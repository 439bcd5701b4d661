import { pageAddress } from '@skein/contract/addresses'
import { useEffect, useRef } from 'react'
import { useOnline } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type GoneProps = { kind: 'deleted' | 'unavailable' } | { kind: 'failed'; onRetry: () => void }

/** Where a post would be: deleted (410), not visible or never there (404), or not to be had at the moment. */
export function Gone(props: GoneProps) {
  const m = useMessages('thread')
  const common = useMessages('common')
  const isOnline = useOnline()
  const waits = props.kind === 'failed' && !isOnline
  const place = useRef<HTMLDivElement>(null)
  // Deleted while it was read: what had the focus is gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [])
  const [title, text] = {
    deleted: [m.deletedTitle(), m.deletedText()] as const,
    unavailable: [m.unavailableTitle(), m.unavailableText()] as const,
    failed: [m.failedTitle(), m.failedText()] as const,
  }[props.kind]
  return (
    <EmptyState
      ref={place}
      tabIndex={-1}
      className="my-auto outline-none"
      role={props.kind === 'failed' ? 'alert' : undefined}
      mark={props.kind === 'failed' ? 'error' : 'feather'}
      title={waits ? common.notLoadedYet() : title}
      description={waits ? undefined : text}
      action={
        waits ? undefined : props.kind === 'failed' ? (
          <Button size="md" onClick={props.onRetry}>
            {common.retry()}
          </Button>
        ) : (
          <Button asChild variant="quiet" size="md">
            <a href={pageAddress('/')}>{common.goHome()}</a>
          </Button>
        )
      }
    />
  )
}
