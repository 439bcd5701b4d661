import { EmptyState, IconButton, SparklesIcon, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { panelQuery, useMediaQuery } from '../use-media-query.ts'
import { Sheet } from './Sheet.tsx'

type AiPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether the page has the column beside the feed where the panel can stand, from 1440 px on. */
  hasColumn: boolean
}

/** The AI chat panel, 384 px (specification §2.2: 96 units). It says what is true: the assistant is not there yet. */
export function AiPanel({ isOpen, onClose, hasColumn }: AiPanelProps) {
  'use no memo'
  const m = useMessages('shell')
  const common = useMessages('common')
  const isDocked = useMediaQuery(panelQuery) && hasColumn
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={m.aiChat()} place="side" isDocked={isDocked}>
      <header className="flex h-52 shrink-0 items-center gap-8 border-b border-border ps-16 pe-8">
        <SparklesIcon className="text-ai-text" />
        <h2 className="flex-1 text-post font-bold">{m.aiChat()}</h2>
        <IconButton label={common.close()} icon={<XIcon />} onClick={onClose} />
      </header>
      <div className="grid flex-1 place-items-center overflow-y-auto overscroll-contain">
        <EmptyState
          mark="sparkles"
          headingLevel={3}
          title={m.assistantComing()}
          description={m.assistantComingText()}
        />
      </div>
    </Sheet>
  )
}
