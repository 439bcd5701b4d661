import './admin.css'
import { Button } from '@skein/design-system/button'
import { EmptyState } from '@skein/design-system/empty-state'
import { PlusIcon } from '@skein/design-system/icon'
import { toast } from '@skein/design-system/toast'
import { useCallback, useMemo, useState } from 'react'
import { ThemeMenu } from '../shared/ThemeMenu.tsx'
import { BulkActions } from './BulkActions.tsx'
import { Filters, noFilter, passes } from './Filters.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { MemberTable } from './MemberTable.tsx'
import type { Member, Status } from './members.ts'
import { useMembers } from './use-members.ts'

/** The members of a small company, whoever looks after them at work. */
export function App() {
  const { members, setMembers, changeStatus, remove } = useMembers()
  const [filter, setFilter] = useState(noFilter)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [edited, setEdited] = useState<Member>()
  const [isOpen, setOpen] = useState(false)
  const shown = useMemo(() => (members ?? []).filter(passes(filter)), [members, filter])

  const edit = useCallback((member?: Member) => {
    setEdited(member)
    setOpen(true)
  }, [])
  const setStatus = useCallback(
    (ids: ReadonlySet<string>, status: Status) => void changeStatus(ids, status),
    [changeStatus],
  )
  const saved = (next: readonly Member[], name: string) => {
    setMembers(next)
    setOpen(false)
    toast({ title: edited ? `${name} is saved` : `${name} is invited` })
  }

  return (
    <main className="page">
      <header className="row">
        <h1 className="title grow">Members</h1>
        <ThemeMenu />
        <Button iconStart={<PlusIcon size={18} />} onClick={() => edit()}>
          Invite
        </Button>
      </header>
      <Filters filter={filter} onFilterChange={setFilter} />
      <BulkActions
        count={selected.size}
        onSuspend={() => setStatus(selected, 'suspended')}
        onRemove={() => {
          void remove(selected)
          setSelected(new Set())
        }}
      />
      <MemberTable
        members={shown}
        busy={members === undefined}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        onEdit={edit}
        onStatus={setStatus}
        empty={
          <EmptyState
            mark="search"
            title="Nobody is like that"
            description="Look for part of a name, or show every role and status."
            action={
              <Button variant="quiet" onClick={() => setFilter(noFilter)}>
                Show everybody
              </Button>
            }
          />
        }
      />
      <MemberDialog member={edited} open={isOpen} onOpenChange={setOpen} onSaved={saved} />
    </main>
  )
}
