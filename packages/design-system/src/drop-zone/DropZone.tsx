'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { mergeProps } from '../slot/merge-props.ts'
import * as styles from './DropZone.css.ts'
import { useFileDrop, type FileDropOptions } from './use-file-drop.ts'

export type DropZoneProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'aria-label'> &
  FileDropOptions & {
    /** Names the group: "Pictures". */
    label: string
  }

/** A place that files are dropped on, or pasted into. Whoever cannot drag chooses them by the `FileTrigger` in it (WCAG 2.5.7). */
export function DropZone({ label, onFiles, accept, disabled = false, className, ...props }: DropZoneProps) {
  const { isOver, handlers } = useFileDrop({ onFiles, accept, disabled })
  return (
    <div
      data-component="DropZone"
      aria-label={label}
      data-over={isOver ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      {...mergeProps(handlers, props)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      className={clsx(styles.dropZone, className)}
    />
  )
}
