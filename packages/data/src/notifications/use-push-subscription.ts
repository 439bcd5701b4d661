import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../session/session.queries.ts'

/** How this browser stands: `blocked` where the member refused the browser's question, which only they can undo there. */
export type PushState = 'checking' | 'unsupported' | 'blocked' | 'off' | 'on'

const queryKey = ['push-subscription']

const load = () => import('./push-browser.ts')

async function stateOf(viewerId: string | undefined): Promise<PushState> {
  const { canPush, currentSubscription, rememberedFor } = await load()
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const isOn = Notification.permission === 'granted' && rememberedFor() === viewerId
  return isOn && (await currentSubscription()) !== null ? 'on' : 'off'
}

/**
 * Browser notifications of this browser (behaviour §2.7). `turnOn` must be called from a press, because the browser asks the member
 * then; both reject only by `error`.
 */
export function usePushSubscription() {
  const client = useQueryClient()
  const viewerId = useViewer()?.id
  const { data: state = 'checking' } = useQuery({
    queryKey: [...queryKey, viewerId],
    queryFn: () => stateOf(viewerId),
    gcTime: 0,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const { turnPushOff, turnPushOn } = await load()
      if (!isWanted) await turnPushOff()
      else if (viewerId !== undefined) await turnPushOn(viewerId)
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return { state, isPending, error, turnOn: () => mutate(true), turnOff: () => mutate(false) }
}
