import { limits } from '@skein/contract/limits'
import { serverMessageOf, useAddMutedWord, useMutedWords, useRemoveMutedWord } from '@skein/data'
import { Button, Field, IconButton, Select, XIcon, toast } from '@skein/design-system'
import { TextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { useController } from 'react-hook-form'
import { fieldErrors, failureOf } from '../failure.ts'
import { Section } from '../Section.tsx'

const spans = ['forever', '1', '7', '30'] as const
type Span = (typeof spans)[number]

const daysOf = { forever: null, '1': 1, '7': 7, '30': 30 } as const

const fields = ['word', 'span'] as const
const empty = { word: '', span: 'forever' }
const resolver = requiredText('word')

/** Words and phrases the member does not want to read, each for a while or for good. */
export function MutedWordsSection() {
  const m = useMessages('settings')
  const language = useLanguage()
  const { data: words } = useMutedWords()
  const add = useAddMutedWord()
  const remove = useRemoveMutedWord()
  const names = {
    forever: m.forever(),
    '1': m.days({ count: 1 }),
    '7': m.days({ count: 7 }),
    '30': m.days({ count: 30 }),
  }

  const { form, field, formProps, isSubmitting, refuse } = useTextForm({
    names: fields,
    resolver,
    saved: empty,
    wordsOf: () => m.required(),
    async onValid(read) {
      const span = spans.find((one) => one === read('span')) ?? 'forever'
      try {
        const made = await add.mutateAsync({ word: read('word'), days: daysOf[span] })
        form.resetField('word')
        toast({ title: m.wordMuted({ word: made.word }) })
      } catch (refusal) {
        refuse({ word: fieldErrors(refusal, m)['word'] === undefined ? failureOf(refusal, m) : m.noWord() })
      }
    },
  })
  const span = useController({ control: form.control, name: 'span' })

  const end = async (id: string, ended: string) => {
    try {
      await remove.mutateAsync(id)
      toast({ title: m.wordUnmuted({ word: ended }) })
    } catch (refusal) {
      toast({ title: m.notSaved(), description: serverMessageOf(refusal) ?? m.tryAgain(), tone: 'danger' })
    }
  }

  return (
    <Section id="settings-muted" title={m.mutedWords()} about={m.mutedWordsAbout()}>
      <form
        {...formProps}
        aria-labelledby="settings-muted"
        className="grid items-start gap-16 rail:grid-cols-[1fr_10rem_auto]"
      >
        <TextField {...field('word')} label={m.word()} maxLength={limits.mutedWords.maxLength} />
        <Field label={m.howLong()}>
          <Select<Span>
            value={spans.find((one) => one === span.field.value) ?? 'forever'}
            onValueChange={span.field.onChange}
            options={spans.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Button type="submit" size="md" variant="quiet" className="rail:mt-26" loading={isSubmitting}>
          {m.mute()}
        </Button>
      </form>
      {words !== undefined && words.length > 0 && (
        <ul aria-label={m.mutedWords()} className="mt-16 flex flex-wrap gap-8">
          {words.map((one) => (
            <li key={one.id} className="flex items-center gap-4 rounded-pill border border-border ps-12 text-control">
              <bdi>{one.word}</bdi>
              {one.expiresAt !== null && (
                <span className="text-caption text-text-muted">
                  {m.until({ date: formatDate(language, one.expiresAt, { day: 'numeric', month: 'short' }) })}
                </span>
              )}
              <IconButton
                size="sm"
                label={m.unmute({ word: one.word })}
                icon={<XIcon size={16} />}
                onClick={() => void end(one.id, one.word)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
