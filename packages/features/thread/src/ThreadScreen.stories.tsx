import {
  catalogue,
  conversation,
  conversationPosts,
  createMockBackend,
  goToEnd,
  hitsOf,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  people,
  Refusal,
  reply,
  scenario,
} from '@skein/mocks'
import { useEventStream } from '@skein/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ThreadScreen } from './ThreadScreen.tsx'

const meta = {
  title: 'Screens/Thread/Page',
  component: ThreadScreen,
  args: { id: conversation.focus.id },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <header className="sticky top-0 z-20 mx-auto flex h-52 max-w-600 items-center border-x border-b border-border bg-surface px-16">
          <h1 className="text-lead font-bold">Post</h1>
        </header>
        <main className="mx-auto flex min-h-[calc(100dvh-3.25rem)] max-w-600 flex-col border-x border-border bg-surface">
          <Story />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof ThreadScreen>

export default meta
type Story = StoryObj<typeof meta>

const backend = { posts: conversationPosts, deleted: [conversation.deleted.id] }
/** A paragraph that says these words, whatever links they are broken by. */
const paragraph = (words: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.includes(words)
const saying = async (words: string) => {
  const text = await screen.findByText(paragraph(words))
  const article = text.closest('article')
  if (article === null) throw new Error(`“${words}” stands in no article.`)
  return article
}
const top = (element: Element) => element.getBoundingClientRect().top
/** The post stands under the header, and what it answers above it, out of sight: nobody presses anything before a page is drawn. */
async function postAtItsPlace() {
  const focal = await saying(conversation.focus.content)
  await waitFor(() => expect(Math.abs(top(focal) - 52)).toBeLessThanOrEqual(16))
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(40))
}
const replies = () => within(screen.getByRole('region', { name: 'Replies' }))

export const Loading: Story = {
  ...scenario(catalogue['thread-loading'], { handlers: [mockNever('getPost')], backend }),
  tags: ['row:thread-loading', 'screen:thread', 'state:loading', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading post')).toBeInTheDocument()
  },
}

/** The post, the box to answer it, and replies with theirs: the author tagged, a deleted one as a tombstone. */
export const Populated: Story = {
  ...scenario(catalogue['thread-populated'], { backend }),
  tags: ['row:thread-populated', 'screen:thread', 'state:populated', 'call:get-posts-replies'],
  play: async ({ canvas }) => {
    await saying(conversation.busyReply.content)
    await expect(await saying(conversation.byAuthor.content)).toHaveTextContent('Author')
    await expect(canvas.getByText(/deleted/i)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Write a reply…' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Show 3 more replies' })).toBeVisible()
  },
}

/** It opens at the post; what it answers stands above, out of sight, and is a link to its own thread. */
export const WithAncestors: Story = {
  ...scenario(catalogue['thread-ancestors'], { backend }),
  tags: ['row:thread-ancestors', 'screen:thread', 'state:populated', 'call:get-posts-ancestors'],
  play: async ({ canvas }) => {
    const earlier = within(await canvas.findByRole('region', { name: 'Earlier in this conversation' }))
    await expect(await earlier.findByText(paragraph(conversation.start.content))).toBeInTheDocument()
    await postAtItsPlace()
  },
}

const late = new Set<() => void>()

/** Who presses something before that is there has it under the finger still when it comes. */
export const WithAncestorsLate: Story = {
  ...scenario(catalogue['thread-ancestors-late'], {
    handlers: [
      mockCall('listAncestors', async () => {
        await new Promise<void>((resolve) => late.add(resolve))
        return [conversation.start]
      }),
    ],
    backend,
  }),
  tags: ['row:thread-ancestors-late', 'screen:thread', 'state:populated', 'call:get-posts-ancestors'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 3 more replies' }))
    const focal = await saying(conversation.focus.content)
    await expect(window.scrollY).toBe(0)
    const before = top(focal)
    await waitFor(() => expect(late.size).toBeGreaterThan(0))
    for (const arrive of late) arrive()
    late.clear()
    await canvas.findByText(paragraph(conversation.start.content))
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(40))
    await expect(Math.abs(top(focal) - before)).toBeLessThan(2)
  },
}

/** Nobody has replied: the box has the focus by a press. */
export const NoReplies: Story = {
  ...scenario(catalogue['thread-no-replies'], { backend }),
  args: { id: conversation.late.id },
  tags: ['row:thread-no-replies', 'screen:thread', 'state:empty', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No replies yet' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Write a reply' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Write a reply…' })).toHaveFocus())
  },
}

