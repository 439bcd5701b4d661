/** Drafts that the server keeps for a member, on all their devices. What is in a box this moment is kept by the browser (`use-draft.ts`). */
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Draft, DraftContent } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { follow } from '../posts/follow.ts'
import { putPosts } from '../posts/post.queries.ts'

/** The viewer's drafts, the last saved first. */
export const keptDraftsQuery = queryOptions({
  queryKey: ['kept-drafts'],
  queryFn: ({ signal }) => call('listDrafts', { signal }),
})

/** @param isRead whether the list is looked at: it is read again each time, as another device, or a post, may have changed it */
export const useKeptDrafts = (isRead: boolean) =>
  useQuery({ ...keptDraftsQuery, enabled: isRead, staleTime: 0, refetchOnMount: 'always' })

type Saved = {
  content: DraftContent
  /** The draft that is changed; a new one where there is none. */
  id: string | null
  /** Names this saving: sent again after a failure, it keeps one draft. */
  key: string
}

async function save({ content, id, key }: Saved): Promise<Draft> {
  try {
    if (id !== null) return await call('changeDraft', { params: { id }, body: content })
  } catch (error) {
    // Deleted on another device meanwhile: what is written is kept all the same.
    if (!(error instanceof ApiError && error.code === 'draft-not-found')) throw error
  }
  return call('createDraft', { body: content, headers: { 'Idempotency-Key': key } })
}

/** Keeps what is written as a draft, or changes the draft that it was. */
export function useSaveDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: () => client.invalidateQueries({ queryKey: keptDraftsQuery.queryKey }),
  })
}

/** Has a draft published at a moment (ISO 8601), or at another one than before. */
export function useScheduleDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, scheduledFor }: { id: string; scheduledFor: string }) =>
      call('scheduleDraft', { params: { id }, body: { scheduledFor } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keptDraftsQuery.queryKey }),
  })
}

/** Has a draft published no more: it waits for its author. */
export function useUnscheduleDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('unscheduleDraft', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keptDraftsQuery.queryKey }),
  })
}

const withoutDraft = (client: QueryClient, id: string) =>
  client.setQueryData(keptDraftsQuery.queryKey, (drafts) => drafts?.filter((draft) => draft.id !== id))

/** Publishes a draft as it is kept; of a thread all posts. */
export function usePublishDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('publishDraft', { params: { id } }),
    async onSuccess(post, id) {
      withoutDraft(client, id)
      putPosts(client, [post])
      await follow(({ placeNewPost }) => placeNewPost(client, post))
    },
  })
}

/** Deletes a draft. */
export function useDeleteKeptDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('deleteDraft', { params: { id } }),
    onSuccess: (_, id) => withoutDraft(client, id),
  })
}
