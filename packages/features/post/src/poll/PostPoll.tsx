import type { Post } from '@skein/contract'
import { serverMessageOf, useVote } from '@skein/data'
import { Poll, toast } from '@skein/design-system'
import { useMemberGate } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { PostWords } from '../PostWords.tsx'

/** Nobody is told twice: the gate has said why already. */
class NotSignedIn extends Error {}

type PostPollProps = { post: Post; poll: NonNullable<Post['pollData']> }

/**
 * The poll of a post (behaviour §2.3): one vote a member, results after it or at the end, 'n votes · 3 hours left'. A vote shows at once
 * and is taken back, with a toast, when the server refuses it; the poll goes on saying why after the toast is gone.
 */
export function PostPoll({ post, poll }: PostPollProps) {
  const m = useMessages('post')
  const { vote } = useVote(post.id)
  const mayAct = useMemberGate()
  return (
    <PostWords>
      <Poll
        className="mt-8"
        question={poll.question}
        questionHidden={post.content.includes(poll.question)}
        options={poll.options}
        endsAt={poll.endsAt}
        vote={post.viewer.vote}
        onVote={(optionId) => (mayAct() ? vote(optionId) : Promise.reject(new NotSignedIn()))}
        onVoteError={(error) => {
          if (error instanceof NotSignedIn) return null
          const why = serverMessageOf(error) ?? m.tryAgain()
          toast({ title: m.voteFailed(), description: why, tone: 'danger' })
          return m.voteNotCounted({ why })
        }}
      />
    </PostWords>
  )
}
