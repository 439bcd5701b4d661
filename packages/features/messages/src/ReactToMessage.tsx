import { Suspense, useState } from 'react'
import { IconButton, Popover, SmilePlusIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { besideMessage } from './beside-message.ts'

// The emoji are loaded by the press that asks for them.
const ReactionPanel = latePart(async () => (await import('./ReactionPanel.tsx')).ReactionPanel)

type ReactToMessageProps = {
  /** The viewer's own reaction. */
  own: string | null
  /** Told the new reaction, null where it is taken back. */
  onReact: (emoji: string | null) => void
}

/** 'React' beside a message: six emoji, and behind 'More' all of them. A choice closes it. */
export function ReactToMessage({ own, onReact }: ReactToMessageProps) {
  const m = useMessages('messages')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton size="xs" label={m.react()} icon={<SmilePlusIcon size={18} />} className={besideMessage} />
      </Popover.Trigger>
      <Popover.Content label={m.react()} side="top" className="w-auto p-4">
        <Suspense>
          <ReactionPanel
            own={own}
            onReact={(emoji) => {
              onReact(emoji)
              setOpen(false)
            }}
          />
        </Suspense>
      </Popover.Content>
    </Popover.Root>
  )
}
