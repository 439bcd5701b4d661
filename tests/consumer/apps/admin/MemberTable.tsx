import { Badge } from '@skein/design-system/badge'
import { Table, type TableColumn, type TableProps } from '@skein/design-system/table'
import { useMemo } from 'react'
import { MemberMenu, type MemberMenuProps } from './MemberMenu.tsx'
import { labelOf, roles, statuses, type Member } from './members.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const facts: readonly TableColumn<Member>[] = [
  { id: 'name', header: 'Name', minWidth: '10rem', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'email', header: 'Address', minWidth: '14rem', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { id: 'role', header: 'Role', width: '7rem', cell: ({ role }) => labelOf(roles, role), sortBy: ({ role }) => role },
  {
    id: 'status',
    header: 'Status',
    width: '8rem',
    cell: ({ status }) => (
      <Badge tone={statuses.find(({ value }) => value === status)?.tone}>{labelOf(statuses, status)}</Badge>
    ),
    sortBy: ({ status }) => status,
  },
  {
    id: 'joined',
    header: 'Joined',
    width: '9rem',
    cell: ({ joined }) => <time dateTime={joined}>{day.format(new Date(joined))}</time>,
    sortBy: ({ joined }) => joined,
  },
  {
    id: 'posts',
    header: 'Posts',
    width: '6rem',
    align: 'end',
    cell: ({ posts }) => posts,
    sortBy: ({ posts }) => posts,
  },
]

const menuColumn = (props: Omit<MemberMenuProps, 'member'>): TableColumn<Member> => ({
  id: 'more',
  header: 'More',
  headerContent: '',
  width: '4rem',
  align: 'end',
  cell: (member) => <MemberMenu {...props} member={member} />,
})

type MemberTableProps = Pick<TableProps<Member>, 'selectedKeys' | 'onSelectionChange' | 'busy' | 'empty'> &
  Omit<MemberMenuProps, 'member'> & { members: readonly Member[] }

/** Everybody, in any order; a row opens the member, and has the rest in its menu. */
export function MemberTable({ members, onEdit, onStatus, ...props }: MemberTableProps) {
  const columns = useMemo(() => [...facts, menuColumn({ onEdit, onStatus })], [onEdit, onStatus])
  return (
    <Table
      {...props}
      label="Members"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      selection="multiple"
      defaultSort={{ column: 'name', direction: 'ascending' }}
      onRowAction={onEdit}
      stickyColumn
    />
  )
}
