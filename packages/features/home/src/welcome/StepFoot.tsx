import type { ReactNode } from 'react'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The way past a step, and on the other side what it is for. */
export function StepFoot({ onSkip, children }: { onSkip?: (() => void) | undefined; children: ReactNode }) {
  const m = useMessages('welcome')
  return (
    <div className="mt-16 flex flex-wrap items-center justify-end gap-8">
      {onSkip && (
        <Button variant="ghost" onClick={onSkip}>
          {m.later()}
        </Button>
      )}
      {children}
    </div>
  )
}
