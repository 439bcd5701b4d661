import { useOnline } from '@skein/data'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { FloatingNote } from './FloatingNote.tsx'

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
        <FloatingNote
          actions={
            <Button size="md" variant="quiet" onClick={() => location.reload()}>
              {m.reload()}
            </Button>
          }
        >
          <strong className="font-semibold">{m.partMissingTitle()}</strong> {m.partMissingText()}
        </FloatingNote>
      )}
    </output>
  )
}
