import type { PublicUser } from '@skein/contract'
import { usePeople, useViewer, type PeopleKind } from '@skein/data'
import { Dialog } from '@skein/design-system'
import { FollowButton, PeopleRows, PersonRow } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { RefObject } from 'react'

type PeopleDialogProps = {
  kind: PeopleKind
  user: PublicUser
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Who follows a member, or whom they follow, newest first, in pages. Of a private account only its followers learn. */
export function PeopleDialog({ kind, user, isOpen, onOpenChange, returnFocusTo }: PeopleDialogProps) {
  const m = useMessages('profile')
  const { username } = user
  const isFollowers = kind === 'followers'
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={isFollowers ? m.followersOf({ username }) : m.followingOf({ username })}
        fullScreenOnPhone
        returnFocusTo={returnFocusTo}
      >
        <List kind={kind} user={user} onLeave={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function List({ kind, user, onLeave }: Pick<PeopleDialogProps, 'kind' | 'user'> & { onLeave: () => void }) {
  const m = useMessages('profile')
  const viewer = useViewer()
  const isClosed = user.private && viewer?.id !== user.id && user.viewer.follow !== 'following'
  const list = usePeople(kind, user.id, !isClosed)
  if (isClosed)
    return <p className="py-24 text-control text-text-muted">{m.privateText({ username: user.username })}</p>
  return (
    <PeopleRows list={list} emptyText={kind === 'followers' ? m.noFollowers() : m.noFollowing()}>
      {list.items.map((person) => (
        <PersonRow key={person.id} person={person} place="dialog" onFollowLink={onLeave}>
          {person.id !== viewer?.id && <FollowButton user={person} initial={person.follow ?? 'none'} place="row" />}
        </PersonRow>
      ))}
    </PeopleRows>
  )
}
