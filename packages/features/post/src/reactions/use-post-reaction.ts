import { serverMessageOf, useReaction } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** The viewer's reaction to a post, with the toasts of §8 where the server refuses. */
export function usePostReaction(id: string) {
  const m = useMessages('post')
  return useReaction(id, {
    onError: (error, wanted) =>
      toast({
        title: wanted === null ? m.failedToRemoveReaction() : m.failedToAddReaction(),
        description: serverMessageOf(error) ?? m.tryAgain(),
        tone: 'danger',
      }),
  })
}
