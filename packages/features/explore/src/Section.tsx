import { useId, type ReactNode, type Ref } from 'react'

type SectionProps = {
  title: string
  /** At the end of the line of the heading. */
  note?: string
  /** For links that lead to it. */
  id?: string
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the page under its heading. The last one has the room that is left. */
export function Section({ title, note, id, ref, children }: SectionProps) {
  const headingId = useId()
  return (
    // A group, not a region: the side panel has regions of the same names.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `fieldset` is for fields
      role="group"
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-52 last:flex last:flex-auto last:flex-col"
    >
      <div className="flex items-baseline gap-12 px-16 pt-24 pb-12">
        <h2 ref={ref} id={headingId} tabIndex={-1} className="min-w-0 flex-1 text-lead font-bold outline-none">
          <bdi>{title}</bdi>
        </h2>
        {note !== undefined && <p className="shrink-0 text-caption text-text-muted">{note}</p>}
      </div>
      {children}
    </div>
  )
}
