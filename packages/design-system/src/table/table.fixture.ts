/** Members as an administrator sees them: what the stories and the tests of a table show. */
import type { TableColumn } from './table-column.ts'

export interface Member {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly role: 'Member' | 'Reviewer' | 'Admin'
  readonly posts: number
  /** Nobody knows of some. */
  readonly seen: string | undefined
}

const first = ['Amara', 'Noor', 'Tomas', 'Ines', 'Jonas', 'Bea', 'Chidi', 'Dilan', 'Emre', 'Freya', 'Goran']
const last = ['Okafor', 'Haddad', 'Baker', 'Marques', 'Weber', 'Lind', 'Nwosu', 'Yilmaz', 'Sato']

/** As many members, always the same ones. */
export function members(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, at) => {
    const given = first[at % first.length] ?? ''
    const family = last[at % last.length] ?? ''
    return {
      id: `m${at + 1}`,
      name: `${given} ${family}`,
      handle: `${given.toLowerCase()}${at + 1}`,
      role: at % 97 === 0 ? 'Admin' : at % 13 === 0 ? 'Reviewer' : 'Member',
      posts: (at * 7919) % 2003,
      seen: at % 5 === 4 ? undefined : `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
    }
  })
}

export const memberKey = ({ id }: Member) => id

export const memberColumns: readonly TableColumn<Member>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, minWidth: '9rem' },
  { id: 'handle', header: 'Handle', cell: ({ handle }) => handle, width: '9rem' },
  { id: 'role', header: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role, width: '7rem' },
  {
    id: 'posts',
    header: 'Posts',
    cell: ({ posts }) => posts,
    sortBy: ({ posts }) => posts,
    align: 'end',
    width: '6rem',
  },
  { id: 'seen', header: 'Last seen', cell: ({ seen }) => seen ?? '–', sortBy: ({ seen }) => seen, width: '8rem' },
]

/** Twelve columns: those, and seven numbers. */
export const wideColumns: readonly TableColumn<Member>[] = [
  ...memberColumns,
  ...['Likes', 'Replies', 'Reposts', 'Reports', 'Followers', 'Following', 'Days'].map(
    (header, at): TableColumn<Member> => ({
      id: header,
      header,
      cell: ({ posts }) => (posts * (at + 3)) % 997,
      sortBy: ({ posts }) => (posts * (at + 3)) % 997,
      align: 'end',
      width: '7rem',
    }),
  ),
]
