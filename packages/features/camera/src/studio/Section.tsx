import type { ReactNode } from 'react'

type SectionProps = {
  /** Id of the heading, for the control that it names. */
  id?: string | undefined
  title: ReactNode
  /** At the end of the heading's line. */
  end?: ReactNode
  children: ReactNode
}

/** A heading and what it is about: one choice of the panel or the sheet. */
export function Section({ id, title, end, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-12 text-control">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
