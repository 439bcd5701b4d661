import { newMessageId, pageAddress } from '@skein/contract/addresses'
import { useRef } from 'react'
import { useUserSearch, useViewer } from '@skein/data'
import { Avatar, IconButton, SquarePenIcon, SearchIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { MemberName } from './MemberName.tsx'

type PeopleSearchProps = {
  query: string
  onQuery: (query: string) => void
  onChoose: (username: string) => void
}

/** Finds somebody to write to. The pencil leads to the same field: a new message begins with a person. */
export function PeopleSearch({ query, onQuery, onChoose }: PeopleSearchProps) {
  const m = useMessages('messages')
  const input = useRef<HTMLInputElement>(null)
  const isSearching = query.trim() !== ''
  return (
    <>
      <form
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is younger than the browsers that are supported
        role="search"
        aria-label={m.searchPeople()}
        className="flex min-h-60 items-center gap-8 px-16"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="relative min-w-0 flex-1">
          <SearchIcon
            size={18}
            className="pointer-events-none absolute start-12 top-1/2 -translate-y-1/2 text-text-muted"
          />
          <input
            ref={input}
            id={newMessageId}
            type="search"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && isSearching) onQuery('')
            }}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            aria-label={m.searchPeople()}
            placeholder={m.searchPeople()}
            className="h-36 w-full appearance-none rounded-pill bg-hover ps-40 pe-12 text-label text-text placeholder:text-text-muted focus:outline-2 focus:outline-focus pointer-coarse:h-44 pointer-coarse:text-post"
          />
        </div>
        <IconButton label={m.newMessage()} icon={<SquarePenIcon size={20} />} onClick={() => input.current?.focus()} />
      </form>
      {isSearching && <FoundPeople query={query.trim()} onChoose={onChoose} onDone={() => onQuery('')} />}
    </>
  )
}

function FoundPeople({
  query,
  onChoose,
  onDone,
}: Pick<PeopleSearchProps, 'query' | 'onChoose'> & { onDone: () => void }) {
  const m = useMessages('messages')
  const viewer = useViewer()
  const { users, ...state } = useUserSearch(query)
  const others = users.filter(({ id }) => id !== viewer?.id)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <output className={others.length > 0 || state.isLoading ? 'sr-only' : 'block p-16 text-label text-text-muted'}>
        {state.isLoading || others.length > 0 ? '' : m.nobodyFound()}
      </output>
      <ul aria-label={m.people()}>
        {others.map((user) => (
          <li key={user.id}>
            <a
              href={pageAddress('/messages', { with: user.username })}
              className="flex min-h-60 items-center gap-12 px-16 -outline-offset-3 hover:bg-hover"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
                event.preventDefault()
                onDone()
                onChoose(user.username)
              }}
            >
              <Avatar name={user.name} src={user.avatar ?? undefined} size={40} />
              <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
                <MemberName user={user} className="text-control font-semibold" />
                <bdi className="w-fit max-w-full truncate text-caption text-text-muted">@{user.username}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
