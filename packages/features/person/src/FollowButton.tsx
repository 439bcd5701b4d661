import type { FollowState, UserSummary } from '@skein/contract'
import { useFollow } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useMemberGate } from './use-member-gate.ts'

const button = cva('group/follow relative', {
  variants: {
    place: {
      header: 'min-h-36 min-w-96 px-16 pointer-coarse:min-h-44',
      row: 'min-h-30 px-14 pointer-coarse:min-h-44',
    },
  },
})

type FollowButtonProps = {
  user: Pick<UserSummary, 'id' | 'name'>
  /** Where the viewer stands, as the row or the profile came with it. */
  initial: FollowState
  /** A press asks to follow. */
  isPrivate?: boolean
  place: 'header' | 'row'
}

/**
 * Follow, Following or Requested; pressing takes it back (behaviour §2.2). Under a pointer 'Following' says what a press does; its name
 * stays what it is.
 */
export function FollowButton({ user, initial, isPrivate = false, place }: FollowButtonProps) {
  const m = useMessages('common')
  const mayAct = useMemberGate()
  const { follow, toggle } = useFollow(user.id, initial, {
    isPrivate,
    onError: () => toast({ title: m.followFailed(), tone: 'danger' }),
  })
  const label = { none: m.follow(), following: m.following(), requested: m.requested() }[follow]
  const isFollowing = follow === 'following'
  return (
    <Button
      size={place === 'row' ? 'xs' : 'sm'}
      variant={follow === 'none' ? (place === 'row' ? 'quiet' : 'primary') : 'soft'}
      onClick={() => {
        if (mayAct()) toggle()
      }}
      className={button({ place })}
    >
      {/* Out of sight, not out of the button's name. */}
      <span className={isFollowing ? 'group-hover/follow:opacity-0' : undefined}>{label}</span>
      {isFollowing && (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center text-danger opacity-0 group-hover/follow:opacity-100"
        >
          {m.unfollow()}
        </span>
      )}{' '}
      <span className="sr-only">{user.name}</span>
    </Button>
  )
}
