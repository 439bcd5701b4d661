import { useRef } from 'react'
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

type ComposerProps = { onPosted?: () => void }

const subject = { kind: 'post' } as const

/**
 * Writing a post (specification §2.3, §4, §5, §8): a short box for a text, which opens the dialog, with text and caret kept, as soon as
 * something is added to it. What is written is kept as a draft in this browser until it is posted; a failure keeps it.
 */
export function Composer({ onPosted }: ComposerProps) {
  const m = useMessages('composer')
  const field = useRef<HTMLTextAreaElement>(null)
  const continueButton = useRef<HTMLButtonElement>(null)
  const box = useBox(subject, { field, continueButton }, onPosted)
  const { viewer, state } = box
  const isPosting = state.status === 'posting'
  const drop = useDroppedFiles((files) => box.open({ kind: 'files', files }), isPosting)
  return (
    <div className="relative flex gap-12 border-b border-border p-16" onPointerEnter={box.wake} {...drop.handlers}>
      <Avatar name={viewer?.name ?? ''} src={viewer?.avatar ?? undefined} size={40} />
      <div className="min-w-0 flex-1">
        {box.parts && hasParts(state.post) ? (
          <box.parts.BoxDraftCard box={box} continueButton={continueButton} />
        ) : (
          <ComposerBox box={box} field={field} label={m.placeholder()} textClass="text-lead">
            {({ text, preview }) => (
              <>
                {text}
                {preview}
                {box.parts && <box.parts.BoxDraftLine box={box} />}
                <div className="mt-4 flex flex-wrap items-center gap-8">
                  <BoxTools box={box} field={field} kind="post" />
                  <div className="ms-auto flex items-center gap-14 max-rail:gap-8">
                    <LengthCounter text={state.post.text.trim()} />
                    <Button
                      type="submit"
                      disabled={!isPosting && !canPost(state)}
                      loading={isPosting}
                      loadingLabel={m.posting()}
                    >
                      {m.post()}
                    </Button>
                  </div>
                </div>
              </>
            )}
          </ComposerBox>
        )}
      </div>
      {drop.isOver && <DropMark label={m.tools()} />}
      {box.engine}
    </div>
  )
}
