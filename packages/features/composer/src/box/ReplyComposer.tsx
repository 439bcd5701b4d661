import { useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import type { Post } from '@skein/contract'
import { Avatar, Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canPost } from '../machine/composer.ts'
import { hasParts } from '../machine/composition.ts'
import { DropMark } from '../media/DropMark.tsx'
import { useDroppedFiles } from '../media/use-dropped-files.ts'
import { BoxTools } from './BoxTools.tsx'
import { ComposerBox } from './ComposerBox.tsx'
import { LengthCounter } from './LengthCounter.tsx'
import { useBox } from './use-box.tsx'
import { useDockedRoom } from './use-docked-room.ts'

/** What others do with the box of a reply. */
export type ReplyBox = {
  /** Puts the focus where writing goes on: in the field, or on the way to the dialog where the reply has grown out of the box. */
  focus: () => void
}

type ReplyComposerProps = {
  ref?: Ref<ReplyBox> | undefined
  /** The post that is answered; each has its own draft. */
  post: Post
  onPosted?: () => void
}

/**
 * Answering a post, in one row: in the flow on a wide window, above the bottom bar on a phone, where the page leaves it its room.
 * Grows into the dialog as `Composer` does.
 */
export function ReplyComposer({ ref, post, onPosted }: ReplyComposerProps) {
  const m = useMessages('composer')
  const field = useRef<HTMLTextAreaElement>(null)
  const section = useDockedRoom()
  const continueButton = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => (field.current ?? continueButton.current)?.focus() }), [])
  const subject = useMemo(() => ({ kind: 'reply', post }) as const, [post])
  const box = useBox(subject, { field, continueButton }, onPosted)
  const { viewer, state } = box
  const isPosting = state.status === 'posting'
  const drop = useDroppedFiles((files) => box.open({ kind: 'files', files }), isPosting)
  const answered = (post.postedBy ?? post.author).username
  return (
    <section
      ref={section}
      aria-label={m.replyingTo({ username: answered })}
      className="relative flex gap-12 border-b border-border bg-surface px-16 py-12 max-rail:fixed max-rail:inset-x-0 max-rail:bottom-[calc(--spacing(50)+env(safe-area-inset-bottom))] max-rail:z-10 max-rail:border-t max-rail:border-b-0 max-rail:py-6"
      onPointerEnter={box.wake}
      {...drop.handlers}
    >
      <Avatar
        name={viewer?.name ?? ''}
        src={viewer?.avatar ?? undefined}
        size={40}
        className="max-rail:mt-4 max-rail:size-36"
      />
      <div className="min-w-0 flex-1">
        {box.parts && hasParts(state.post) ? (
          <box.parts.BoxDraftCard box={box} continueButton={continueButton} />
        ) : (
          <ComposerBox box={box} field={field} label={m.writeReply()} textClass="text-post">
            {({ text, preview }) => (
              <>
                {state.post.text !== '' && (
                  <p className="text-caption text-text-muted">{m.replyingTo({ username: answered })}</p>
                )}
                <div className="flex flex-wrap items-end gap-x-8">
                  <div className="min-w-0 flex-[1_1_8rem]">{text}</div>
                  <div className="ms-auto flex items-center gap-8 max-rail:min-h-44">
                    {state.post.text !== '' && <LengthCounter text={state.post.text.trim()} />}
                    <BoxTools box={box} field={field} kind="reply" />
                    <Button
                      type="submit"
                      disabled={!isPosting && !canPost(state)}
                      loading={isPosting}
                      loadingLabel={m.posting()}
                    >
                      {m.reply()}
                    </Button>
                  </div>
                </div>
                {preview}
                {box.parts && <box.parts.BoxDraftLine box={box} />}
              </>
            )}
          </ComposerBox>
        )}
      </div>
      {drop.isOver && <DropMark label={m.tools()} />}
      {box.engine}
    </section>
  )
}
