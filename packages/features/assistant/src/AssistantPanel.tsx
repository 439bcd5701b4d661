import { Suspense, useEffect, useRef, useState } from 'react'
import { useChat } from '@skein/data'
import { Button, IconButton, PencilIcon, ShareIcon, SparklesIcon, XIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import { isShareable } from './share-text.ts'

const ShareDialog = latePart(async () => (await import('./ShareDialog.tsx')).ShareDialog)
const ClearDialog = latePart(async () => (await import('./ClearDialog.tsx')).ClearDialog)

export type AssistantPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether the frame around it says its name already: a sheet has a heading of its own. */
  isNamed: boolean
  /** A link of the page was followed: what covers the page closes. */
  onLeave?: (() => void) | undefined
}

/** The AI chat panel: the conversation, its head, and where a question is written. */
export function AssistantPanel({ isOpen, onClose, isNamed, onLeave }: AssistantPanelProps) {
  const m = useMessages('assistant')
  const chat = useChat({ isOpen })
  const field = useRef<HTMLTextAreaElement>(null)
  const shareButton = useRef<HTMLButtonElement>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  // Counted, so that each opening shows the conversation of then.
  const [sharing, setSharing] = useState({ count: 0, isOpen: false })
  const [hasAsked, setAsked] = useState(false)
  const [clearing, setClearing] = useState<'never' | 'open' | 'closed'>('never')
  const { messages, turn } = chat
  const isWriting = turn?.status === 'writing'
  const Name = isNamed ? 'span' : 'h2'

  // On a touch screen the keyboard would come up over half of the conversation before anything was read.
  const [isFine] = useState(() => !matchMedia('(pointer: coarse)').matches)
  // The button that asked goes with the conversation that it erased.
  const isErased = clearing === 'closed' && chat.clear.isSuccess
  useEffect(() => {
    if ((isOpen && isFine) || isErased) field.current?.focus({ preventScroll: true })
  }, [isOpen, isFine, isErased])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears of links that were followed, by whatever means
    <div
      className="flex min-h-0 flex-1 flex-col"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a[href^="/"]') !== null) onLeave?.()
      }}
    >
      <header className="flex min-h-52 shrink-0 items-center gap-8 border-b border-border ps-16 pe-8 max-[22.5rem]:gap-4 max-[22.5rem]:ps-12">
        <SparklesIcon className="shrink-0 text-ai-text max-[22.5rem]:hidden" />
        <Name aria-hidden={isNamed || undefined} className="min-w-0 flex-1 truncate text-post leading-24 font-bold">
          {m.title()}
        </Name>
        {messages.length > 0 && (
          <IconButton
            ref={newButton}
            label={m.newChat()}
            icon={<PencilIcon size={18} />}
            disabled={isWriting}
            onClick={() => {
              chat.clear.reset()
              setClearing('open')
            }}
          />
        )}
        <Button
          ref={shareButton}
          size="xs"
          variant="quiet"
          className="min-h-30 pointer-coarse:min-h-36"
          iconStart={<ShareIcon size={16} />}
          disabled={!messages.some(isShareable)}
          onClick={() => setSharing(({ count }) => ({ count: count + 1, isOpen: true }))}
        >
          {m.shareAsPost()}
        </Button>
        <CloseButton onClose={onClose} />
      </header>
      <ChatLog chat={chat} />
      <ChatComposer
        field={field}
        hasFocusOnOpen={isFine}
        isWriting={isWriting}
        hasAnswered={hasAsked && turn === null}
        onSend={(question) => {
          setAsked(true)
          chat.ask(question)
        }}
        onStop={chat.stop}
      />
      <Suspense>
        {sharing.count > 0 && (
          <ShareDialog
            key={sharing.count}
            messages={messages}
            isOpen={sharing.isOpen}
            onOpenChange={(open) => setSharing(({ count }) => ({ count, isOpen: open }))}
            returnFocusTo={shareButton}
          />
        )}
        {clearing !== 'never' && (
          <ClearDialog
            clear={chat.clear}
            isOpen={clearing === 'open'}
            onOpenChange={(open) => setClearing(open ? 'open' : 'closed')}
            returnFocusTo={newButton}
          />
        )}
      </Suspense>
    </div>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const common = useMessages('common')
  return <IconButton label={common.close()} icon={<XIcon />} onClick={onClose} />
}
