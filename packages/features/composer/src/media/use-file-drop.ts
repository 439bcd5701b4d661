import { useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Files dropped on or pasted into what carries these handlers. A text that is dragged or pasted is left to the browser; so is what a word
 * processor puts beside its text as a picture.
 */
export function useFileDrop(onFiles: (files: File[]) => void, isOff = false) {
  const [isOver, setOver] = useState(false)
  return {
    isOver: isOver && !isOff,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!isOff && hasFiles(event)) setOver(true)
      },
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        // Also where nothing is taken now: the browser would leave the page for the file.
        event.preventDefault()
        event.dataTransfer.dropEffect = isOff ? 'none' : 'copy'
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!isOff) onFiles([...event.dataTransfer.files])
      },
      onPaste: (event: ClipboardEvent) => {
        const { clipboardData } = event
        const files = [...clipboardData.files]
        if (isOff || files.length === 0 || clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
