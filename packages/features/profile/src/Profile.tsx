import { Suspense, useRef, useState, type ComponentProps } from 'react'
import type { PublicUser } from '@skein/contract'
import { useFollow, useViewer } from '@skein/data'
import { Button, EmptyState, LockIcon } from '@skein/design-system'
import { useBlockSwitch } from '@skein/feature-person'
import { latePart, useMessages } from '@skein/i18n'
import { ProfileHeader } from './ProfileHeader.tsx'
import { RequestsRow } from './RequestsRow.tsx'
import { ProfileTabs } from './tabs/ProfileTabs.tsx'

const loadEdit = () => import('./edit/EditProfile.tsx')
const EditProfile = latePart(async () => (await loadEdit()).EditProfile)

/** A member with what they posted. One's own profile can be edited in its place; tabs and posts stay under the form. */
export function Profile({ user }: { user: PublicUser }) {
  const isOwn = useViewer()?.id === user.id
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const stop = () => {
    setEditing(false)
    // The button is back after this render.
    requestAnimationFrame(() => edit.current?.focus({ preventScroll: true }))
  }
  const header = (
    <ProfileHeader
      user={user}
      isOwn={isOwn}
      editRef={edit}
      onEdit={() => setEditing(true)}
      onEditIntent={() => void loadEdit()}
    />
  )
  return (
    <div className="flex flex-1 flex-col max-rail:pb-80">
      {isEditing ? (
        <Suspense fallback={header}>
          <EditProfile user={user} onDone={stop} />
        </Suspense>
      ) : (
        header
      )}
      {isOwn && user.private && <RequestsRow userId={user.id} />}
      <Posts user={user} isOwn={isOwn} />
    </div>
  )
}

/** The tabs, or why there are none: a private account, a block. */
function Posts({ user, isOwn }: { user: PublicUser; isOwn: boolean }) {
  const m = useMessages('profile')
  const people = useMessages('people')
  const { username } = user
  const { isOn: isBlocked, isPending, toggle } = useBlockSwitch(user)
  const { follow } = useFollow(user.id, user.viewer.follow, { isPrivate: user.private })
  if (isBlocked) {
    return (
      <Instead
        mark="person"
        title={m.blockedTitle({ username })}
        description={m.blockedText()}
        action={
          <Button variant="quiet" loading={isPending} loadingLabel={people.unblock()} onClick={() => void toggle()}>
            {people.unblock()}
          </Button>
        }
      />
    )
  }
  if (user.private && !isOwn && follow !== 'following') {
    return (
      <Instead
        mark={<LockIcon size={56} className="mx-auto text-text-faint" />}
        title={m.privateTitle()}
        description={m.privateText({ username })}
      />
    )
  }
  return <ProfileTabs user={user} isOwn={isOwn} />
}

/** What stands in place of the tabs. */
function Instead(props: ComponentProps<typeof EmptyState>) {
  return (
    <div className="flex flex-1 flex-col border-t border-border">
      <EmptyState {...props} />
    </div>
  )
}
