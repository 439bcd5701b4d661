import { cva } from 'class-variance-authority'
import { Suspense, useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { limits } from '@skein/contract/limits'
import { countGraphemes, isBlank } from '@skein/contract/text'
import type { UserSummary } from '@skein/contract'
import { useBlobSource, type Draft, type Reference } from '@skein/data'
import {
  FileTrigger,
  IconButton,
  ImageIcon,
  VideoIcon,
  Input,
  SendIcon,
  Textarea,
  XIcon,
  toast,
  useFileDrop,
} from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import type { MessageDraft, Picture } from './message-draft.ts'
import { AnsweredMessage } from './Quote.tsx'

// The camera is loaded by the press that asks for it.
const RecorderDialog = latePart(async () => (await import('@skein/feature-composer/recorder/dialog')).default)

/** Enter sends, Shift+Enter breaks the line; while an input method composes, Enter is its own (keyCode 229 in Safari). */
const sends = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

const pictures = 'image/*'

const place = cva('flex flex-wrap items-end gap-8 border-t border-border px-12 py-10', {
  variants: { isOver: { true: 'bg-accent-soft', false: 'bg-surface' } },
})

type MessageComposerProps = {
  /** The other member. */
  user: Pick<UserSummary, 'id' | 'name'>
  /** What is being written to them. */
  writing: Draft<MessageDraft>
  /** Nothing can be sent before something has been looked at. */
  isHeld: boolean
  field: RefObject<HTMLTextAreaElement | null>
  /** Something was typed; `isEmpty` where nothing is left of it. */
  onWrite: (isEmpty: boolean) => void
  onSend: (text: string, picture: Picture | null, replyTo: Reference | null) => void
}

/** The send form (specification §2.8): what is typed survives a reload and a change of conversation. */
export function MessageComposer({ user, writing, isHeld, field, onWrite, onSend }: MessageComposerProps) {
  const m = useMessages('messages')
  const { draft, setDraft, clear } = writing
  const [recorder, setRecorder] = useState<'never' | 'open' | 'closed'>('never')
  const hasFocusOnOpen = useFocusOnOpen(field)
  const { text, picture, replyTo } = draft
  const isEmpty = isBlank(text)
  const length = text.length > limits.message.max ? countGraphemes(text) : 0
  const isTooLong = length > limits.message.max
  const canSend = (!isEmpty || picture !== null) && !isTooLong && !isHeld

  const submit = () => {
    if (!canSend) return
    onSend(isEmpty ? '' : text.trim(), picture, replyTo)
    clear()
    field.current?.focus()
  }
  const attach = async (file: Blob | undefined) => {
    if (!file) return
    try {
      const bitmap = await createImageBitmap(file)
      const { width, height } = bitmap
      bitmap.close()
      setDraft({ ...draft, picture: { file, width, height, alt: '' } })
    } catch {
      toast({ title: m.imageUnreadable(), tone: 'danger' })
    }
  }
  // A message has one picture; what is none says so.
  const drop = useFileDrop({ accept: pictures, onFiles: ([file], { refused }) => void attach(file ?? refused[0]) })
  return (
    <form
      className={place({ isOver: drop.isOver })}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {replyTo !== null && (
        <AnsweredMessage
          userId={user.id}
          name={user.name}
          reference={replyTo}
          onDrop={() => {
            setDraft({ ...draft, replyTo: null })
            field.current?.focus()
          }}
        />
      )}
      {picture !== null && (
        <PictureDraft
          picture={picture}
          onAlt={(alt) => setDraft({ ...draft, picture: { ...picture, alt } })}
          onRemove={() => {
            setDraft({ ...draft, picture: null })
            field.current?.focus()
          }}
        />
      )}
      <FileTrigger asChild accept={pictures} inputLabel={m.addImage()} onFiles={([file]) => void attach(file)}>
        <IconButton size="md" label={m.addImage()} icon={<ImageIcon size={20} />} />
      </FileTrigger>
      <IconButton
        size="md"
        label={m.recordVideo()}
        icon={<VideoIcon size={20} />}
        aria-haspopup="dialog"
        onClick={() => setRecorder('open')}
      />
      {recorder !== 'never' && (
        <Suspense>
          <RecorderDialog
            isOpen={recorder === 'open'}
            maxBytes={limits.messageBlob.maxBytes - 1000}
            onClose={() => setRecorder('closed')}
            onVideo={(file, { width, height }) => {
              onSend(isEmpty ? '' : text.trim(), { file, width, height, alt: '' }, replyTo)
              clear()
            }}
          />
        </Suspense>
      )}
      <div className="min-w-0 flex-1 tight:-order-1 tight:basis-full">
        <Textarea
          ref={field}
          autosize
          rows={1}
          maxRows={5}
          name="message"
          value={text}
          aria-label={m.placeholder()}
          placeholder={m.placeholder()}
          aria-invalid={isTooLong || undefined}
          enterKeyHint="send"
          data-autofocus={hasFocusOnOpen || undefined}
          onChange={({ target: { value } }) => {
            setDraft({ ...draft, text: value })
            onWrite(isBlank(value))
          }}
          onKeyDown={(event) => {
            if (!sends(event)) return
            event.preventDefault()
            submit()
          }}
          className="rounded-[1.375rem] placeholder:truncate"
        />
        {isTooLong && (
          <p role="alert" className="px-16 pt-4 text-caption text-danger">
            {m.tooLong({ max: limits.message.max })} ({length})
          </p>
        )}
      </div>
      <IconButton
        type="submit"
        variant="primary"
        size="md"
        label={m.send()}
        icon={<SendIcon size={20} className="rtl:-scale-x-100" />}
        tooltip={false}
        disabled={!canSend}
      />
    </form>
  )
}

type PictureDraftProps = { picture: Picture; onAlt: (alt: string) => void; onRemove: () => void }

/** The picture that goes out with the next message. */
function PictureDraft({ picture, onAlt, onRemove }: PictureDraftProps) {
  const m = useMessages('messages')
  return (
    <div className="flex w-full items-center gap-12 px-4">
      <img ref={useBlobSource(picture.file)} alt="" className="size-56 shrink-0 rounded-control object-cover" />
      <Input
        value={picture.alt}
        aria-label={m.imageAlt()}
        placeholder={m.imageAlt()}
        maxLength={limits.altText.max}
        onChange={(event) => onAlt(event.target.value)}
        className="min-w-0 flex-1"
      />
      <IconButton label={m.removeImage()} icon={<XIcon size={20} />} onClick={onRemove} />
    </div>
  )
}

/**
 * Puts the cursor into the field when a conversation opens, where that does not bring up a keyboard over half of the screen.
 * @returns whether it does; a dialog, which has the last word about the focus, is told by `data-autofocus`
 */
function useFocusOnOpen(field: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isFine] = useState(() => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches)
  useEffect(() => {
    if (isFine) field.current?.focus({ preventScroll: true })
  }, [field, isFine])
  return isFine
}
