import { catalogue, hitsOf, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ReplyComposer } from '../box/ReplyComposer.tsx'
import { dialog, leaveAndComeBack, photo, uploaded, Visits } from './stage.tsx'

function Reply() {
  return (
    <Visits>
      <ReplyComposer post={posts.plain} />
    </Visits>
  )
}

/** The short box below a post, in which it is answered. */
const meta = {
  title: 'Screens/Composer/Reply',
  component: Reply,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reply>

export default meta
type Story = StoryObj<typeof meta>

/** The server knows the post that is answered. */
const backend = { posts: [posts.plain] }

const field = () => screen.getByRole('textbox', { name: 'Write a reply…' })
const button = () => screen.getByRole('button', { name: 'Reply' })

export const Empty: Story = {
  ...scenario(catalogue['composer-reply-empty'], { backend }),
  tags: ['row:composer-reply-empty', 'screen:composer', 'state:empty'],
  play: async ({ userEvent }) => {
    await expect(button()).toBeDisabled()
    await userEvent.type(field(), '  ')
    await expect(button()).toBeDisabled()
    await userEvent.clear(field())
  },
}

export const Posted: Story = {
  ...scenario(catalogue['composer-reply-posted'], { backend }),
  tags: ['row:composer-reply-posted', 'screen:composer', 'state:empty', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'The dog has better posture than any of us.')
    await expect(screen.getByText('Replying to @tomasbakes')).toBeVisible()
    await leaveAndComeBack()
    await waitFor(() => expect(field()).toHaveValue('The dog has better posture than any of us.'))
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(field()).toHaveValue('')
    await expect(hitsOf('createPost')).toBe(1)
  },
}

export const Grows: Story = {
  ...scenario(catalogue['composer-reply-grows'], { backend }),
  tags: ['row:composer-reply-grows', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'Ours slept through it.')
    const files = [await photo('dog.jpg', 30)]
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is no chooser.')
    await userEvent.upload(input, files)
    const opened = await dialog('Reply')
    await expect(opened.getByText('Replying to @tomasbakes')).toBeVisible()
    await expect(opened.getByRole('textbox', { name: 'Write a reply…' })).toHaveValue('Ours slept through it.')
    await waitFor(() => expect(opened.getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible())
    await uploaded()
  },
}
