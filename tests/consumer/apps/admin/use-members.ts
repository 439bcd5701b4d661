import { toast } from '@skein/design-system/toast'
import { useCallback, useEffect, useState } from 'react'
import type { Member, Status } from './members.ts'
import { listMembers, removeMembers, setStatus } from './server.ts'

/** Everybody, as the server knows them, and what changes them. */
export function useMembers() {
  const [members, setMembers] = useState<readonly Member[]>()
  useEffect(() => void listMembers().then(setMembers), [])

  const changeStatus = useCallback(async (ids: ReadonlySet<string>, status: Status) => {
    const who = ids.size === 1 ? 'One member is' : `${ids.size} members are`
    const letIn = async () => {
      setMembers(await setStatus(ids, 'active'))
      toast({ title: `${who} in again` })
    }
    const suspend = async () => {
      setMembers(await setStatus(ids, 'suspended'))
      toast({ title: `${who} suspended`, action: { label: 'Undo', onClick: () => void letIn() } })
    }
    await (status === 'suspended' ? suspend() : letIn())
  }, [])

  const remove = useCallback(async (ids: ReadonlySet<string>) => {
    setMembers(await removeMembers(ids))
    toast({ title: ids.size === 1 ? 'One member is gone' : `${ids.size} members are gone` })
  }, [])

  return { members, setMembers, changeStatus, remove }
}
