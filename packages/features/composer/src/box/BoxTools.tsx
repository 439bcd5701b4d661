import { Suspense, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import {
  ImageIcon,
  ImagePlusIcon,
  PlusIcon,
  PollIcon,
  SmileIcon,
  Toolbar,
  VideoIcon,
  WandSparklesIcon,
} from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { canEnhance, isLocked } from '../machine/composer.ts'
import { acceptImages, acceptVideo } from '../media/accepted.ts'
import { insertAt } from '../text/insert.ts'
import { FileTool } from '../tools/FileTool.tsx'
import { ToolButton } from '../tools/ToolButton.tsx'
import type { useBox } from './use-box.tsx'

const EmojiTool = latePart(async () => (await import('../tools/EmojiTool.tsx')).default)
const MoreTool = latePart(async () => (await import('../tools/MoreTool.tsx')).default)

type BoxToolsProps = {
  box: ReturnType<typeof useBox>
  field: RefObject<HTMLTextAreaElement | null>
  /** `reply` has the two that its one row has room for. */
  kind: 'post' | 'reply'
}

/**
 * The tools of the short box: what they add opens the dialog; emoji go into the text. A phone has room for three beside Post: the others are
 * in a menu there.
 */
export function BoxTools({ box, field, kind }: BoxToolsProps) {
  const m = useMessages('composer')
  const { state } = box
  const video = useRef<HTMLInputElement>(null)
  const isOff = isLocked(state) || box.isOpening
  const mayEnhance = !isOff && canEnhance(state)
  const files = (chosen: File[]) => box.open({ kind: 'files', files: chosen })
  return (
    <Toolbar.Root label={m.tools()} aria-busy={box.isOpening || undefined} className="-ms-8">
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
          <FileTool
            input={video}
            label={m.addVideo()}
            icon={<VideoIcon />}
            accept={acceptVideo}
            className="max-rail:hidden"
            isDisabled={isOff}
            onFiles={files}
          />
          <Toolbar.Item>
            <ToolButton
              label={m.addPoll()}
              icon={<PollIcon />}
              disabled={isOff}
              onClick={() => box.open({ kind: 'poll' })}
            />
          </Toolbar.Item>
          <Toolbar.Item>
            <ToolButton
              label={m.generateImage()}
              hue="ai"
              icon={<ImagePlusIcon />}
              className="max-rail:hidden"
              disabled={isOff}
              onClick={() => box.open({ kind: 'generate' })}
            />
          </Toolbar.Item>
        </>
      )}
      <LateTool label={m.addEmoji()} icon={<SmileIcon />} disabled={isOff}>
        <EmojiTool
          isOpenAtFirst
          isDisabled={isOff}
          onSelect={(glyph) => {
            const next = insertAt(field.current, state.post.text, glyph)
            box.type(next.text)
            requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret))
          }}
        />
      </LateTool>
      {kind === 'post' && (
        <>
          <Toolbar.Item>
            <ToolButton
              label={m.enhance()}
              hue="ai"
              icon={<WandSparklesIcon />}
              className="max-rail:hidden"
              disabled={!mayEnhance}
              onClick={() => box.open({ kind: 'enhance' })}
            />
          </Toolbar.Item>
          <LateTool label={m.moreTools()} icon={<PlusIcon />} className="rail:hidden" disabled={isOff}>
            <MoreTool
              isDisabled={isOff}
              onVideo={() => video.current?.click()}
              onGenerate={() => box.open({ kind: 'generate' })}
              onEnhance={mayEnhance ? () => box.open({ kind: 'enhance' }) : undefined}
            />
          </LateTool>
        </>
      )}
    </Toolbar.Root>
  )
}

type LateToolProps = ComponentProps<typeof ToolButton> & {
  /** The tool with its code, which draws the same button and is open at first. */
  children: ReactNode
}

/** A tool whose code is loaded with the first press on its button. */
function LateTool({ children, ...button }: LateToolProps): ReactNode {
  const [isWanted, setWanted] = useState(false)
  const early = (
    <Toolbar.Item>
      <ToolButton {...button} aria-busy={isWanted || undefined} onClick={() => setWanted(true)} />
    </Toolbar.Item>
  )
  return isWanted ? <Suspense fallback={early}>{children}</Suspense> : early
}
