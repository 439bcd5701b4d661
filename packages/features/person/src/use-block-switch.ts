import type { UserSummary } from '@skein/contract'
import { useBlock } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Blocks a member or ends it, and says what became of it. Where a block begins, the dialog of the post's menu asks first. */
export function useBlockSwitch({ id, username }: Pick<UserSummary, 'id' | 'username'>) {
  const m = useMessages('people')
  const { blocked, block, unblock, isPending } = useBlock(id)
  const toggle = async () => {
    try {
      await (blocked ? unblock() : block())
      toast({ title: blocked ? m.unblocked({ username }) : m.blocked({ username }) })
    } catch {
      toast({ title: m.blockFailed(), tone: 'danger' })
    }
  }
  return { isOn: blocked, isPending, toggle }
}
