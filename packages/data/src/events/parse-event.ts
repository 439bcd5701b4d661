import type { ServerEvent } from '@skein/contract'

type Shape = Record<string, unknown>

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
const isObject = (value: unknown): value is Shape => typeof value === 'object' && value !== null

const isPoll = (value: unknown) =>
  value === null || (isObject(value) && Array.isArray(value['options']) && isCount(value['totalVotes']))

/** What each kind of event must have for its use; the schemas are not part of a browser bundle. */
const shapes: Record<ServerEvent['type'], (event: Shape) => boolean> = {
  'post-created': ({ id, authorId, following }) => isText(id) && isText(authorId) && typeof following === 'boolean',
  'post-changed': ({ id, likes, comments, reposts, reactions, pollData }) =>
    isText(id) && [likes, comments, reposts].every(isCount) && Array.isArray(reactions) && isPoll(pollData),
  'post-edited': ({ id }) => isText(id),
  'post-deleted': ({ id }) => isText(id),
  'reply-created': ({ id, replyToId, authorId }) => [id, replyToId, authorId].every(isText),
  'conversation-changed': ({ userId }) => isText(userId),
  typing: ({ userId, typing }) => isText(userId) && typeof typing === 'boolean',
  'follow-changed': ({ userId, follow }) => isText(userId) && isText(follow),
  unread: ({ notifications, messages }) => isCount(notifications) && isCount(messages),
  'session-ended': () => true,
  resync: () => true,
}

function isEvent(value: unknown): value is ServerEvent {
  if (!isObject(value) || typeof value['type'] !== 'string' || !Object.hasOwn(shapes, value['type'])) return false
  const [, fits] = Object.entries(shapes).find(([type]) => type === value['type']) ?? []
  return fits?.(value) === true
}

/** Reads an event of the stream; nothing for what this build does not know, so that a newer server may send more. */
export function parseEvent(text: unknown): ServerEvent | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isEvent(value) ? value : undefined
  } catch {
    return undefined
  }
}
