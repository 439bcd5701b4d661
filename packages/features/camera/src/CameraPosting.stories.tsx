import { catalogue, hitsOf, mockBareFailure, mockNever, mockOffline, mockRefusal, people, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import {
  Stage,
  caption,
  clearTakes,
  covers,
  onLogIn,
  onPosted,
  post,
  record,
  takePhoto,
  told,
  thumbsDrawn,
} from './stage.fixture.tsx'
import { leftTakes } from '@skein/data'

/** From what was taken to a post, and what goes wrong on the way. */
const meta = {
  title: 'Screens/Camera/Posting',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  afterEach: thumbsDrawn,
  loaders: [
    clearTakes,
    () => {
      onPosted.mockClear()
      onLogIn.mockClear()
      return {}
    },
  ],
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

const words = 'Tomás was right: rain outside, slow loaf inside. #rainydaybread'

/** What is kept on this device of Ada's. */
const kept = () => leftTakes(people.ada.id)

export const Uploading: Story = {
  ...scenario(catalogue['camera-uploading'], { handlers: [mockNever('appendUpload')] }),
  tags: [
    'row:camera-uploading',
    'screen:camera',
    'state:pending',
    'call:post-uploads',
    'transition:camera-post-uploads',
  ],
  play: async () => {
    await record(8)
    await covers()
    await userEvent.type(caption(), words)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByRole('progressbar', { name: /^Uploading/ })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retake' })).toBeDisabled()
    await expect(caption()).toBeEnabled()
    await expect(hitsOf('createPost')).toBe(0)
  },
}

/** The browser gave up cutting: the member reads what to do instead of trying for ever, and the whole video can be posted. */
export const TrimFails: Story = {
  ...scenario(catalogue['camera-trim-fails']),
  tags: ['row:camera-trim-fails', 'screen:camera', 'state:populated', 'call:post-posts'],
  play: async () => {
    await record(8)
    await covers()
    const end = screen.getByRole('slider', { name: 'End' })
    const whole = end.getAttribute('max')
    await fireEvent.change(end, { target: { value: '5000' } })
    const gaveUp = spyOn(VideoEncoder.prototype, 'encode').mockImplementation(() => {
      throw new DOMException('No encoder', 'OperationError')
    })
    await userEvent.click(post())
    await told('Trim Failed')
    gaveUp.mockRestore()
    await expect(screen.getByText('This browser could not trim the video. Choose all of it to post it.')).toBeVisible()
    await expect(hitsOf('startUpload')).toBe(0)
    await fireEvent.change(end, { target: { value: whole } })
    await userEvent.click(post())
    await told('Video Uploaded')
  },
}

/** The cover went first, the file after it, and then the post. */
export const Posted: Story = {
  ...scenario(catalogue['camera-posted']),
  tags: ['row:camera-posted', 'screen:camera', 'state:populated', 'call:post-posts', 'toast:video-uploaded'],
  play: async () => {
    await record(8)
    await covers()
    await userEvent.type(caption(), words)
    await userEvent.type(screen.getByRole('textbox', { name: 'Alt text' }), 'A loaf steams by a rainy window.')
    await userEvent.click(post())
    await told('Video Uploaded')
    await expect(screen.getByText('Your video short has been uploaded successfully!')).toBeVisible()
    await expect(hitsOf('startUpload')).toBe(2)
    await waitFor(() => expect(onPosted).toHaveBeenCalledOnce())
    await expect(onPosted).toHaveBeenCalledWith(
      expect.objectContaining({
        content: words,
        type: 'video',
        video: expect.objectContaining({ alt: 'A loaf steams by a rainy window.' }),
      }),
    )
    await waitFor(async () => expect(await kept()).toEqual([]))
  },
}

export const PhotoPosted: Story = {
  ...scenario(catalogue['camera-photo-posted']),
  tags: [
    'row:camera-photo-posted',
    'screen:camera',
    'state:populated',
    'call:post-posts',
    'toast:camera-posted',
    'transition:camera-post-shares',
  ],
  play: async () => {
    await takePhoto()
    await userEvent.type(screen.getByRole('textbox', { name: 'Alt text' }), 'The bay from the kitchen.')
    await userEvent.click(post())
    await told('Posted Successfully!')
    // Without a caption: the picture speaks.
    await waitFor(() =>
      expect(onPosted).toHaveBeenCalledWith(
        expect.objectContaining({
          content: '',
          type: 'photo',
          images: [expect.objectContaining({ alt: 'The bay from the kitchen.' })],
        }),
      ),
    )
  },
}

/** Three tries, then it stays as a draft, with Retry. */
export const UploadFails: Story = {
  ...scenario(catalogue['camera-upload-fails'], { handlers: [mockRefusal('startUpload', 'forbidden')] }),
  tags: ['row:camera-upload-fails', 'screen:camera', 'state:error', 'call:post-uploads', 'error:upload-video'],
  play: async () => {
    await record(8)
    await covers()
    await userEvent.type(caption(), words)
    await userEvent.click(post())
    await told('Upload Error')
    await expect(screen.getAllByText('Failed to upload video. Please try again.')[0]).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(caption()).toHaveValue(words)
    await expect(post()).toBeEnabled()
  },
}

export const UploadRetried: Story = {
  ...scenario(catalogue['camera-upload-retried'], {
    handlers: [mockBareFailure('appendUpload', 400, { once: true })],
  }),
  tags: ['row:camera-upload-retried', 'screen:camera', 'state:populated', 'call:post-posts'],
  play: async () => {
    await takePhoto()
    await userEvent.click(screen.getByRole('button', { name: 'Retake' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Video' }))
    await record(4)
    await covers()
    await userEvent.click(post())
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await told('Video Uploaded')
    await waitFor(() => expect(onPosted).toHaveBeenCalledOnce())
  },
}

export const UploadCancelled: Story = {
  ...scenario(catalogue['camera-upload-cancelled'], { handlers: [mockNever('appendUpload')] }),
  tags: ['row:camera-upload-cancelled', 'screen:camera', 'state:populated', 'call:post-uploads'],
  play: async () => {
    await record(4)
    await covers()
    await userEvent.click(post())
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(hitsOf('startUpload')).toBe(1))
    await userEvent.click(cancel)
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    await expect(post()).toBeEnabled()
    await expect(screen.getByRole('button', { name: 'Retake' })).toBeEnabled()
    await expect(hitsOf('createPost')).toBe(0)
  },
}

export const ShareFails: Story = {
  ...scenario(catalogue['camera-share-fails'], { handlers: [mockRefusal('startUpload', 'forbidden')] }),
  tags: ['row:camera-share-fails', 'screen:camera', 'state:error', 'call:post-uploads', 'error:camera-share-failed'],
  play: async () => {
    await takePhoto()
    await userEvent.click(post())
    await told('Share Failed')
    await expect(screen.getAllByText('Unable to share content. Please try again.')[0]).toBeVisible()
    await expect(screen.getByRole('img', { name: 'Your photo' })).toBeVisible()
  },
}

/** The file is there, the post is not: pressing again sends no byte twice. */
export const PostFails: Story = {
  ...scenario(catalogue['camera-post-fails'], { handlers: [mockOffline('createPost')] }),
  tags: ['row:camera-post-fails', 'screen:camera', 'state:error', 'call:post-posts', 'error:camera-post-failed'],
  play: async () => {
    await record(4)
    await covers()
    await userEvent.click(post())
    await told('Post Failed')
    await expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible()
    const sent = hitsOf('startUpload')
    await userEvent.click(post())
    await waitFor(() => expect(hitsOf('createPost')).toBe(2))
    await expect(hitsOf('startUpload')).toBe(sent)
  },
}

/** The session ended meanwhile: nothing is lost, and signing in leads back here. */
export const LoginToPost: Story = {
  ...scenario(catalogue['camera-login-to-post'], { handlers: [mockRefusal('startUpload', 'not-signed-in')] }),
  tags: [
    'row:camera-login-to-post',
    'screen:camera',
    'state:signed-out',
    'rule:camera-share-needs-login',
    'error:camera-authentication',
  ],
  play: async () => {
    await record(4)
    await covers()
    await userEvent.type(caption(), words)
    await userEvent.click(post())
    await told('Authentication Required')
    await expect(screen.getByText('Please log in to share content')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Login to Post' }))
    await expect(onLogIn).toHaveBeenCalledOnce()
    await expect(caption()).toHaveValue(words)
  },
}

export const CaptionTooLong: Story = {
  ...scenario(catalogue['camera-caption-long']),
  tags: ['row:camera-caption-long', 'screen:camera', 'state:long'],
  play: async () => {
    await takePhoto()
    await userEvent.click(caption())
    await userEvent.paste('Rain on the roof, flour on the floor. '.repeat(14))
    const error = await screen.findByText('Keep the caption to 500 characters.')
    await expect(error).toBeVisible()
    // What is left is less than nothing, and says so as the error does.
    const left = screen.getByText('-32').parentElement
    await expect(left).toHaveAttribute('data-state', 'over')
    await expect(left && getComputedStyle(left).color).toBe(getComputedStyle(error).color)
    await userEvent.click(post())
    await expect(hitsOf('startUpload')).toBe(0)
  },
}
