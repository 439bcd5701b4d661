import { defineCall } from '../http/calls.ts'
import { postId } from '../posts/post-id.ts'
import { vote } from './vote.ts'

export const pollCalls = [
  defineCall('voteInPoll', (context) => {
    const { viewer, params, body } = context
    context.limits.toggles.take(viewer.id)
    return vote(context, viewer, postId(params.id), body.optionId)
  }),
]
