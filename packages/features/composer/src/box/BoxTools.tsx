import { Suspense, useState, type ReactNode, type RefObject } from 'react'
import { ImageIcon, ImagePlusIcon, PollIcon, SmileIcon, VideoIcon, WandSparklesIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { canEnhance, isLocked } from '../machine/composer.ts'
import { acceptImages, acceptVideo } from '../media/accepted.ts'
import { insertAt } from '../text/insert.ts'
import { FileTool } from '../tools/FileTool.tsx'
import { ToolButton } from '../tools/ToolButton.tsx'
import type { useBox } from './use-box.tsx'

const EmojiTool = latePart(async () => (await import('../tools/EmojiTool.tsx')).default)

type BoxToolsProps = {
  box: ReturnType<typeof useBox>
  field: RefObject<HTMLTextAreaElement | null>
  /** `reply` has the two that its one row has room for. */
  kind: 'post' | 'reply'
}

/** The tools of the short box: what they add opens the dialog; emoji go into the text. */
export function BoxTools({ box, field, kind }: BoxToolsProps) {
  const m = useMessages('composer')
  const { state } = box
  const isOff = isLocked(state) || box.isOpening
  const files = (chosen: File[]) => box.open({ kind: 'files', files: chosen })
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={m.tools()}
      aria-busy={box.isOpening || undefined}
      className="-ms-8 flex flex-wrap items-center gap-2"
    >
      <FileTool
        label={m.addImage()}
        icon={<ImageIcon />}
        accept={acceptImages}
        isMultiple
        isDisabled={isOff}
        onFiles={files}
      />
      {kind === 'post' && (
        <>
          <FileTool label={m.addVideo()} icon={<VideoIcon />} accept={acceptVideo} isDisabled={isOff} onFiles={files} />
          <ToolButton
            label={m.addPoll()}
            icon={<PollIcon />}
            disabled={isOff}
            onClick={() => box.open({ kind: 'poll' })}
          />
          <ToolButton
            label={m.generateImage()}
            hue="ai"
            icon={<ImagePlusIcon />}
            disabled={isOff}
            onClick={() => box.open({ kind: 'generate' })}
          />
        </>
      )}
      <LateEmoji
        isOff={isOff}
        onSelect={(glyph) => {
          const next = insertAt(field.current, state.post.text, glyph)
          box.type(next.text)
          requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret))
        }}
      />
      {kind === 'post' && (
        <ToolButton
          label={m.enhance()}
          hue="ai"
          icon={<WandSparklesIcon />}
          disabled={isOff || !canEnhance(state)}
          onClick={() => box.open({ kind: 'enhance' })}
        />
      )}
    </div>
  )
}

/** The emoji are loaded with the first press on their button. */
function LateEmoji({ isOff, onSelect }: { isOff: boolean; onSelect: (glyph: string) => void }): ReactNode {
  const m = useMessages('composer')
  const [isWanted, setWanted] = useState(false)
  const button = (
    <ToolButton
      label={m.addEmoji()}
      icon={<SmileIcon />}
      disabled={isOff}
      aria-busy={isWanted || undefined}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <EmojiTool isOpenAtFirst isDisabled={isOff} onSelect={onSelect} />
    </Suspense>
  )
}
