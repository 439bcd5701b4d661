import {
  CameraIcon,
  EyeOffIcon,
  ImageIcon,
  ImagePlusIcon,
  PollIcon,
  Toolbar,
  VideoIcon,
  WandSparklesIcon,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canEnhance, isLocked, type ComposerState } from '../machine/composer.ts'
import { roomFor } from '../machine/composition.ts'
import { acceptImages, acceptVideo } from '../media/accepted.ts'
import EmojiTool from '../tools/EmojiTool.tsx'
import { FileTool } from '../tools/FileTool.tsx'
import { ToolButton } from '../tools/ToolButton.tsx'

type ComposerToolsProps = {
  state: ComposerState
  /** The wording of a post that is published can be changed, nothing else of it. */
  isEdit: boolean
  onFiles: (files: File[]) => void
  onRecord: () => void
  /** The recorder is on its way. */
  isRecorderLoading: boolean
  onPoll: () => void
  onEmoji: (glyph: string) => void
  onWarning: () => void
  onEnhance: () => void
  onGenerate: () => void
  /** The generator is on its way. */
  isGeneratorLoading: boolean
}

/** What can be added to the post. What is there already stands on its colour; pressing it again leads to it. */
export function ComposerTools(props: ComposerToolsProps) {
  const {
    state,
    isEdit,
    onFiles,
    onRecord,
    isRecorderLoading,
    onPoll,
    onEmoji,
    onWarning,
    onEnhance,
    onGenerate,
    isGeneratorLoading,
  } = props
  const texts = useMessages('composer')
  const m = useMessages('compose')
  const { post } = state
  const rests = isLocked(state)
  const has = (kind: 'image' | 'video') => post.media.some((item) => item.kind === kind)
  return (
    <Toolbar.Root label={texts.tools()} className="pointer-coarse:gap-0">
      {!isEdit && (
        <>
          <FileTool
            label={texts.addImage()}
            icon={<ImageIcon />}
            accept={acceptImages}
            isMultiple
            isOn={has('image')}
            isDisabled={rests || roomFor('image', post.media) === 0}
            onFiles={onFiles}
          />
          <FileTool
            label={texts.addVideo()}
            icon={<VideoIcon />}
            accept={acceptVideo}
            isOn={has('video')}
            isDisabled={rests || roomFor('video', post.media) === 0}
            onFiles={onFiles}
          />
          {/* On a phone its row is full, and 'Add video' offers the camera itself. */}
          <Toolbar.Item>
            <ToolButton
              label={m.recordVideo()}
              icon={<CameraIcon />}
              className="max-rail:hidden"
              aria-busy={isRecorderLoading || undefined}
              disabled={rests || roomFor('video', post.media) === 0}
              onClick={onRecord}
            />
          </Toolbar.Item>
          <Toolbar.Item>
            <ToolButton
              label={texts.addPoll()}
              icon={<PollIcon />}
              isOn={post.poll !== null}
              disabled={rests}
              onClick={onPoll}
            />
          </Toolbar.Item>
        </>
      )}
      <EmojiTool onSelect={onEmoji} isDisabled={rests || post.enhancement !== null} />
      <Toolbar.Item>
        <ToolButton
          label={m.contentWarning()}
          icon={<EyeOffIcon />}
          isOn={post.warning !== null}
          disabled={rests}
          onClick={onWarning}
        />
      </Toolbar.Item>
      {!isEdit && (
        <Toolbar.Item>
          <ToolButton
            label={texts.generateImage()}
            hue="ai"
            icon={<ImagePlusIcon />}
            isOn={post.media.some(({ isGenerated }) => isGenerated)}
            aria-busy={isGeneratorLoading || undefined}
            disabled={rests || roomFor('image', post.media) === 0}
            onClick={onGenerate}
          />
        </Toolbar.Item>
      )}
      {!isEdit && (
        <Toolbar.Item>
          <ToolButton
            label={texts.enhance()}
            hue="ai"
            icon={<WandSparklesIcon />}
            isOn={post.enhancement !== null || state.status === 'enhancing'}
            aria-busy={state.status === 'enhancing' || undefined}
            disabled={!canEnhance(state)}
            onClick={onEnhance}
          />
        </Toolbar.Item>
      )}
    </Toolbar.Root>
  )
}
