import { useState } from 'react'
import type { ReactionName } from '@skein/contract'
import { useReactors } from '@skein/data'
import {
  Avatar,
  Button,
  Dialog,
  Skeleton,
  SkeletonRegion,
  Tabs,
  VerifiedBadge,
  VisuallyHidden,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { profileAddress } from '../addresses.ts'
import type { PostDialogProps } from '../menu/post-dialogs.ts'
import { emojiOf, nameOfReaction } from './reactions.ts'

type ReactorsProps = { id: string; emoji: ReactionName | undefined; onFollow: () => void }

/** Who reacted, in pages; each leads to the member. */
function Reactors({ id, emoji, onFollow }: ReactorsProps) {
  const m = useMessages('postMore')
  const posts = useMessages('post')
  const common = useMessages('common')
  const list = useReactors(id, emoji)
  if (list.error !== null) {
    return (
      <div role="alert" className="flex items-center gap-12 py-12 text-control">
        <p className="min-w-0 flex-1">{m.reactorsFailed()}</p>
        <Button variant="quiet" onClick={list.retry}>
          {common.retry()}
        </Button>
      </div>
    )
  }
  if (list.isLoading) {
    return (
      <SkeletonRegion label={m.loadingReactors()} busy className="grid gap-12 py-12">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-12">
            <Skeleton shape="circle" className="size-40" />
            <Skeleton shape="block" className="h-14 w-132" />
          </div>
        ))}
      </SkeletonRegion>
    )
  }
  if (list.reactors.length === 0) return <p className="py-12 text-control text-text-muted">{m.nobodyReacted()}</p>
  return (
    <>
      <ul>
        {list.reactors.map(({ user, emoji: given }) => (
          <li key={user.id} className="relative flex min-h-56 items-center gap-12 py-8">
            <Avatar name={user.name} src={user.avatar ?? undefined} size={40} />
            <span className="min-w-0 flex-1">
              <span className="flex items-center gap-6">
                <a
                  href={profileAddress(user.username)}
                  onClick={onFollow}
                  dir="auto"
                  className="truncate text-[0.9375rem]/20 font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {user.name}
                </a>
                {user.verified && <VerifiedBadge label={common.verified()} />}
              </span>
              <span className="block w-fit max-w-full truncate text-control text-text-muted" dir="ltr">
                @{user.username}
              </span>
            </span>
            <span aria-hidden className="font-emoji text-lead">
              {emojiOf[given]}
            </span>
            <VisuallyHidden>{nameOfReaction(posts, given)}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="quiet" fullWidth loading={list.isLoadingMore} onClick={list.loadMore}>
          {common.showMore()}
        </Button>
      )}
    </>
  )
}

/** Who reacted to a post, all of them or by one emoji. */
export function ReactorsDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('postMore')
  const posts = useMessages('post')
  const [tab, setTab] = useState('all')
  const total = post.reactions.reduce((sum, { count }) => sum + count, 0)
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={posts.reactions()} returnFocusTo={returnFocusTo}>
        <Tabs.Root value={tab} onValueChange={setTab}>
          <Tabs.List aria-label={posts.reactions()}>
            <Tabs.Tab value="all" count={total}>
              {m.all()}
            </Tabs.Tab>
            {post.reactions.map(({ emoji, count }) => (
              <Tabs.Tab key={emoji} value={emoji} count={count}>
                <span aria-hidden className="font-emoji">
                  {emojiOf[emoji]}
                </span>
                <VisuallyHidden>{nameOfReaction(posts, emoji)}</VisuallyHidden>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="all">
            <Reactors id={post.id} emoji={undefined} onFollow={close} />
          </Tabs.Panel>
          {post.reactions.map(({ emoji }) => (
            <Tabs.Panel key={emoji} value={emoji}>
              <Reactors id={post.id} emoji={emoji} onFollow={close} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </Dialog.Content>
    </Dialog.Root>
  )
}
