import type { ReactNode } from 'react'

/** The heading of the camera, and of what was made with it. */
export function StudioTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-lead font-bold">
      {children}
    </h2>
  )
}

/** Where it stands beside the stage. */
export function PanelHead({ children }: { children: ReactNode }) {
  return <div className="flex min-h-52 flex-none items-center border-b border-border px-20">{children}</div>
}
