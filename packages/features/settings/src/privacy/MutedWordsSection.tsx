import { useState, type FormEvent } from 'react'
import { limits } from '@skein/contract/limits'
import { isBlank } from '@skein/contract/text'
import { serverMessageOf, useAddMutedWord, useMutedWords, useRemoveMutedWord } from '@skein/data'
import { Button, Field, IconButton, Input, Select, XIcon, toast } from '@skein/design-system'
import { formatDate, useLanguage, useMessages } from '@skein/i18n'
import { fieldErrors, failureOf } from '../failure.ts'
import { Section } from '../Section.tsx'

const spans = ['forever', '1', '7', '30'] as const
type Span = (typeof spans)[number]

const daysOf = { forever: null, '1': 1, '7': 7, '30': 30 } as const

/** Words and phrases the member does not want to read, each for a while or for good. */
export function MutedWordsSection() {
  const m = useMessages('settings')
  const language = useLanguage()
  const { data: words } = useMutedWords()
  const add = useAddMutedWord()
  const remove = useRemoveMutedWord()
  const [word, setWord] = useState('')
  const [span, setSpan] = useState<Span>('forever')
  const [error, setError] = useState<string>()
  const names = {
    forever: m.forever(),
    '1': m.days({ count: 1 }),
    '7': m.days({ count: 7 }),
    '30': m.days({ count: 30 }),
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    if (isBlank(word)) return setError(m.required())
    setError(undefined)
    try {
      const made = await add.mutateAsync({ word, days: daysOf[span] })
      setWord('')
      toast({ title: m.wordMuted({ word: made.word }) })
    } catch (refusal) {
      setError(fieldErrors(refusal, m)['word'] === undefined ? failureOf(refusal, m) : m.noWord())
    }
    return undefined
  }

  const end = async (id: string, ended: string) => {
    try {
      await remove.mutateAsync(id)
      toast({ title: m.wordUnmuted({ word: ended }) })
    } catch (refusal) {
      toast({ title: m.notSaved(), description: serverMessageOf(refusal) ?? m.tryAgain(), variant: 'destructive' })
    }
  }

  return (
    <Section id="settings-muted" title={m.mutedWords()} about={m.mutedWordsAbout()}>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-labelledby="settings-muted"
        className="grid items-start gap-16 rail:grid-cols-[1fr_10rem_auto]"
      >
        <Field label={m.word()} error={error}>
          <Input
            name="word"
            maxLength={limits.mutedWords.maxLength}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        </Field>
        <Field label={m.howLong()}>
          <Select<Span>
            value={span}
            onValueChange={setSpan}
            options={spans.map((value) => ({ value, label: names[value] }))}
          />
        </Field>
        <Button type="submit" size={44} variant="quiet" className="rail:mt-26" loading={add.isPending}>
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
                size={36}
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
