import { DropdownMenu, ImagePlusIcon, PlusIcon, Toolbar, VideoIcon, WandSparklesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ToolButton } from './ToolButton.tsx'

type MoreToolProps = {
  isDisabled: boolean
  onVideo: () => void
  onGenerate: () => void
  /** Nothing where there is no text to enhance. */
  onEnhance: (() => void) | undefined
}

/** The tools that a phone has no room for, in a menu. It is loaded because it was pressed, so it is open at first. */
export default function MoreTool({ isDisabled, onVideo, onGenerate, onEnhance }: MoreToolProps) {
  const m = useMessages('composer')
  return (
    <DropdownMenu.Root defaultOpen>
      <Toolbar.Item>
        <DropdownMenu.Trigger asChild>
          <ToolButton label={m.moreTools()} icon={<PlusIcon />} className="rail:hidden" disabled={isDisabled} />
        </DropdownMenu.Trigger>
      </Toolbar.Item>
      <DropdownMenu.Content label={m.moreTools()}>
        <DropdownMenu.Item icon={<VideoIcon size={18} />} onSelect={onVideo}>
          {m.addVideo()}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<ImagePlusIcon size={18} className="text-ai-text" />} onSelect={onGenerate}>
          {m.generateImage()}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          icon={<WandSparklesIcon size={18} className={onEnhance && 'text-ai-text'} />}
          disabled={onEnhance === undefined}
          onSelect={onEnhance}
        >
          {m.enhance()}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
