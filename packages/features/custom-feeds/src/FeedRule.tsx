import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract/limits'
import type { ReactNode } from 'react'
import type { CustomFeed } from '@skein/contract'
import { useMessages } from '@skein/i18n'

/** The rule by which posts are in a feed, in words: nobody has to guess why something is there. */
export function FeedRule({ feed }: { feed: CustomFeed }) {
  const m = useMessages('customFeeds')
  const { people, tags, words, order } = feed
  return (
    <dl aria-label={m.rule()} className="grid gap-6 text-control">
      {people.length > 0 && (
        <Line title={m.rulePeople()}>
          {people.map((person) => (
            <a
              key={person.id}
              href={pageAddress('/profile/$username', person)}
              className="rounded-control font-medium hover:underline"
            >
              <bdi>{person.name}</bdi>
            </a>
          ))}
        </Line>
      )}
      {tags.length > 0 && (
        <Line title={m.ruleTags()}>
          {tags.map((tag) => (
            <a key={tag} href={pageAddress('/explore', { tag })} className="rounded-control text-link hover:underline">
              <bdi>#{tag}</bdi>
            </a>
          ))}
        </Line>
      )}
      {words.length > 0 && (
        <Line title={m.ruleWords()}>
          {words.map((word) => (
            <q key={word}>
              <bdi>{word}</bdi>
            </q>
          ))}
        </Line>
      )}
      <Line title={m.ruleOrder()}>
        <span>{order === 'newest' ? m.newest() : m.likedAbout({ days: limits.customFeeds.ranked.days })}</span>
      </Line>
    </dl>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-2">
      <dt className="min-w-112 text-text-muted">{title}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap gap-x-12 gap-y-2 wrap-anywhere">{children}</dd>
    </div>
  )
}
