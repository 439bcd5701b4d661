import type { Waiting } from '@skein/data/offline'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useRef, useState } from 'react'
import { FloatingNote } from '../FloatingNote.tsx'
import { WaitingDialog } from './WaitingDialog.tsx'

type WaitingNoticeProps = {
  items: readonly Waiting[]
  onTryAgain: (id: string) => void
  onRemove: (id: string) => void
}

/** Says how much waits to be sent, or what the server refused, over every page, and opens the list. The region is always there, so that the change is read out. */
export function WaitingNotice({ items, onTryAgain, onRemove }: WaitingNoticeProps) {
  const m = useMessages('waiting')
  const [isOpen, setOpen] = useState(false)
  const refused = items.filter(({ state }) => state === 'failed').length
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <output>
        {items.length > 0 && (
          <FloatingNote
            actions={
              <Button ref={button} size="md" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {m.waitingShow()}
              </Button>
            }
          >
            {refused > 0 ? m.waitingFailed({ count: refused }) : m.waitingCount({ count: items.length })}
          </FloatingNote>
        )}
      </output>
      <WaitingDialog
        items={items}
        isOpen={isOpen && items.length > 0}
        onClose={() => setOpen(false)}
        onTryAgain={onTryAgain}
        onRemove={onRemove}
        returnFocusTo={button}
      />
    </>
  )
}
