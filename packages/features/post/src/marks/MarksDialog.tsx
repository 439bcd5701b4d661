import { useState } from 'react'
import { usePeople, usePost, useQuotes, useViewer, type MarkedKind } from '@skein/data'
import { Dialog, Tabs } from '@skein/design-system'
import { FollowButton, PeopleRows, PersonRow } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import type { PostDialogProps } from '../menu/post-dialog-props.ts'
import { quotedOf } from '../quoted-of.ts'
import { QuotedPostCard } from '../QuotedPostCard.tsx'

type ListProps = { id: string; onFollowLink: () => void }

/** Who liked or reposted it, each to be followed from there. */
function People({ kind, id, onFollowLink }: ListProps & { kind: MarkedKind }) {
  const m = useMessages('postMore')
  const viewer = useViewer()
  const list = usePeople(kind, id)
  return (
    <PeopleRows list={list} emptyText={kind === 'likes' ? m.nobodyLiked() : m.nobodyReposted()}>
      {list.items.map((person) => (
        <PersonRow key={person.id} person={person} place="dialog" onFollowLink={onFollowLink}>
          {person.id !== viewer?.id && <FollowButton user={person} initial={person.follow ?? 'none'} place="row" />}
        </PersonRow>
      ))}
    </PeopleRows>
  )
}

/** The posts that quote it. */
function Quotes({ id, onFollowLink }: ListProps) {
  const m = useMessages('postMore')
  const { ids, ...list } = useQuotes(id)
  return (
    <PeopleRows list={{ ...list, items: ids }} emptyText={m.nobodyQuoted()} failedText={m.quotesFailed()}>
      {ids.map((each) => (
        <Quote key={each} id={each} onFollowLink={onFollowLink} />
      ))}
    </PeopleRows>
  )
}

function Quote({ id, onFollowLink }: ListProps) {
  const { post } = usePost(id)
  if (post === undefined) return null
  return (
    <li>
      <QuotedPostCard post={quotedOf(post)} onFollowLink={onFollowLink} />
    </li>
  )
}

type Tab = MarkedKind | 'quotes'

/** Who liked, reposted and quoted a post. */
function MarksDialog({ first, post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps & { first: Tab }) {
  const m = useMessages('postMore')
  const posts = useMessages('post')
  const [tab, setTab] = useState<string>(first)
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content title={m.marks()} fullScreenOnPhone returnFocusTo={returnFocusTo}>
        <Tabs.Root value={tab} onValueChange={setTab}>
          <Tabs.List label={m.marks()}>
            <Tabs.Tab value="likes" count={post.likes}>
              {m.likes()}
            </Tabs.Tab>
            <Tabs.Tab value="reposts" count={post.reposts}>
              {m.reposts()}
            </Tabs.Tab>
            <Tabs.Tab value="quotes">{posts.quotes()}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="likes">
            <People kind="likes" id={post.id} onFollowLink={close} />
          </Tabs.Panel>
          <Tabs.Panel value="reposts">
            <People kind="reposts" id={post.id} onFollowLink={close} />
          </Tabs.Panel>
          <Tabs.Panel value="quotes">
            <Quotes id={post.id} onFollowLink={close} />
          </Tabs.Panel>
        </Tabs.Root>
      </Dialog.Content>
    </Dialog.Root>
  )
}

export const LikesDialog = (props: PostDialogProps) => <MarksDialog {...props} first="likes" />
export const RepostsDialog = (props: PostDialogProps) => <MarksDialog {...props} first="reposts" />
export const QuotesDialog = (props: PostDialogProps) => <MarksDialog {...props} first="quotes" />
