/** Reactions to messages, as this browser reads them, and the viewer's own. */
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQueries,
  useQuery,
  useQueryClient,
  type Mutation,
} from '@tanstack/react-query'
import type { Message, MessageReaction } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { ownKeyQuery, type OwnKeyState } from '../encryption/encryption.queries.ts'
import { openReaction, sealReaction } from '../encryption/reaction.ts'
import { referenceTo, type Reference } from '../encryption/reference.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { useViewer } from '../session/session.queries.ts'
import { conversationQuery } from './conversation.queries.ts'
import { senderKey } from './opened.queries.ts'
import { forgetKeys, isToBeSealed, NotSecure } from './send-message.ts'

/** A reaction of one of the two. */
export type ShownReaction = { isMine: boolean; emoji: string }

type Given = { message: Message; reaction: MessageReaction }

async function open(own: OwnKeyState, viewerId: string, { message, reaction }: Given): Promise<string | null> {
  const { userId, envelope } = reaction
  if (envelope === null || own.state !== 'ready') return null
  const peerId = message.senderId === viewerId ? message.receiverId : message.senderId
  const sender = userId === viewerId ? own.identity : await senderKey(viewerId, peerId, envelope.senderKeyId)
  if (sender === undefined) return null
  const sides = { senderId: userId, receiverId: userId === viewerId ? peerId : viewerId }
  return openReaction(own.identity, sender, sides, envelope, referenceTo(message)).catch(() => null)
}

const reactionQuery = (own: OwnKeyState | undefined, viewerId: string, given: Given) => {
  const { message, reaction } = given
  const peerId = message.senderId === viewerId ? message.receiverId : message.senderId
  const keyId = own?.state === 'ready' ? own.identity.keyId : own?.state
  const sealed = reaction.envelope?.copies.receiver.ciphertext.slice(-32)
  return queryOptions({
    queryKey: ['opened', peerId, keyId, message.id, 'reaction', reaction.userId, sealed] as const,
    queryFn: () => (own === undefined ? null : open(own, viewerId, given)),
    enabled: own !== undefined,
  })
}

/** The reactions to each of these messages, by its id. What cannot be opened here, or was sealed for another message, is not shown. */
export function useReactions(messages: readonly Message[]): ReadonlyMap<string, ShownReaction[]> {
  const viewerId = useViewer()?.id
  const { data: own } = useQuery(ownKeyQuery(viewerId))
  const given = messages.flatMap((message) => message.reactions.map((reaction) => ({ message, reaction })))
  const sealed = given.filter(({ reaction }) => reaction.envelope !== null)
  const opened = useQueries({ queries: sealed.map((one) => reactionQuery(own, viewerId ?? '', one)) })
  const shown = new Map<string, ShownReaction[]>()
  for (const one of given) {
    const { message, reaction } = one
    const emoji = reaction.envelope === null ? reaction.emoji : opened[sealed.indexOf(one)]?.data
    if (!emoji) continue
    const before = shown.get(message.id) ?? []
    shown.set(message.id, [...before, { isMine: reaction.userId === viewerId, emoji }])
  }
  return shown
}

/** What the viewer wants of a message; null takes the reaction back. */
type Wish = { to: Reference; emoji: string | null }

const wishKey = (userId: string) => ['react-to-message', userId] as const

/** What the viewer has chosen in the conversation with a member and the server has not got yet, in order. */
export function useReactionWishes(userId: string): readonly Wish[] {
  return useMutationState({
    filters: { mutationKey: wishKey(userId), status: 'pending' },
    select: ({ state }: Mutation<unknown, Error, Wish>) => state.variables,
  }).flatMap((wish) => wish ?? [])
}

/** The viewer's reaction to a message of the conversation with a member. */
export function useReactToMessage(userId: string) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id ?? ''
  return useMutation({
    // One after the other: of two that are given quickly the later one counts.
    scope: { id: wishKey(userId).join(' ') },
    mutationKey: wishKey(userId),
    mutationFn: async ({ to, emoji }: Wish) => {
      const params = { userId, messageId: to.id }
      if (emoji === null) return call('removeMessageReaction', { params })
      const between = { client, viewerId, peerId: userId }
      if (!(await isToBeSealed(between))) return call('reactToMessage', { params, body: { emoji } })
      const own = await client.fetchQuery(ownKeyQuery(viewerId))
      const { detail } = await client.fetchQuery(conversationQuery(client, viewerId, userId))
      if (own.state !== 'ready' || detail.publicKey === null) throw new NotSecure('A key is missing.')
      const encryptedContent = await sealReaction(own.identity, { userId, ...detail.publicKey }, emoji, to)
      try {
        return await call('reactToMessage', { params, body: { encryptedContent } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'key-changed') await forgetKeys(between)
        throw error
      }
    },
    onSuccess: () => readConversationsAnew(client, userId),
  })
}
