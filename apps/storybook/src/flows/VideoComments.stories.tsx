import { PostComments } from '@skein/feature-thread'
import { VideosScreen } from '@skein/feature-videos'
import { catalogue, scenario, videoComments, videoPosts, videos } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'

/** The comments of a video, which open over it. */
const meta = {
  title: 'Screens/Videos/Comments',
  component: VideosScreen,
  parameters: { layout: 'fullscreen' },
  args: { onWatch: () => {}, Comments: PostComments },
  decorators: [
    (Story) => (
      <main className="flex h-dvh flex-col">
        <h1 className="sr-only">Videos</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof VideosScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What comes in by fading is waited for. */
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())

const backend = { posts: [...videoPosts, ...videoComments], following: ['noor', 'tomasbakes'] }

/** No film moves while a picture is taken of the page. */
const setup = () => {
  const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return () => play.mockRestore()
}

/** The thread beside the video: focus goes in, and back to 'Comment'. */
export const Comments: Story = {
  ...scenario(catalogue['videos-comments'], { backend, setup }),
  tags: ['row:videos-comments', 'screen:videos', 'state:populated', 'call:get-posts-replies'],
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByRole('button', { name: 'Comment' })
    await userEvent.click(comment)
    const sheet = within(await screen.findByRole('dialog', { name: 'Comments' }))
    await shown(await sheet.findByText('Binoculars or not?'))
    await expect(sheet.getByRole('textbox', { name: 'Write a reply…' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(comment).toHaveFocus())
    await userEvent.click(comment)
    await shown(await screen.findByText('I could see it from the ferry.'))
  },
}

export const NoComments: Story = {
  ...scenario(catalogue['videos-no-comments'], { backend, setup }),
  tags: ['row:videos-no-comments', 'screen:videos', 'state:empty', 'call:get-posts-replies'],
  args: { first: videos.rise.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comment' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Comments' }))
    await shown(await sheet.findByRole('heading', { name: 'No replies yet' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Write a reply' }))
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Write a reply…' })).toHaveFocus())
  },
}
