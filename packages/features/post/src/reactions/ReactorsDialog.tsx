import { useState } from 'react'
import type { ReactionName } from '@skein/contract'
import { useReactors } from '@skein/data'
import { Button, Dialog, SkeletonRegion, Tabs, VisuallyHidden } from '@skein/design-system'
import { PersonRow, PersonSkeleton } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { PostDialogProps } from '../menu/post-dialog-props.ts'
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
      <SkeletonRegion label={m.loadingReactors()} busy>
        {[1, 2, 3].map((row) => (
          <PersonSkeleton key={row} place="dialog" />
        ))}
      </SkeletonRegion>
    )
  }
  if (list.reactors.length === 0) return <p className="py-12 text-control text-text-muted">{m.nobodyReacted()}</p>
  return (
    <>
      <ul>
        {list.reactors.map(({ user, emoji: given }) => (
          <PersonRow key={user.id} person={user} place="dialog" onFollowLink={onFollow}>
            <span aria-hidden className="font-emoji text-lead">
              {emojiOf[given]}
            </span>
            <VisuallyHidden>{nameOfReaction(posts, given)}</VisuallyHidden>
          </PersonRow>
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
          <Tabs.List label={posts.reactions()}>
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
