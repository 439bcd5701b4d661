import { Sheet as Drawer } from '@skein/design-system'
import { AssistantPanel } from '@skein/feature-assistant'
import { useMessages } from '@skein/i18n'
import { panelQuery, useMediaQuery } from '../use-media-query.ts'
import { Sheet } from './Sheet.tsx'

type AiPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether the page has the column beside the feed where the panel can stand, from 1440 px on. */
  hasColumn: boolean
}

/**
 * Where the AI chat panel stands, 384 px wide (specification §2.2: 96 units): in the column beside the feed, which stays where it is; else
 * over the page, from the end side or, on a phone, from below. Toasts and dialogs of the panel stand above both.
 */
export function AiPanel({ isOpen, onClose, hasColumn }: AiPanelProps) {
  const m = useMessages('shell')
  const isDocked = useMediaQuery(panelQuery) && hasColumn
  if (isDocked)
    return (
      <Sheet isOpen={isOpen} onClose={onClose} label={m.aiChat()} place="side" isDocked>
        <AssistantPanel isOpen={isOpen} onClose={onClose} isNamed={false} />
      </Sheet>
    )
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      {/* The panel has a head of its own, which holds more than a name and a cross. */}
      <Drawer.Content
        side="end"
        title={m.aiChat()}
        titleHidden
        className="h-dvh max-rail:h-[calc(100dvh-0.75rem)] max-rail:max-h-none max-rail:max-w-none [&>[data-sheet-head]]:p-0 rail:[&>[data-sheet-head]]:min-h-0 [&>[data-sheet-head]>button]:hidden [&>:last-child]:flex [&>:last-child]:flex-col [&>:last-child]:overflow-hidden [&>:last-child]:p-0"
      >
        <AssistantPanel isOpen={isOpen} onClose={onClose} isNamed onLeave={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  )
}
