import { DropZone } from '@skein/design-system/drop-zone'
import { FileTrigger } from '@skein/design-system/file-trigger'
import { ImagePlusIcon, SendIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import { Textarea } from '@skein/design-system/textarea'
import { useRef, useState, type KeyboardEvent } from 'react'
import { AttachmentList } from './AttachmentList.tsx'
import type { Attachment } from './conversations.ts'
import { EmojiButton } from './EmojiButton.tsx'
import { accept, useAttachments } from './use-attachments.ts'

type ComposerProps = { to: string; onSend: (text: string, attachments: readonly Attachment[]) => void }

/** Where a message is written. Files are chosen, or dropped and pasted anywhere on it. */
export function Composer({ to, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const { attachments, add, remove, clear } = useAttachments()
  const field = useRef<HTMLTextAreaElement>(null)

  const send = () => {
    if (text.trim() === '' && attachments.length === 0) return
    onSend(text.trim(), attachments)
    setText('')
    clear()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being composed (Japanese, Chinese) Enter accepts them.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  /** The caret stays where it was while the focus is in the picker. */
  const insert = (glyph: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {}
    setText(text.slice(0, start) + glyph + text.slice(end))
    requestAnimationFrame(() => field.current?.setSelectionRange(start + glyph.length, start + glyph.length))
  }

  return (
    <DropZone
      label="Message"
      className="composer"
      accept={accept}
      onFiles={(files, { refused }) => add([...files, ...refused])}
    >
      {attachments.length > 0 && <AttachmentList attachments={attachments} onRemove={remove} />}
      <div className="composer-line">
        <FileTrigger asChild multiple accept={accept} inputLabel="Files" onFiles={add}>
          <IconButton label="Attach files" icon={<ImagePlusIcon />} />
        </FileTrigger>
        <EmojiButton onPick={insert} />
        <Textarea
          ref={field}
          aria-label={`Message to ${to}`}
          placeholder="Write a message"
          className="grow"
          autosize
          rows={1}
          maxRows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Send" variant="primary" icon={<SendIcon />} onClick={send} />
      </div>
    </DropZone>
  )
}
