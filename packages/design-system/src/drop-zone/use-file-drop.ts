'use client'
import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { isFileOf } from '../file-trigger/is-file-of.ts'

/** What `onFiles` is told beside the files that are taken. */
export type FileDropDetails = {
  /** What was dropped with them, or alone, and is no file of the kinds that are taken: a folder, another kind. */
  refused: File[]
}

export type FileDropOptions = {
  /** Files were dropped, or pasted. Both lists may be empty, not both at once. */
  onFiles: (files: File[], details: FileDropDetails) => void
  /** The kinds that are taken, as an `accept` attribute (HTML): `'image/*,.pdf'`. All when not given. */
  accept?: string | undefined
  /** Nothing is taken now. The browser still does not leave the page for the file. */
  disabled?: boolean | undefined
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Whether some of what is dragged may be of a kind. While it is dragged, a browser tells types at most, no names. */
function mayBeOf(accept: string | undefined, { items }: DataTransfer): boolean {
  const kinds = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type)
  const byName = accept?.split(',').some((kind) => kind.trim().startsWith('.'))
  return kinds.length === 0 || byName === true || kinds.some((type) => type === '' || isFileOf(accept, { type }))
}

/** The folders among what was dropped, by their place: as files they could not be read. */
const foldersOf = ({ items }: DataTransfer): boolean[] =>
  [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry()?.isDirectory ?? false)

/**
 * Files dropped on or pasted into what carries these handlers. A text that is dragged or pasted is left to the browser; so is what a word
 * processor puts beside its text as a picture.
 */
export function useFileDrop({ onFiles, accept, disabled = false }: FileDropOptions) {
  const [isOver, setOver] = useState(false)
  const takes = (event: DragEvent) => !disabled && mayBeOf(accept, event.dataTransfer)
  const take = (files: readonly File[], folders: readonly boolean[]) => {
    const isTaken = (file: File, place: number) => folders[place] !== true && isFileOf(accept, file)
    onFiles(files.filter(isTaken), { refused: files.filter((file, place) => !isTaken(file, place)) })
  }
  return {
    /** Something that may be taken is held over it. */
    isOver: isOver && !disabled,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (hasFiles(event) && takes(event)) setOver(true)
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        // Also where nothing is taken now: the browser would leave the page for the file.
        event.preventDefault()
        event.dataTransfer.dropEffect = takes(event) ? 'copy' : 'none'
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (!disabled && files.length > 0) take(files, foldersOf(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => {
        const { clipboardData } = event
        const files = [...clipboardData.files]
        if (disabled || files.length === 0 || clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        take(files, [])
      },
    },
  }
}
