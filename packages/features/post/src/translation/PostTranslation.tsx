import type { Post } from '@skein/contract'
import { usePostTranslation, useViewer, type PostTranslation as Translated } from '@skein/data'
import { AiBadge, Button, Card } from '@skein/design-system'
import { useLanguage, useMessages, type Language, type MessagesOf } from '@skein/i18n'
import { RichText } from '../text/RichText.tsx'
import { carryEntities } from './carry-entities.ts'
import { languageName } from './language-name.ts'
import { showTranslation } from './shown.ts'

/** What is said of a translation that has come: whose work it is, or why there is none. */
function sentenceOf(m: MessagesOf<'postMore'>, translation: Translated, language: Language): string {
  if (translation.by === 'none') return m.translationUnavailable()
  const name = languageName(translation.from, language)
  if (translation.content === null) return m.alreadyInLanguage({ language: languageName(language, language) })
  return translation.by === 'device'
    ? m.translatedOnDevice({ language: name })
    : m.translatedByAssistant({ language: name })
}

type PostTranslationProps = {
  post: Post
  /** Of the original: both are read alike. */
  textClass: string
}

/**
 * A post in the language of the page, under the original and in the violet that machines write in (docs/decisions/translation.md). It is
 * asked for by being shown; what was asked for before is there at once.
 */
export function PostTranslation({ post, textClass }: PostTranslationProps) {
  const m = useMessages('postMore')
  const common = useMessages('common')
  const language = useLanguage()
  const viewer = useViewer()
  const { translation, failure, retry } = usePostTranslation(post, language, viewer?.hasTranslation === true)
  const isBusy = translation === undefined && failure === null
  const content = translation === undefined || translation.by === 'none' ? null : translation.content
  const sentence = translation === undefined ? (isBusy ? m.translating() : '') : sentenceOf(m, translation, language)
  const close = (from: Element) => {
    // The button goes with what it closes: the reader stays at the post.
    from.closest('article')?.focus({ preventScroll: true })
    showTranslation(post.id)
  }
  return (
    <Card
      tone={isBusy || content !== null ? 'ai' : 'neutral'}
      aria-busy={isBusy || undefined}
      data-translation=""
      className="mt-12 rounded-card px-12 py-8"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {(isBusy || content !== null) && <AiBadge label={common.generatedWithAi()} />}
        <output className="min-w-144 flex-1 text-caption text-text-muted empty:hidden">{sentence}</output>
        {failure !== null && (
          <p role="alert" className="min-w-144 flex-1 text-caption font-medium text-danger">
            {failure === 'quota' ? m.translationQuota() : m.translationFailed()}
          </p>
        )}
        <span className="ms-auto flex gap-4">
          {failure === 'failed' && (
            <Button size="xs" variant="quiet" onClick={retry}>
              {m.translateAgain()}
            </Button>
          )}
          <Button size="xs" variant="ghost" onClick={(event) => close(event.currentTarget)}>
            {isBusy ? m.cancel() : content === null ? common.close() : m.hideTranslation()}
          </Button>
        </span>
      </div>
      {content !== null && (
        <div lang={language} className="mt-4">
          <RichText
            text={content}
            entities={carryEntities(post.content, post.entities, content)}
            className={textClass}
          />
        </div>
      )}
    </Card>
  )
}
