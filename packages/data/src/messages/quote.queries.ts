/** What a message answers, as this browser can show it. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Message } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { isMeantBy, type Reference } from '../encryption/reference.ts'
import { useViewer } from '../session/session.queries.ts'
import { messagesQuery } from './messages.queries.ts'
import { useOpened } from './opened.queries.ts'

/** Key of a message that was read by itself, because it is older than what its thread has read. */
export const quotedKey = (userId: string, messageId: string) => ['quoted', userId, messageId] as const

/**
 * `loading`: being read or decrypted. `gone`: deleted, or not the message that was meant. `unreadable`: it is there, and cannot be shown
 * here.
 */
export type Quote =
  | { state: 'loading' | 'gone' | 'unreadable' }
  | { state: 'shown'; isMine: boolean; text: string; picture: 'image' | 'video' | null }

/** @returns null where the server has it not for the viewer: it says no more than that */
async function readOne(userId: string, messageId: string, signal: AbortSignal): Promise<Message | null> {
  try {
    return await call('getMessage', { params: { userId, messageId }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The message of the conversation with a member that a reference names: one of those its thread has read, or read by itself. */
export function useQuote(userId: string, reference: Reference): Quote {
  const viewerId = useViewer()?.id
  const thread = useInfiniteQuery({
    ...messagesQuery(userId),
    // The thread reads them; here they are looked at.
    enabled: false,
    select: ({ pages }) => pages.flat().find(({ id }) => id === reference.id) ?? null,
  })
  const alone = useQuery({
    queryKey: quotedKey(userId, reference.id),
    queryFn: ({ signal }) => readOne(userId, reference.id, signal),
    enabled: thread.data === null,
    staleTime: Infinity,
  })
  const message = thread.data ?? alone.data
  const opened = useOpened(message ? [message] : []).get(reference.id)
  if (message === undefined) return { state: alone.isError ? 'unreadable' : 'loading' }
  if (message === null || !isMeantBy(reference, message)) return { state: 'gone' }
  const isMine = message.senderId === viewerId
  if (!message.encrypted) {
    const { content, image } = message
    return { state: 'shown', isMine, text: content ?? '', picture: image && (image.kind ?? 'image') }
  }
  if (opened === undefined) return { state: 'loading' }
  if (opened.state !== 'opened') return { state: 'unreadable' }
  const { text, picture } = opened.content
  return { state: 'shown', isMine, text, picture: picture && (picture.type.startsWith('video/') ? 'video' : 'image') }
}
