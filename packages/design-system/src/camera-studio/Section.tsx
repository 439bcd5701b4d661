import type { ReactNode } from 'react'
import { head, heading, section } from './Section.css.ts'

export type SectionProps = {
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
    <section className={section}>
      <div className={head}>
        <h3 id={id} className={heading}>
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
