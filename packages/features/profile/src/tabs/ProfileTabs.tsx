import { useState } from 'react'
import type { PublicUser } from '@skein/contract'
import { pageAddress } from '@skein/contract/addresses'
import { IconButton, SearchIcon, Tabs } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AuthorPosts } from './AuthorPosts.tsx'
import { AuthorReplies } from './AuthorReplies.tsx'
import { MediaGrid } from './MediaGrid.tsx'

type TabName = 'posts' | 'replies' | 'media'

const isTab = (value: string): value is TabName => ['posts', 'replies', 'media'].includes(value)

/** Posts (n), Replies and Media (specification §2.10). A list is asked for when its tab is first chosen. */
export function ProfileTabs({ user, isOwn }: { user: PublicUser; isOwn: boolean }) {
  const m = useMessages('profile')
  const [tab, setTab] = useState<TabName>('posts')
  const { username } = user
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        if (isTab(value)) setTab(value)
      }}
      className="flex flex-1 flex-col"
    >
      <div className="sticky top-52 z-10 flex border-b border-border bg-surface">
        <Tabs.List label={m.tabs({ username })} className="min-w-0 flex-1 [&>*]:flex-1">
          <Tabs.Tab value="posts">{m.posts({ count: user.postsCount })}</Tabs.Tab>
          <Tabs.Tab value="replies">{m.replies()}</Tabs.Tab>
          <Tabs.Tab value="media">{m.media()}</Tabs.Tab>
        </Tabs.List>
        <IconButton asChild label={m.searchPosts({ username })} icon={<SearchIcon size={18} />} className="size-48">
          <a href={`${pageAddress('/explore', { q: `from:${username}` })}#search`}>{m.searchPosts({ username })}</a>
        </IconButton>
      </div>
      <Tabs.Panel value="posts" className="flex flex-1 flex-col">
        {tab === 'posts' && <AuthorPosts user={user} isOwn={isOwn} />}
      </Tabs.Panel>
      <Tabs.Panel value="replies" className="flex flex-1 flex-col">
        {tab === 'replies' && <AuthorReplies username={username} isOwn={isOwn} />}
      </Tabs.Panel>
      <Tabs.Panel value="media" className="flex flex-1 flex-col">
        {tab === 'media' && <MediaGrid username={username} isOwn={isOwn} />}
      </Tabs.Panel>
    </Tabs.Root>
  )
}
