import { useOnline } from '@skein/data'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/**
 * Says that something on this page cannot be fetched though there is a network, which a reload mends: what is written stays. It stands over
 * every page, the sign-in screen too. The region is always there, so that the change is read out.
 */
export function MissingPart({ isMissing }: { isMissing: boolean }) {
  const m = useMessages('shell')
  const isOnline = useOnline()
  return (
    <output>
      {isMissing && isOnline && (
        <span className="fixed inset-x-12 bottom-[calc(3.875rem+env(safe-area-inset-bottom))] z-30 mx-auto flex w-fit max-w-480 items-center gap-12 rounded-sheet border border-border bg-surface py-8 ps-16 pe-8 text-control text-text shadow-float rail:bottom-16">
          <span>
            <strong className="font-semibold">{m.partMissingTitle()}</strong> {m.partMissingText()}
          </span>
          <Button size="md" variant="quiet" onClick={() => location.reload()}>
            {m.reload()}
          </Button>
        </span>
      )}
    </output>
  )
}
