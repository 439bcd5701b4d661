import type { ReactNode } from 'react'
import type { RepostEntry } from '@skein/contract'
import { pageAddress } from '@skein/contract/addresses'
import { InfoIcon, PinIcon, RepeatIcon } from '@skein/design-system'
import { useMessages, type MessagesOf } from '@skein/i18n'
import type { Reason } from './menu/post-dialog-props.ts'

/** A line over a card, in the column of its text, its mark in the column of the avatar. */
function Line({ icon, href, children }: { icon: ReactNode; href: string | undefined; children: ReactNode }) {
  // Its own direction, so that the end is cut where there is no room.
  const words = '-my-4 min-w-0 truncate py-4'
  return (
    <p className="mb-4 flex items-center gap-12 text-caption text-text-muted">
      <span className="flex w-40 shrink-0 justify-end">{icon}</span>
      {href === undefined ? (
        <bdi className={words}>{children}</bdi>
      ) : (
        <a href={href} dir="auto" className={`${words} hover:underline`}>
          {children}
        </a>
      )}
    </p>
  )
}

/** 'Noor reposted': why a post stands in a list that its author did not put it in. */
export function RepostLine({ repost }: { repost: RepostEntry }) {
  const m = useMessages('post')
  return (
    <Line icon={<RepeatIcon size={16} />} href={pageAddress('/profile/$username', repost.user)}>
      {m.repostedBy({ name: repost.user.name })}
    </Line>
  )
}

/** 'Pinned': it stands first on the profile because its author put it there. */
export function PinnedLine() {
  const m = useMessages('post')
  return (
    <Line icon={<PinIcon size={16} />} href={undefined}>
      {m.pinnedPost()}
    </Line>
  )
}

function wordsOf(m: MessagesOf<'post'>, { kind, user, tag }: Reason): { text: string; href?: string } {
  if (user !== null && kind === 'liked-by-followed')
    return { text: m.likedByReason({ name: user.name }), href: pageAddress('/profile/$username', user) }
  if (user !== null && kind === 'reposted-by-followed')
    return { text: m.repostedByReason({ name: user.name }), href: pageAddress('/profile/$username', user) }
  if (tag !== null && kind === 'tag-you-use')
    return { text: m.tagReason({ tag }), href: pageAddress('/explore', { tag }) }
  return { text: m.popularReason() }
}

/** Why a post was chosen for the viewer, in a few words; the menu says it in a sentence. */
export function ReasonLine({ reason }: { reason: Reason }) {
  const m = useMessages('post')
  const { text, href } = wordsOf(m, reason)
  return (
    <Line icon={<InfoIcon size={16} />} href={href}>
      {text}
    </Line>
  )
}
