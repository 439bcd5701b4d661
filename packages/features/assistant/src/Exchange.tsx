import { useState, type ReactNode } from 'react'
import type { ChatMessage } from '@skein/contract'
import { CheckIcon, CopyIcon, IconButton, RefreshCwIcon, SparklesIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { answerLines, plainAnswer } from './answer-parts.ts'
import { useBreathing } from './breathing.tsx'
import { SourceCards, SourceMark } from './SourceCards.tsx'

/** What the member asked, at the end side. */
export function Question({ text }: { text: string }) {
  const m = useMessages('assistant')
  return (
    <div className="flex justify-end">
      <p
        dir="auto"
        className="max-w-[84%] rounded-sheet rounded-ee-[4px] bg-hover px-12 py-8 text-label leading-22 wrap-anywhere whitespace-pre-wrap forced-colors:border"
      >
        <span className="sr-only">{m.you()}: </span>
        {text}
      </p>
    </div>
  )
}

/** The assistant's side: its mark, and what it says. */
export function AnswerFrame({ isWriting = false, children }: { isWriting?: boolean; children: ReactNode }) {
  return (
    <div className="flex gap-10">
      {isWriting ? <WritingMark /> : <Mark />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

const mark = 'grid size-24 shrink-0 place-items-center rounded-pill bg-ai-soft text-ai-text'

function Mark() {
  return (
    <span aria-hidden className={mark}>
      <SparklesIcon size={14} />
    </span>
  )
}

function WritingMark() {
  return (
    <span ref={useBreathing()} aria-hidden className={`${mark} outline outline-ai-border`}>
      <SparklesIcon size={14} />
    </span>
  )
}

/** The names of those who answer, as they call themselves. */
const providerNames = { openai: 'OpenAI', perplexity: 'Perplexity' } as const

type AnswerProps = {
  message: ChatMessage
  /** Asks the same again; for the newest answer. */
  onAskAgain?: (() => void) | undefined
}

/** A finished answer: lines with the marks of its sources, the sources, and who answered. */
export function Answer({ message, onAskAgain }: AnswerProps) {
  const m = useMessages('assistant')
  const { response, sources, provider, isComplete } = message
  return (
    <AnswerFrame>
      <div dir="auto" className="text-label leading-22 wrap-anywhere">
        <span className="sr-only">{m.assistant()}: </span>
        {answerLines(response, sources).map((parts, line) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={line} className="not-first-of-type:mt-6">
            {parts.map((part, place) =>
              part.kind === 'text' ? (
                part.text
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <SourceMark key={place} source={part.source} />
              ),
            )}
          </p>
        ))}
      </div>
      <SourceCards sources={sources} />
      {!isComplete && <p className="mt-6 text-caption text-text-muted">{m.notComplete()}</p>}
      <div className="mt-2 flex min-h-32 items-center gap-4 -ms-8 text-caption text-text-faint max-rail:min-h-44">
        <CopyButton text={plainAnswer(response, sources)} />
        {onAskAgain !== undefined && (
          <IconButton label={m.askAgain()} icon={<RefreshCwIcon size={16} />} onClick={onAskAgain} />
        )}
        <span className="ms-auto">
          {provider === 'local' ? m.builtIn() : m.byProvider({ provider: providerNames[provider] })}
        </span>
      </div>
    </AnswerFrame>
  )
}

/** Copies a text. It says that it did until one goes on elsewhere. */
function CopyButton({ text }: { text: string }) {
  const m = useMessages('assistant')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast({ title: m.copied() })
    } catch {
      toast({ title: m.copyFailed(), tone: 'danger' })
    }
  }
  return (
    <IconButton
      label={m.copy()}
      icon={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      onClick={() => void copy()}
      onPointerLeave={() => setCopied(false)}
      onBlur={() => setCopied(false)}
    />
  )
}
