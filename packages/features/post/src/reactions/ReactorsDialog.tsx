import { useState } from 'react'
import type { ReactionName } from '@skein/contract'
import { useReactors } from '@skein/data'
import { Dialog, Tabs, VisuallyHidden } from '@skein/design-system'
import { PeopleRows, PersonRow } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { PostDialogProps } from '../menu/post-dialog-props.ts'
import { emojiOf, nameOfReaction } from './reactions.ts'

type ReactorsProps = { id: string; emoji: ReactionName | undefined; onFollow: () => void }

/** Who reacted, in pages; each leads to the member. */
function Reactors({ id, emoji, onFollow }: ReactorsProps) {
  const m = useMessages('postMore')
  const posts = useMessages('post')
  const { reactors, ...list } = useReactors(id, emoji)
  return (
    <PeopleRows list={{ ...list, items: reactors }} emptyText={m.nobodyReacted()} failedText={m.reactorsFailed()}>
      {reactors.map(({ user, emoji: given }) => (
        <PersonRow key={user.id} person={user} place="dialog" onFollowLink={onFollow}>
          <span aria-hidden className="font-emoji text-lead">
            {emojiOf[given]}
          </span>
          <VisuallyHidden>{nameOfReaction(posts, given)}</VisuallyHidden>
        </PersonRow>
      ))}
    </PeopleRows>
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
