import { SearchIcon } from '@skein/design-system/icon'
import { Input } from '@skein/design-system/input'
import { SegmentedControl } from '@skein/design-system/segmented-control'
import { Select } from '@skein/design-system/select'
import { roles, statuses, type Member } from './members.ts'

export type Filter = { readonly query: string; readonly role: string; readonly status: string }
export const noFilter: Filter = { query: '', role: 'all', status: 'all' }

/** Whether a filter leaves a member in sight. */
export const passes =
  ({ query, role, status }: Filter) =>
  (member: Member) =>
    `${member.name} ${member.email}`.toLowerCase().includes(query.trim().toLowerCase()) &&
    (role === 'all' || member.role === role) &&
    (status === 'all' || member.status === status)

type FiltersProps = { filter: Filter; onFilterChange: (filter: Filter) => void }

export function Filters({ filter, onFilterChange }: FiltersProps) {
  const set = (part: Partial<Filter>) => onFilterChange({ ...filter, ...part })
  return (
    <search className="row">
      <Input
        type="search"
        aria-label="Search members"
        placeholder="Name or address"
        start={<SearchIcon size={18} />}
        className="search"
        value={filter.query}
        onChange={({ target }) => set({ query: target.value })}
      />
      <Select
        aria-label="Role"
        className="role"
        options={[{ value: 'all', label: 'Every role' }, ...roles]}
        value={filter.role}
        onValueChange={(role) => set({ role })}
      />
      <SegmentedControl
        label="Status"
        options={[{ value: 'all', label: 'All' }, ...statuses]}
        value={filter.status}
        onValueChange={(status) => set({ status })}
      />
    </search>
  )
}
