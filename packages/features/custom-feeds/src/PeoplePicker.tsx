import { limits } from '@skein/contract/limits'
import { useRef, useState } from 'react'
import type { UserSummary } from '@skein/contract'
import { useUserSearch } from '@skein/data'
import { Avatar, Field, IconButton, Input, Pressable, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type PeoplePickerProps = {
  people: readonly UserSummary[]
  onChange: (people: UserSummary[]) => void
  error: string | undefined
}

/** Finds members by name and gathers them. Who is found is a button each, so that nothing has to be known of lists that complete. */
export function PeoplePicker({ people, onChange, error }: PeoplePickerProps) {
  const m = useMessages('customFeeds')
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const asked = query.trim()
  const { users, isLoading } = useUserSearch(asked)
  const chosen = new Set(people.map(({ id }) => id))
  const found = asked === '' ? [] : users.filter(({ id }) => !chosen.has(id)).slice(0, 5)
  const isFull = people.length >= limits.customFeeds.maxPeople
  const back = () => input.current?.focus()
  return (
    <div className="grid gap-8">
      <Field label={m.addPeople()} error={error}>
        <Input
          ref={input}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Enter would send the form.
            if (event.key === 'Enter' && asked !== '') event.preventDefault()
          }}
          disabled={isFull}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={m.addPeopleHint()}
        />
      </Field>
      <output className={found.length > 0 || isLoading || asked === '' ? 'sr-only' : 'text-control text-text-muted'}>
        {asked === '' || isLoading || found.length > 0 ? '' : m.nobody()}
      </output>
      {found.length > 0 && (
        <ul className="grid">
          {found.map((person) => (
            <li key={person.id}>
              <Pressable
                onClick={() => {
                  onChange([...people, person])
                  setQuery('')
                  back()
                }}
                className="flex min-h-44 w-full items-center gap-10 rounded-control px-8 text-start hover:bg-hover"
              >
                <Avatar name={person.name} src={person.avatar ?? undefined} size={32} />
                <span className="flex min-w-0 items-baseline gap-6">
                  <bdi className="truncate text-control font-semibold">{person.name}</bdi>
                  <bdi className="truncate text-caption text-text-muted">@{person.username}</bdi>
                </span>
              </Pressable>
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul aria-label={m.chosenPeople()} className="flex flex-wrap gap-8">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex max-w-full items-center gap-6 rounded-pill border border-border ps-6 text-control"
            >
              <Avatar name={person.name} src={person.avatar ?? undefined} size={24} />
              <bdi className="truncate">{person.name}</bdi>
              <IconButton
                size="sm"
                label={m.removePerson({ name: person.name })}
                icon={<XIcon size={16} />}
                onClick={() => {
                  onChange(people.filter(({ id }) => id !== person.id))
                  back()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
