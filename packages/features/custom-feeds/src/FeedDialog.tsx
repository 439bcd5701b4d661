import { limits } from '@skein/contract/limits'
import { useRef, useState, type RefObject } from 'react'
import type { CustomFeed } from '@skein/contract'
import { ApiError, serverMessageOf, useSaveCustomFeed } from '@skein/data'
import { Button, Dialog, Field, SegmentedControl, Switch, TagInput, toast } from '@skein/design-system'
import { TextField, useTextForm } from '@skein/feature-form'
import { requiredText } from '@skein/feature-form/resolver'
import { useMessages } from '@skein/i18n'
import { PeoplePicker } from './PeoplePicker.tsx'

type FeedDialogProps = {
  /** The feed that is changed; without one a new one is made. */
  feed?: CustomFeed
  onClose: () => void
  onSaved: (feed: CustomFeed) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const names = ['name'] as const
const resolver = requiredText('name')

const withoutSign = (tag: string) => tag.replace(/^#+/, '')

/** Makes a feed, or changes one: its name, of whom and what it is made, its order, and whether others may read it. */
export function FeedDialog({ feed, onClose, onSaved, returnFocusTo }: FeedDialogProps) {
  const m = useMessages('customFeeds')
  const save = useSaveCustomFeed(feed?.id)
  const [people, setPeople] = useState(feed?.people ?? [])
  const [order, setOrder] = useState(feed?.order ?? 'newest')
  const [shared, setShared] = useState(feed?.shared ?? false)
  const [tags, setTags] = useState<readonly string[]>(feed?.tags ?? [])
  const [words, setWords] = useState<readonly string[]>(feed?.words ?? [])
  const tagsInput = useRef<HTMLInputElement>(null)
  const wordsInput = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ people?: string; tags?: string; words?: string }>({})
  // What is saved is what the dialog was opened with: it is made anew each time.
  const [saved] = useState({ name: feed?.name ?? '' })
  const { field, formProps, isSubmitting } = useTextForm({
    names,
    resolver,
    saved,
    wordsOf: () => m.nameMissing(),
    async onValid(read) {
      setRefused({})
      if (people.length + tags.length + words.length === 0) {
        setRefused({ people: m.ruleMissing() })
        return
      }
      try {
        const ids = people.map(({ id }) => id)
        const body = { name: read('name').trim(), people: ids, tags: [...tags], words: [...words], order, shared }
        onSaved(await save.mutateAsync(body))
        toast({ title: m.saved() })
      } catch (error) {
        const fields = error instanceof ApiError ? error.fields : {}
        const isOfTags = fields['tags'] !== undefined
        const isOfWords = fields['words'] !== undefined
        setRefused({ ...(isOfTags && { tags: m.tagWrong() }), ...(isOfWords && { words: m.wordWrong() }) })
        if (isOfTags) tagsInput.current?.focus()
        else if (isOfWords) wordsInput.current?.focus()
        else toast({ title: m.saveFailed(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })
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
            error={refused.people}
            onChange={(chosen) => {
              setPeople(chosen)
              setRefused({})
            }}
          />
          <Field label={m.tagsLabel()} description={m.tagsHint()} error={refused.tags}>
            <TagInput
              ref={tagsInput}
              value={tags}
              onValueChange={(next) => {
                setTags(next)
                setRefused({})
              }}
              normalize={withoutSign}
              validate={(tag) => (/\s/.test(tag) ? m.tagWrong() : undefined)}
              max={limits.customFeeds.maxTags}
              maxLength={limits.customFeeds.maxWord}
              autoCapitalize="none"
            />
          </Field>
          <Field label={m.wordsLabel()} description={m.wordsHint()} error={refused.words}>
            <TagInput
              ref={wordsInput}
              value={words}
              onValueChange={(next) => {
                setWords(next)
                setRefused({})
              }}
              max={limits.customFeeds.maxWords}
              maxLength={limits.customFeeds.maxWord}
            />
          </Field>
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
