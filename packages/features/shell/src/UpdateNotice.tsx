import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { FloatingNote } from './FloatingNote.tsx'

type UpdateNoticeProps = {
  /** A newer build waits. */
  isReady: boolean
  /** Begins it: the page is loaded again. */
  onReload: () => void
  onLater: () => void
}

/**
 * Tells of a newer build, quietly and over every page; it begins when somebody wants it, or with the next start. The region is always there, so that
 * the change is read out.
 */
export function UpdateNotice({ isReady, onReload, onLater }: UpdateNoticeProps) {
  const m = useMessages('shell')
  return (
    <output>
      {isReady && (
        <FloatingNote
          actions={
            <>
              <Button size="md" variant="ghost" onClick={onLater}>
                {m.updateLater()}
              </Button>
              <Button size="md" variant="quiet" onClick={onReload}>
                {m.reload()}
              </Button>
            </>
          }
        >
          {m.updateReady()}
        </FloatingNote>
      )}
    </output>
  )
}
