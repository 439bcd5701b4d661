import type { ReactNode } from 'react'
import { CheckIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type SectionProps = {
  id: string
  title: string
  about?: string | undefined
  /** What was changed here is saved. */
  isSaved?: boolean
  /** Stands at the end of the head: a button that is the section's only control. */
  action?: ReactNode
  tone?: 'danger'
  children?: ReactNode
}

/** One part of a tab: its name, what it is for, and its controls. */
export function Section({ id, title, about, isSaved = false, action, tone, children }: SectionProps) {
  const m = useMessages('settings')
  return (
    <section aria-labelledby={id} className="border-b border-border px-16 py-24 last:border-0">
      <div className="flex flex-wrap items-center gap-16">
        <div className="min-w-240 flex-1">
          <h2 id={id} className={`text-lead font-bold ${tone === 'danger' ? 'text-danger' : ''}`}>
            {title}
          </h2>
          {about !== undefined && <p className="mt-4 text-control text-text-muted">{about}</p>}
        </div>
        <output className="min-h-18 text-caption font-semibold text-success">
          {isSaved && (
            <span className="flex items-center gap-4">
              <CheckIcon size={16} />
              {m.saved()}
            </span>
          )}
        </output>
        {action}
      </div>
      {children !== undefined && <div className="mt-16">{children}</div>}
    </section>
  )
}