/** 410: its author took it down, and the conversation around it goes on. */
export const Deleted: Story = {
  ...scenario(catalogue['thread-deleted'], { backend }),
  args: { id: conversation.deleted.id },
  tags: ['row:thread-deleted', 'screen:thread', 'state:error', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This post was deleted' })).toBeVisible())
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await saying(conversation.afterDeleted.content)
    await waitFor(() => expect(hitsOf('listAncestors')).toBeGreaterThan(0))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** 404: not there, or not for this viewer; nobody can tell which. */
export const Unavailable: Story = {
  ...scenario(catalogue['thread-unavailable'], { backend: { posts: [] } }),
  tags: ['row:thread-unavailable', 'screen:thread', 'state:error', 'call:get-posts'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This post is not available' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['thread-fails'], { handlers: [mockRefusal('getPost', 'internal')], backend }),
  tags: ['row:thread-fails', 'screen:thread', 'state:error', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This post could not be loaded')
  },
}

export const Recovers: Story = {
  ...scenario(catalogue['thread-recovers'], {
    handlers: [mockRefusal('getPost', 'internal', { once: true })],
    backend,
  }),
  tags: ['row:thread-recovers', 'screen:thread', 'state:populated', 'call:get-posts'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await saying(conversation.focus.content)
  },
}

export const Offline: Story = {
  ...scenario(catalogue['thread-offline'], {
    handlers: [mockOffline('getPost'), mockOffline('listReplies'), mockOffline('listAncestors')],
  }),
  tags: ['row:thread-offline', 'screen:thread', 'state:offline', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check your connection and try again.')
  },
}

/** The post is there; only its replies are told to have failed. */
export const RepliesFail: Story = {
  ...scenario(catalogue['thread-replies-fail'], { handlers: [mockRefusal('listReplies', 'internal')], backend }),
  tags: ['row:thread-replies-fail', 'screen:thread', 'state:error', 'call:get-posts-replies'],
  play: async () => {
    await saying(conversation.focus.content)
    await expect(await replies().findByRole('alert')).toHaveTextContent('Failed to load replies. Please try again.')
  },
}

export const MoreNested: Story = {
  ...scenario(catalogue['thread-more-nested'], { backend }),
  tags: ['row:thread-more-nested', 'screen:thread', 'state:long', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 3 more replies' })
    await postAtItsPlace()
    await userEvent.click(more)
    for (const answer of conversation.answers) await saying(answer.content)
    await expect(canvas.queryByRole('button', { name: /more repl/ })).not.toBeInTheDocument()
  },
}

export const MoreNestedFails: Story = {
  ...scenario(catalogue['thread-more-nested-fails'], {
    handlers: [
      mockCall('listReplies', ({ params }) =>
        params.id === conversation.busyReply.id
          ? new Refusal('internal')
          : [{ item: conversation.busyReply, replies: conversation.answers.slice(0, 2) }],
      ),
    ],
    backend,
  }),
  tags: ['row:thread-more-nested-fails', 'screen:thread', 'state:error', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show 3 more replies' })
    await postAtItsPlace()
    await userEvent.click(more)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load replies. Please try again.')
    await saying(conversation.busyReply.content)
  },
}

const crowd = Array.from({ length: 23 }, (_, index) =>
  reply(conversation.late, {
    by: [people.tomas, people.ines, people.kofi, people.jonas][index % 4] ?? people.tomas,
    hours: 1.9 - index * 0.05,
    content: `Platform ${index + 1} says good night.`,
  }),
)

export const MorePending: Story = {
  ...scenario(catalogue['thread-more-pending'], {
    handlers: [
      mockCall('listReplies', ({ url }) =>
        url.searchParams.has('after')
          ? new Promise<never>(() => {})
          : crowd.slice(0, 20).map((item) => ({ item, replies: [] })),
      ),
    ],
    backend: { posts: [...conversationPosts, ...crowd] },
  }),
  args: { id: conversation.late.id },
  tags: ['row:thread-more-pending', 'screen:thread', 'state:pending', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Load more replies' })
    await goToEnd()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A visitor reads all of it; an answer leads through the sign-in back to this post. */
export const Visitor: Story = {
  ...scenario(catalogue['thread-visitor'], { as: null, backend }),
  tags: ['row:thread-visitor', 'screen:thread', 'state:signed-out', 'call:get-posts'],
  play: async ({ canvas }) => {
    await saying(conversation.busyReply.content)
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Sign in to reply' })).toHaveAttribute(
      'href',
      `/auth?next=%2Fpost%2F${conversation.focus.id}`,
    )
  },
}

const live = createMockBackend({ signedInAs: people.ada, ...backend })
const found = reply(conversation.focus, { by: people.ines, hours: 0.1, content: 'Found the thermos. It says hello.' })

function LiveThread({ id }: { id: string }) {
  useEventStream()
  return <ThreadScreen id={id} />
}

/** Somebody answers while the thread is read. */
async function somebodyAnswers() {
  await saying(conversation.byAuthor.content)
  await waitFor(() => expect(hitsOf('streamEvents')).toBeGreaterThan(0))
  await live.publish(found)
}

const listening = {
  handlers: live.handlers,
  setup: () => {
    live.reset()
    return () => live.reset()
  },
}

/** A reply that comes in live is told of, and moves nothing. */
export const NewReply: Story = {
  ...scenario(catalogue['thread-new-reply'], listening),
  render: (args) => <LiveThread {...args} />,
  tags: ['row:thread-new-reply', 'screen:thread', 'state:populated', 'call:get-posts-replies'],
  play: async ({ canvas }) => {
    await saying(conversation.byAuthor.content)
    const focal = await saying(conversation.focus.content)
    await waitFor(() => expect(Math.abs(top(focal) - 52)).toBeLessThanOrEqual(16))
    const before = top(focal)
    await somebodyAnswers()
    const pill = await canvas.findByRole('button', { name: '1 new reply' })
    // It fades in.
    await waitFor(() => expect(pill).toBeVisible())
    await expect(canvas.queryByText(found.content)).not.toBeInTheDocument()
    await expect(Math.abs(top(focal) - before)).toBeLessThanOrEqual(1)
  },
}

export const NewReplyShown: Story = {
  ...scenario(catalogue['thread-new-reply-shown'], listening),
  render: (args) => <LiveThread {...args} />,
  tags: ['row:thread-new-reply-shown', 'screen:thread', 'state:populated', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    await somebodyAnswers()
    await userEvent.click(await canvas.findByRole('button', { name: '1 new reply' }))
    const article = await saying(found.content)
    await waitFor(() => expect(article).toHaveFocus())
    await expect(article).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '1 new reply' })).not.toBeInTheDocument()
  },
}

/** In a long thread the page goes to one's own answer, and the box keeps the focus. */
export const RepliedFarDown: Story = {
  ...scenario(catalogue['thread-replied-far-down'], { backend: { posts: [...conversationPosts, ...crowd] } }),
  args: { id: conversation.late.id },
  tags: ['row:thread-replied-far-down', 'screen:thread', 'state:long', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    await saying('Platform 1 says good night.')
    const box = canvas.getByRole('textbox', { name: 'Write a reply…' })
    await userEvent.type(box, 'The last train has left.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
    const article = await saying('The last train has left.')
    await waitFor(() => {
      const { top: from, bottom: to } = article.getBoundingClientRect()
      return expect(from >= 52 && to <= window.innerHeight).toBe(true)
    })
    await expect(window.scrollY).toBeGreaterThan(window.innerHeight)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Write a reply…' })).toHaveFocus())
  },
}

/** One's own answer stands at the end of the thread at once, and waits behind no pill. */
export const Replied: Story = {
  ...scenario(catalogue['thread-replied'], { backend }),
  tags: ['row:thread-replied', 'screen:thread', 'state:populated', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    await saying(conversation.byAuthor.content)
    const box = canvas.getByRole('textbox', { name: 'Write a reply…' })
    await userEvent.type(box, 'I can carry the second tripod.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
    await waitFor(() => expect(box).toHaveValue(''))
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(await saying('I can carry the second tripod.')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument()
  },
}

/** The thread begins with a post that says who may reply. */
const limited = (rule: 'mentioned' | 'nobody') => ({
  ...backend,
  posts: [
    { ...conversation.start, limitedReplies: { rule, by: conversation.start.author.username } },
    ...conversationPosts.filter(({ id }) => id !== conversation.start.id),
  ],
})

/** Who may not reply reads who may, in place of the box. */
export const Closed: Story = {
  ...scenario(catalogue['thread-closed'], { backend: limited('mentioned') }),
  tags: ['row:thread-closed', 'screen:thread', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only people @ines mentions can reply.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Write a reply…' })).not.toBeInTheDocument()
    await saying(conversation.busyReply.content)
  },
}

/** Whose rule it is may reply, and reads the rule. */
export const Limited: Story = {
  ...scenario(catalogue['thread-limited'], { backend: limited('nobody'), as: people.ines }),
  tags: ['row:thread-limited', 'screen:thread', 'state:populated', 'call:get-posts'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only you can reply.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Write a reply…' })).toBeEnabled()
    await saying(conversation.busyReply.content)
  },
}

/** The rule came while the answer was written: it stays in the box, and the refusal says why. */
export const ClosedMeanwhile: Story = {
  ...scenario(catalogue['thread-closed-meanwhile'], {
    backend,
    handlers: [mockRefusal('createPost', 'cannot-reply')],
  }),
  tags: ['row:thread-closed-meanwhile', 'screen:thread', 'state:error', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Write a reply…' })
    await userEvent.type(box, 'I was just about to say')
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }))
    await waitFor(() => expect(screen.getByText('You cannot reply in this conversation.')).toBeVisible())
    await expect(box).toHaveValue('I was just about to say')
  },
}
