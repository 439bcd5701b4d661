/** A thread as a person sees it: what the server has, what is on its way, and what of it is to be believed. */
import { useEffect, useSyncExternalStore } from 'react'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import type { Message, MessageImage } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { orderOf } from '../encryption/order.ts'
import type { Disorder, Placed } from '../encryption/placed.ts'
import type { SealedPicture } from '../encryption/picture.ts'
import { referenceTo, type Reference } from '../encryption/reference.ts'
import { readConversationsAnew } from '../events/read-conversations.ts'
import { useViewer } from '../session/session.queries.ts'
import { messagesQuery } from './messages.queries.ts'
import { useOpened, type Opened } from './opened.queries.ts'
import { outbox, type Outgoing, type OutgoingPicture } from './outbox.store.ts'
import { placesOf, recordDeletion, rememberPlaces } from './places.ts'
import { quotedKey } from './quote.queries.ts'
import { useReactions, useReactionWishes, useReactToMessage, type ShownReaction } from './reactions.queries.ts'
import { NotSecure, sendOutgoing } from './send-message.ts'

export type MessagePicture =
  | { kind: 'plain'; image: MessageImage }
  | { kind: 'sealed'; picture: SealedPicture; senderId: string; receiverId: string }
  | { kind: 'outgoing'; picture: OutgoingPicture }

/** One message of a thread. */
export type ThreadMessage = {
  /** Stays the same while a message turns from sending to sent. */
  key: string
  /** Null as long as the server has not got it. */
  id: string | null
  isMine: boolean
  /** Null where it cannot be read (yet): `reading` says why. */
  text: string | null
  picture: MessagePicture | null
  /** The message that it answers. */
  replyTo: Reference | null
  /** What names it in an answer; null as long as the server has not got it. */
  reference: Reference | null
  /** Of one that has been sent: what the two gave it. */
  reactions: readonly ShownReaction[]
  createdAt: string
  status: 'sent' | 'sending' | 'failed'
  /** Why it failed, where the server said so. */
  error: Outgoing['error']
  reading: 'plain' | 'opening' | Opened['state']
  /** This browser decrypted it, the key behind it is one that the viewer goes by, and it stands where it was sent. */
  isLocked: boolean
  disorder: Disorder | null
  encrypted: boolean
}

/** What a message answers: of one in clear the server says it, of an encrypted one its content. */
function answeredBy({ encrypted, replyToId }: Message, opened: Opened | undefined): Reference | null {
  if (encrypted) return (opened?.state === 'opened' ? opened.content.replyTo : undefined) ?? null
  return replyToId === null ? null : { id: replyToId }
}

function fromServer(
  message: Message,
  viewerId: string,
  opened: Opened | undefined,
  disorder: Disorder | null,
  reactions: readonly ShownReaction[],
  key: string,
): ThreadMessage {
  const { id, senderId, receiverId, createdAt, image, encrypted } = message
  const content = opened?.state === 'opened' ? opened.content : undefined
  const sealed = content?.picture ?? null
  return {
    key,
    id,
    isMine: senderId === viewerId,
    text: encrypted ? (content?.text ?? null) : message.content,
    picture: encrypted
      ? sealed && { kind: 'sealed', picture: sealed, senderId, receiverId }
      : image && { kind: 'plain', image },
    replyTo: answeredBy(message, opened),
    reference: referenceTo(message),
    reactions,
    createdAt,
    status: 'sent',
    error: null,
    reading: encrypted ? (opened?.state ?? 'opening') : 'plain',
    isLocked: opened?.state === 'opened' && opened.isVerified && disorder !== 'repeated' && disorder !== 'moved',
    disorder,
    encrypted,
  }
}

const fromOutbox = ({ key, text, picture, replyTo, createdAt, state, error }: Outgoing): ThreadMessage => ({
  key,
  id: null,
  isMine: true,
  text,
  picture: picture && { kind: 'outgoing', picture },
  replyTo,
  reference: null,
  reactions: [],
  createdAt,
  status: state,
  error,
  reading: 'plain',
  isLocked: false,
  disorder: null,
  encrypted: false,
})

/** Keys under which messages stood before the server gave them an id. */
const keysOfSent = new Map<string, string>()

