import type { ReactNode } from 'react'

/** A line that stands over every page, above the bar of a phone: what it says, and what can be done. Put it into a live region. */
export function FloatingNote({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <span className="fixed inset-x-12 bottom-[calc(3.875rem+env(safe-area-inset-bottom))] z-30 mx-auto flex w-fit max-w-480 flex-wrap items-center gap-x-12 gap-y-4 rounded-sheet border border-border bg-surface py-8 ps-16 pe-8 text-control text-text shadow-float rail:bottom-16">
      <span className="flex-1">{children}</span>
      <span className="ms-auto flex gap-4">{actions}</span>
    </span>
  )
}
