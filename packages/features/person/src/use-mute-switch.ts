import type { UserSummary } from '@skein/contract'
import { useMute } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** Mutes a member or ends it, and says what became of it. */
export function useMuteSwitch({ id, username }: Pick<UserSummary, 'id' | 'username'>) {
  const m = useMessages('people')
  const { muted, mute, unmute, isPending } = useMute(id)
  const toggle = async () => {
    try {
      await (muted ? unmute() : mute())
      toast({ title: muted ? m.unmuted({ username }) : m.muted({ username }) })
    } catch {
      toast({ title: m.muteFailed(), tone: 'danger' })
    }
  }
  return { isOn: muted, isPending, toggle }
}