/** The messages of the viewer with a member, oldest first, and what can be done with them. */
export function useMessageThread(userId: string, { onFailed }: { onFailed?: (error: unknown) => void } = {}) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id ?? ''
  const box = `${viewerId}:${userId}`
  const query = useInfiniteQuery(messagesQuery(userId))
  const outgoing = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.items(box),
    () => outbox.items(box),
  )
  useEffect(() => void outbox.restore(box), [box])

  const messages = [...new Map(query.data?.pages.flat().map((message) => [message.id, message])).values()].toReversed()
  const opened = useOpened(messages)
  const reactions = useReactions(messages)
  const react = useReactToMessage(userId)
  const wishes = useReactionWishes(userId)
  /** With what the viewer has chosen and the server has not got yet. */
  const withWish = (given: readonly ShownReaction[], id: string) => {
    const wish = wishes.findLast(({ to }) => to.id === id)
    if (wish === undefined) return given
    const theirs = given.filter(({ isMine }) => !isMine)
    return wish.emoji === null ? theirs : [...theirs, { isMine: true, emoji: wish.emoji }]
  }
  const placed = messages.flatMap(({ id, senderId, envelope }): Placed[] => {
    const read = opened.get(id)
    if (envelope === null || read?.state !== 'opened') return []
    const { senderKeyId, receiverKeyId, counter } = envelope
    const { seen } = read.content
    return [
      {
        id,
        senderId,
        senderKeyId,
        counter,
        ...(seen !== undefined && { seen: { keyId: receiverKeyId, counter: seen } }),
      },
    ]
  })
  const unopened = messages.flatMap(({ id, envelope }) =>
    envelope !== null && opened.get(id)?.state !== 'opened' ? [envelope] : [],
  )
  const isAllOpened = messages.every(({ id, encrypted }) => !encrypted || opened.has(id))
  const { data: places } = useQuery({
    queryKey: ['places', viewerId, userId],
    queryFn: () => placesOf(viewerId, userId),
    enabled: viewerId !== '',
  })
  const isWhole = query.data !== undefined && !query.hasNextPage
  const order = places && isAllOpened ? orderOf(placed, places, isWhole, unopened) : undefined

  // What was seen once must not vanish later without a word.
  const newest = placed.at(-1)?.id
  useEffect(() => {
    if (newest === undefined || !isAllOpened) return
    void rememberPlaces(viewerId, userId, placed)
  }, [newest, isAllOpened, viewerId, userId, placed])

  async function deliver(key: string): Promise<void> {
    try {
      const message = await sendOutgoing({ client, viewerId, peerId: userId, box }, key)
      keysOfSent.set(message.id, key)
      client.setQueryData<InfiniteData<Message[], string | undefined>>(messagesQuery(userId).queryKey, (data) => {
        const [first, ...rest] = data?.pages ?? []
        if (
          data === undefined ||
          first === undefined ||
          data.pages.some((page) => page.some(({ id }) => id === message.id))
        )
          return data
        return { ...data, pages: [[message, ...first], ...rest] }
      })
      outbox.remove(box, key)
      void client.invalidateQueries({ queryKey: ['conversations'] })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency-mismatch') {
        // It had arrived before, when its answer was lost; since then it would have been sealed otherwise.
        outbox.remove(box, key)
        await readConversationsAnew(client, userId)
        return
      }
      const told = error instanceof ApiError ? { code: error.code, text: error.serverMessage } : null
      outbox.change(box, key, {
        state: 'failed',
        error: told ?? (error instanceof NotSecure ? { code: 'not-secure', text: undefined } : null),
      })
      onFailed?.(error)
    }
  }

  const queue = (key: string) => outbox.inTurn(box, () => deliver(key))

  const remove = useMutation({
    mutationFn: async (id: string) => {
      const envelope = messages.find((message) => message.id === id)?.envelope
      if (envelope) await recordDeletion(viewerId, userId, envelope)
      await call('deleteMessage', { params: { userId, messageId: id } })
      // A reply that quotes it says from now on that it is gone.
      client.setQueryData(quotedKey(userId, id), null)
      client.setQueryData(['places', viewerId, userId], await placesOf(viewerId, userId))
      client.setQueryData<InfiniteData<Message[], string | undefined>>(
        messagesQuery(userId).queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => page.filter((message) => message.id !== id)) },
      )
      await readConversationsAnew(client, userId)
    },
  })

  const sentKeys = new Set(messages.map(({ id }) => keysOfSent.get(id)))
  return {
    messages: [
      ...messages.map((message) =>
        fromServer(
          message,
          viewerId,
          opened.get(message.id),
          order?.disorders.get(message.id) ?? null,
          withWish(reactions.get(message.id) ?? [], message.id),
          keysOfSent.get(message.id) ?? message.id,
        ),
      ),
      ...outgoing.filter(({ key }) => !sentKeys.has(key)).map(fromOutbox),
    ],
    /** Newer messages were seen here before and are not in what the server sends. */
    isEndMissing: order?.isEndMissing ?? false,
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    /** Shows a message at once and sends it; `onFailed` is told where that fails, and the message stays with Retry. */
    send: (text: string, picture: OutgoingPicture | null = null, replyTo: Reference | null = null) => {
      const key = crypto.randomUUID()
      outbox.add(box, {
        key,
        text: text.trim(),
        picture,
        replyTo,
        createdAt: new Date().toISOString(),
        state: 'sending',
        error: null,
        sealed: null,
        imageUrl: null,
      })
      queue(key)
    },
    resend: (key: string) => {
      outbox.change(box, key, { state: 'sending', error: null })
      queue(key)
    },
    react,
    discard: (key: string) => outbox.remove(box, key),
    remove,
  }
}
