import type { UserSummary } from '@skein/contract'
import { useFollowAnswer } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useEffect, useRef } from 'react'

type RequestButtonsProps = {
  user: Pick<UserSummary, 'id' | 'name'>
  className?: string
  onAnswered?: () => void
}

const size = 'min-h-30 px-14 pointer-coarse:min-h-44'

/** Accept and Decline of a request to follow; what became of it stays in their place. */
export function RequestButtons({ user, className = '', onAnswered }: RequestButtonsProps) {
  const m = useMessages('common')
  const { accept, decline, outcome, isPending, isAccepting } = useFollowAnswer(user.id)
  const said = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (outcome !== undefined && document.activeElement === document.body) said.current?.focus({ preventScroll: true })
  }, [outcome])
  const answer = async (send: () => Promise<unknown>) => {
    try {
      await send()
      onAnswered?.()
    } catch {
      toast({ title: m.requestFailed(), tone: 'danger' })
    }
  }
  if (outcome !== undefined) {
    const text = {
      accepted: m.requestAccepted(),
      declined: m.requestDeclined(),
      withdrawn: m.requestWithdrawn(),
    }[outcome]
    return (
      <output ref={said} tabIndex={-1} className={`block w-fit text-control text-text-muted ${className}`}>
        {text}
      </output>
    )
  }
  return (
    <div className={`flex w-fit flex-wrap gap-8 ${className}`}>
      <Button
        size="xs"
        className={size}
        loading={isPending && isAccepting}
        loadingLabel={m.accept()}
        onClick={() => void answer(accept)}
      >
        {m.accept()} <span className="sr-only">{user.name}</span>
      </Button>
      <Button
        size="xs"
        variant="quiet"
        className={size}
        loading={isPending && !isAccepting}
        loadingLabel={m.decline()}
        onClick={() => void answer(decline)}
      >
        {m.decline()} <span className="sr-only">{user.name}</span>
      </Button>
    </div>
  )
}
