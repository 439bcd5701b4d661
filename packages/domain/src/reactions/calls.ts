import { ReactionName } from '@skein/contract/schemas'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { postId } from '../posts/post-id.ts'
import { addReaction, listReactions, ownReaction, removeReaction } from './react.ts'
import type { ReactParts, ReadParts } from './react.ts'

const defineCall = callsWith<ReactParts & ReadParts>()

const list = defineCall('listReactions', (context) =>
  listReactions(context, context.viewer, postId(context.params.id), context.query),
)

const own = defineCall('getOwnReaction', (context) => ownReaction(context, context.viewer, postId(context.params.id)))

const add = defineCall(
  'addReaction',
  (context) => {
    const { viewer, params, body } = context
    return addReaction(context, viewer, postId(params.id), body.emoji)
  },
  { limit: 'toggles' },
)

const remove = defineCall(
  'removeReaction',
  (context) => {
    const { viewer, params } = context
    const emoji = ReactionName.safeParse(params.emoji)
    if (!emoji.success) throw new Problem('invalid-input', { fields: { emoji: 'This is none of the ten reactions.' } })
    return removeReaction(context, viewer, postId(params.id), emoji.data)
  },
  { limit: 'toggles' },
)

export const reactionCalls = [list, own, add, remove]
