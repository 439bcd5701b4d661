import { Suspense, useRef, useState } from 'react'
import { usePeople } from '@skein/data'
import { ChevronRightIcon, Pressable, UserLockIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'

const RequestsDialog = latePart(async () => (await import('./people/RequestsDialog.tsx')).RequestsDialog)

/** On one's own private profile: who asks to follow, where anybody does (behaviour §2.11). */
export function RequestsRow({ userId }: { userId: string }) {
  const m = useMessages('profile')
  const requests = usePeople('requests', userId)
  const [isOpen, setOpen] = useState<boolean>()
  const row = useRef<HTMLButtonElement>(null)
  const count = requests.items.length
  if (count === 0 && isOpen === undefined) return null
  return (
    <>
      <Pressable
        ref={row}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-52 items-center gap-12 border-t border-border px-16 text-start text-label font-semibold hover:bg-hover"
      >
        <UserLockIcon className="text-accent-text" />
        <span className="min-w-0 flex-1">{m.requests()}</span>
        <span className="rounded-pill bg-accent px-8 py-2 text-meta font-semibold text-on-accent tabular-nums">
          {requests.hasMore ? `${count}+` : count}
        </span>
        <ChevronRightIcon size={18} className="text-text-faint rtl:-scale-x-100" />
      </Pressable>
      {isOpen !== undefined && (
        <Suspense>
          <RequestsDialog requests={requests} isOpen={isOpen} onOpenChange={setOpen} returnFocusTo={row} />
        </Suspense>
      )}
    </>
  )
}
