import { callsWith } from '../calls/define-call.ts'
import { postId } from '../posts/post-id.ts'
import { vote } from './vote.ts'
import type { VoteParts } from './vote.ts'

const defineCall = callsWith<VoteParts>()

export const pollCalls = [
  defineCall(
    'voteInPoll',
    (context) => {
      const { viewer, params, body } = context
      return vote(context, viewer, postId(params.id), body.optionId)
    },
    { limit: 'toggles' },
  ),
]
