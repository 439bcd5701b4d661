import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AlertCircleIcon } from '../icon/index.ts'
import { note, noteIcon, notes } from './Field.css.ts'

type FieldNoteProps = { id: string; description: ReactNode; error: ReactNode }

/** What is said under a control or a group of them: what is wrong, announced when it appears, else the description, else nothing. */
export function FieldNote({ id, description, error }: FieldNoteProps) {
  if (error)
    return (
      <p id={id} role="alert" className={clsx(note, notes.error)}>
        <AlertCircleIcon className={noteIcon} size={16} />
        <span>{error}</span>
      </p>
    )
  return description ? (
    <p id={id} className={clsx(note, notes.description)}>
      {description}
    </p>
  ) : null
}
