import type { ReactionName } from '@skein/contract'
import { Popover, ReactionBar } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { emojiOf, reactionOf } from './reactions.ts'

type ReactionPopoverProps = {
  reaction: ReactionName | null
  onReact: (reaction: ReactionName | null) => void
  onClose: () => void
}

/** The ten reactions beside their button. A choice closes them (§4), and focus goes back to the button. */
export function ReactionPopover({ reaction, onReact, onClose }: ReactionPopoverProps) {
  const m = useMessages('post')
  return (
    // The bar is the panel: the popover's own frame goes.
    <Popover.Content
      label={m.reactions()}
      side="top"
      align="center"
      className="w-max overflow-visible rounded-[1.4375rem] border-0 bg-transparent p-0 shadow-none"
    >
      <ReactionBar
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened by its own button; focus follows the reader.
        autoFocus
        value={reaction === null ? null : emojiOf[reaction]}
        onValueChange={(emoji) => onReact(reactionOf(emoji))}
        onClose={onClose}
      />
    </Popover.Content>
  )
}
