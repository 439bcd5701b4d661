import { useMemo, type ReactNode } from 'react'
import {
  DesignSystemProvider,
  linkPreviewCardWords,
  pollBuilderWords,
  translate,
  useLocale,
  useWords,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** What the design system's larger parts say inside the composer, in the reader's language. */
export function ComposerWords({ children }: { children: ReactNode }) {
  const m = useMessages('compose')
  const words = useWords()
  const { locale, dir } = useLocale()
  const translations = useMemo(
    () => [
      translate(linkPreviewCardWords, { dismiss: m.previewDismiss(), loading: m.previewLoading() }),
      translate(pollBuilderWords, {
        label: m.poll(),
        question: m.pollQuestion(),
        questionHint: m.pollQuestionHint(),
        option: (position) => m.pollOption({ position }),
        addOption: m.pollAddOption(),
        full: (count) => m.pollFull({ count }),
        remove: (position) => m.pollRemoveOption({ position }),
        reorder: (position) => m.pollReorder({ position }),
        moveUp: (position) => m.pollMoveUp({ position }),
        moveDown: (position) => m.pollMoveDown({ position }),
        length: m.pollLength(),
        added: (position) => m.pollOptionAdded({ position }),
        removed: (position) => m.pollOptionRemoved({ position }),
        moved: (position, count) => m.pollOptionMoved({ position, count }),
        questionMissing: m.pollQuestionMissing(),
        questionTooLong: (count) => m.pollQuestionTooLong({ count }),
        optionsMissing: (count) => m.pollOptionsMissing({ count }),
        optionTooLong: (count) => m.pollOptionTooLong({ count }),
      }),
    ],
    [m],
  )
  return (
    <DesignSystemProvider locale={locale} dir={dir} messages={words} translations={translations}>
      {children}
    </DesignSystemProvider>
  )
}
