import { useMemo } from 'react'
import { tokenize } from '@skein/contract'
import { AiBadge, Button, CheckIcon, UndoIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { Enhancement } from '../machine/composition.ts'
import { countChanges, diffWords } from '../machine/word-diff.ts'

type EnhancedTextProps = {
  enhancement: Enhancement
  onUndo: () => void
  onAccept: () => void
  isLocked: boolean
}

/** Both wordings in one, word by word: what came is underlined, what went is struck through. Never told apart by colour alone. */
export function EnhancedText({ enhancement, onUndo, onAccept, isLocked }: EnhancedTextProps) {
  const m = useMessages('compose')
  const common = useMessages('common')
  const runs = useMemo(() => diffWords(enhancement.before, enhancement.after), [enhancement])
  return (
    <section
      aria-label={m.enhancedText()}
      className="rounded-sheet border border-s-3 border-ai-border py-12 ps-14 pe-12"
    >
      <p className="flex flex-wrap items-center gap-8 text-caption font-medium text-text-muted">
        <AiBadge label={common.generatedWithAi()} />
        {m.enhanced(countChanges(runs))}
      </p>
      <p dir="auto" className="mt-8 text-post wrap-anywhere whitespace-pre-wrap">
        {runs.map(({ kind, text }, index) => {
          // Runs have no identity but their place.
          // oxlint-disable react/no-array-index-key
          if (kind === 'removed') {
            return (
              <del key={index} className="text-text-faint line-through">
                {text}
              </del>
            )
          }
          if (kind === 'added') {
            return (
              <ins
                key={index}
                className="rounded-[4px] bg-ai-soft box-decoration-clone px-2 text-ai-text underline decoration-1 underline-offset-4 [del+&]:ms-4"
              >
                {text}
              </ins>
            )
          }
          return (
            <span key={index}>
              {tokenize(text).map((token, place) => (
                <span key={place} className={token.kind === 'text' ? undefined : 'text-accent-text'}>
                  {token.text}
                </span>
              ))}
            </span>
          )
          // oxlint-enable react/no-array-index-key
        })}
      </p>
      <div className="mt-8 flex flex-col gap-8 rail:flex-row rail:items-center">
        <p className="flex-1 text-caption text-text-muted">{m.aiLabelNote()}</p>
        <div className="grid grid-cols-2 gap-8">
          <Button variant="quiet" iconStart={<UndoIcon size={16} />} disabled={isLocked} onClick={onUndo}>
            {m.undo()}
          </Button>
          <Button tone="ai" iconStart={<CheckIcon size={16} />} disabled={isLocked} data-accept onClick={onAccept}>
            {m.accept()}
          </Button>
        </div>
      </div>
    </section>
  )
}
