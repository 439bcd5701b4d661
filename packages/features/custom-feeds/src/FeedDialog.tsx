import { limits } from '@skein/contract/limits'
import { countGraphemes } from '@skein/contract/text'
import { useState, type RefObject } from 'react'
import type { CustomFeed } from '@skein/contract'
import { ApiError, serverMessageOf, useSaveCustomFeed } from '@skein/data'
import { Button, Dialog, SegmentedControl, Switch, toast } from '@skein/design-system'
import { TextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages, type MessagesOf } from '@skein/i18n'
import { joinWords, splitWords } from './feed-words.ts'
import { PeoplePicker } from './PeoplePicker.tsx'

type FeedDialogProps = {
  /** The feed that is changed; without one a new one is made. */
  feed?: CustomFeed
  onClose: () => void
  onSaved: (feed: CustomFeed) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const names = ['name', 'tags', 'words'] as const
const resolver = requiredText('name')
const { maxTags, maxWords, maxWord } = limits.customFeeds

/** What is wrong with a field of words, before anything is sent: more of them than may be, or one that is too long. */
function boundsOf(name: 'tags' | 'words', words: readonly string[], max: number, m: MessagesOf<'customFeeds'>) {
  if (words.length > max) return { [name]: m.tooMany({ max }) }
  if (words.some((word) => countGraphemes(word) > maxWord)) return { [name]: m.tooLong({ max: maxWord }) }
  return {}
}

/** Makes a feed, or changes one: its name, of whom and what it is made, its order, and whether others may read it. */
export function FeedDialog({ feed, onClose, onSaved, returnFocusTo }: FeedDialogProps) {
  const m = useMessages('customFeeds')
  const save = useSaveCustomFeed(feed?.id)
  const [people, setPeople] = useState(feed?.people ?? [])
  const [order, setOrder] = useState(feed?.order ?? 'newest')
  const [shared, setShared] = useState(feed?.shared ?? false)
  const [peopleError, setPeopleError] = useState<string>()
  // What is saved is what the dialog was opened with: it is made anew each time.
  const [saved] = useState({
    name: feed?.name ?? '',
    tags: joinWords(feed?.tags ?? []),
    words: joinWords(feed?.words ?? []),
  })
  const { field, formProps, isSubmitting, refuse } = useTextForm({
    names,
    resolver,
    saved,
    wordsOf: () => m.nameMissing(),
    async onValid(read) {
      const tags = splitWords(read('tags'))
      const words = splitWords(read('words'))
      setPeopleError(undefined)
      const tooMuch = {
        ...boundsOf('tags', tags, maxTags, m),
        ...boundsOf('words', words, maxWords, m),
      }
      if (refuse(tooMuch)) return
      if (people.length + tags.length + words.length === 0) {
        setPeopleError(m.ruleMissing())
        return
      }
      try {
        const body = { name: read('name').trim(), people: people.map(({ id }) => id), tags, words, order, shared }
        onSaved(await save.mutateAsync(body))
        toast({ title: m.saved() })
      } catch (error) {
        const fields = error instanceof ApiError ? error.fields : {}
        const isShown = refuse({
          ...(fields['tags'] !== undefined && { tags: m.tagWrong() }),
          ...(fields['words'] !== undefined && { words: m.wordWrong() }),
        })
        if (!isShown)
          toast({ title: m.saveFailed(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })
      }
    },
  })
  const title = feed === undefined ? m.newFeed() : m.edit()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Content title={title} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <form {...formProps} aria-label={title} className="mt-8 grid gap-20">
          <TextField {...field('name')} label={m.name()} maxLength={limits.customFeeds.maxName} data-autofocus />
          <PeoplePicker
            people={people}
            error={peopleError}
            onChange={(chosen) => {
              setPeople(chosen)
              setPeopleError(undefined)
            }}
          />
          <TextField
            {...field('tags')}
            label={m.tagsLabel()}
            description={m.tagsHint()}
            autoCapitalize="none"
            autoComplete="off"
          />
          <TextField {...field('words')} label={m.wordsLabel()} description={m.wordsHint()} autoComplete="off" />
          <SegmentedControl
            label={m.ruleOrder()}
            fullWidth
            value={order}
            options={[
              { value: 'newest', label: m.newest() },
              { value: 'liked', label: m.liked() },
            ]}
            onValueChange={setOrder}
          />
          <Switch description={m.shareAbout()} checked={shared} onCheckedChange={setShared}>
            {m.share()}
          </Switch>
          <Dialog.Actions>
            <Dialog.Close asChild>
              <Button variant="quiet">{m.cancel()}</Button>
            </Dialog.Close>
            <Button type="submit" loading={isSubmitting} loadingLabel={m.saving()}>
              {m.save()}
            </Button>
          </Dialog.Actions>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
