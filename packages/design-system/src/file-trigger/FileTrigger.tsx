'use client'
import { useState, type ComponentPropsWithRef, type Ref } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { useComposedRefs } from '../slot/use-composed-refs.ts'

export interface FileTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Renders as its one child, such as a `Button`. */
  asChild?: boolean | undefined
  /**
   * The kinds that the chooser offers, as an `accept` attribute (HTML): `'image/*,.pdf'`. People may choose others all the same, so what comes is to
   * be checked (`isFileOf`).
   */
  accept?: string | undefined
  /** Several files at once. */
  multiple?: boolean | undefined
  /** A phone opens this camera in place of the chooser. */
  capture?: 'user' | 'environment' | undefined
  /** Files were chosen: at least one, in the chooser’s order. Choosing the same again is a choice again. */
  onFiles: (files: File[]) => void
  /** The input that opens the chooser: for another button, and for tests, which put files into it by its `aria-label`. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Names that input, which is hidden: nobody reads it, but tests find it. */
  inputLabel?: string | undefined
}

/** A button that opens the system’s chooser of files. */
export function FileTrigger({
  asChild = false,
  accept,
  multiple = false,
  capture,
  onFiles,
  inputRef,
  inputLabel,
  onClick,
  ...props
}: FileTriggerProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const ref = useComposedRefs<HTMLInputElement>(setInput, inputRef)
  const all = {
    'data-component': 'FileTrigger',
    ...props,
    onClick: composeHandlers(onClick, () => input?.click()),
  }
  return (
    <>
      {asChild ? renderAsChild(props.children, all) : <button type="button" {...all} />}
      <input
        ref={ref}
        type="file"
        hidden
        aria-label={inputLabel}
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file chosen again is a choice again.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
