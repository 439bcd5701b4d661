/**
 * Mute and block (behaviour §2.3): what the member wrote leaves the lists at once, and comes back to its places when taken back:
 * at once from a mute, with the server's answer from a block.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { setHidden, useHidden } from '../lists/hidden.ts'
import { putFollow } from '../people/standing.ts'

function useModeration(kind: 'muted' | 'blocked', userId: string) {
  const client = useQueryClient()
  const isOn = useHidden()[kind].has(userId)
  const { mutateAsync, isPending } = useMutation({
    // One at a time for a member: what was wished last is what stands in the end.
    scope: { id: `${kind}:${userId}` },
    mutationFn: (wanted: boolean) => {
      const params = { id: userId }
      if (kind === 'muted') return call(wanted ? 'muteUser' : 'unmuteUser', { params })
      return call(wanted ? 'blockUser' : 'unblockUser', { params })
    },
    onMutate: (wanted) => {
      // What a block hides is not answered before the server has lifted it.
      if (kind === 'muted' || wanted) setHidden(client, kind, userId, wanted)
    },
    onSuccess: (_, wanted) => {
      setHidden(client, kind, userId, wanted)
      // Whoever blocks stops following.
      if (kind === 'blocked' && wanted) putFollow(client, userId, 'none')
    },
    onError: (_, wanted) => setHidden(client, kind, userId, !wanted),
  })
  return {
    isOn,
    isPending,
    change: async (wanted: boolean): Promise<void> => {
      await mutateAsync(wanted)
    },
  }
}

/**
 * Mute a member, or end it. Their posts stay on their profile and in the viewer's bookmarks. Rejects with the refusal once everything
 * stands where it stood.
 */
export function useMute(userId: string) {
  const { isOn, isPending, change } = useModeration('muted', userId)
  return { muted: isOn, isPending, mute: () => change(true), unmute: () => change(false) }
}

/** Block a member, or end it; as `useMute`. Neither sees the other's posts, and the viewer stops following. */
export function useBlock(userId: string) {
  const { isOn, isPending, change } = useModeration('blocked', userId)
  return { blocked: isOn, isPending, block: () => change(true), unblock: () => change(false) }
}
