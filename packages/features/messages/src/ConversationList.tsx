import { pageAddress } from '@skein/contract/addresses'
import { useState } from 'react'
import { useConversations, useOnline, type Folder } from '@skein/data'
import {
  ArrowLeftIcon,
  Button,
  EmptyState,
  MailIcon,
  Notice,
  NoticeAction,
  Pressable,
  Skeleton,
  SkeletonRegion,
} from '@skein/design-system'
import { LatePull } from '@skein/feature-feed/pull'
import { useMessages } from '@skein/i18n'
import { ConversationRow } from './ConversationRow.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'

type ConversationListProps = {
  /** The username of the open thread's other member. */
  selected: string | undefined
  onOpen: (username: string) => void
}

/** The list on the left (specification §2.8): a search for people, conversations, and the requests of strangers behind one row. */
export function ConversationList(props: ConversationListProps) {
  const m = useMessages('messages')
  const [query, setQuery] = useState('')
  const [folder, setFolder] = useState<Folder>('inbox')
  const folders = { inbox: useConversations('inbox'), requests: useConversations('requests') }
  const requests = folders.requests.conversations.length
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PeopleSearch query={query} onQuery={setQuery} onChoose={props.onOpen} />
      {query.trim() === '' && (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          <LatePull
            place="panel"
            label={m.loading()}
            failedText={m.failedToLoad()}
            onRefresh={folders[folder].refresh}
          />
          {folder === 'requests' && (
            <Pressable className={switchRow} onClick={() => setFolder('inbox')}>
              <ArrowLeftIcon size={18} className="rtl:-scale-x-100" />
              {m.inbox()}
            </Pressable>
          )}
          {folder === 'inbox' && requests > 0 && (
            <Pressable className={switchRow} onClick={() => setFolder('requests')}>
              <MailIcon size={18} />
              {m.requests()}
              <span className="ms-auto text-text-muted">{requests}</span>
            </Pressable>
          )}
          <FolderList key={folder} folder={folder} {...props} />
        </div>
      )}
    </div>
  )
}

const switchRow =
  'flex min-h-48 w-full items-center gap-12 border-b border-border px-16 text-start text-label font-semibold -outline-offset-3 hover:bg-hover'

function FolderList({ folder, selected, onOpen }: ConversationListProps & { folder: Folder }) {
  const m = useMessages('messages')
  const { conversations, isLoading, error, moreError, retry, hasMore, isLoadingMore, loadMore } =
    useConversations(folder)
  const common = useMessages('common')
  const isOnline = useOnline()
  if (isLoading) return <ListSkeleton label={m.loading()} />
  if (error !== null && !isOnline)
    return (
      <Notice tone="danger" className="m-16">
        {common.notLoadedYet()}
      </Notice>
    )
  if (error !== null)
    return (
      <Notice tone="danger" className="m-16" action={<NoticeAction onClick={retry}>{m.retry()}</NoticeAction>}>
        {m.failedToLoad()}
      </Notice>
    )
  if (conversations.length === 0) {
    const [title, text] = folder === 'inbox' ? [m.empty(), m.emptyText()] : [m.noRequests(), m.noRequestsText()]
    return (
      <EmptyState
        mark="message"
        title={title}
        description={text}
        action={
          folder === 'inbox' && (
            <Button asChild variant="quiet">
              <a href={`${pageAddress('/explore')}#people`}>{m.findPeople()}</a>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul aria-label={folder === 'inbox' ? m.list() : m.requests()}>
        {conversations.map((conversation) => {
          const { id, username } = conversation.user
          return (
            <li key={id}>
              <ConversationRow
                conversation={conversation}
                isSelected={username === selected}
                href={pageAddress('/messages', { with: username })}
                onOpen={() => onOpen(username)}
              />
            </li>
          )
        })}
      </ul>
      {moreError !== null && (
        <Notice tone="danger" className="m-16" action={<NoticeAction onClick={retry}>{m.retry()}</NoticeAction>}>
          {m.failedToLoad()}
        </Notice>
      )}
      {hasMore && moreError === null && (
        <div className="p-16">
          <Button variant="quiet" fullWidth loading={isLoadingMore} onClick={loadMore}>
            {m.loadMore()}
          </Button>
        </div>
      )}
    </>
  )
}

/** Rows as they will stand there. */
function ListSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label} busy>
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className="flex h-72 items-center gap-12 px-16">
          <Skeleton shape="circle" className="size-40" />
          <div className="grid flex-1 gap-8">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
