import { catalogue, hitsOf, mockBareFailure, mockNever, mockRefusal, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { Box, box, choose, chooser, dialog, film, photo, post, sentence, uploaded, write } from './stage.tsx'

/** Pictures and a video of a post: by button, paste and drop, with progress, alt text and crop. */
const meta = {
  title: 'Screens/Composer/Media',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

/** A step of dragging, with what is dragged: what `fireEvent.drop` is given is copied without its files. */
const drag = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })

/** The dialog in which a picture is cropped, once it has come into sight. */
async function cropDialog() {
  const found = await screen.findByRole('dialog', { name: 'Crop image' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

const alt = (position: number) => screen.getByRole('textbox', { name: `Alt text of image ${position}` })

export const Described: Story = {
  ...scenario(catalogue['composer-image-described']),
  tags: ['row:composer-image-described', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await expect(box()).toHaveValue(sentence)
    await uploaded()
    await expect(screen.getByText('0 / 500')).toBeVisible()
    await userEvent.type(alt(1), 'A pale moon over a dark hill.')
    await expect(screen.getByText('29 / 500')).toBeVisible()
    await expect(screen.getByText('ALT')).toBeVisible()
    await expect(post()).toBeEnabled()
  },
}

export const Uploading: Story = {
  ...scenario(catalogue['composer-image-uploading'], { handlers: [mockNever('startUpload')] }),
  tags: ['row:composer-image-uploading', 'screen:composer', 'state:pending', 'call:post-uploads'],
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Add image', [await photo()])
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Uploading Image 1' })).toBeVisible())
  },
}

export const Cancelled: Story = {
  ...scenario(catalogue['composer-image-cancelled'], { handlers: [mockNever('startUpload')] }),
  tags: ['row:composer-image-cancelled', 'screen:composer', 'state:error', 'call:post-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await waitFor(() => expect(hitsOf('startUpload')).toBe(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload of Image 1' }))
    await expect(screen.getByText('The upload was cancelled.')).toBeVisible()
    await expect(post()).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Retry the upload of Image 1' })).toBeVisible()
  },
}

export const UploadFails: Story = {
  ...scenario(catalogue['composer-image-fails'], { handlers: [mockRefusal('startUpload', 'forbidden')] }),
  tags: ['row:composer-image-fails', 'screen:composer', 'state:error', 'call:post-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await waitFor(() => expect(screen.getByText('The upload did not go through.')).toBeVisible())
    await expect(post()).toBeDisabled()
    await expect(box()).toHaveValue(sentence)
  },
}

export const Retried: Story = {
  ...scenario(catalogue['composer-image-retried'], {
    handlers: [mockBareFailure('startUpload', 400, { once: true })],
  }),
  tags: ['row:composer-image-retried', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await userEvent.click(await screen.findByRole('button', { name: 'Retry the upload of Image 1' }))
    await waitFor(() => expect(post()).toBeEnabled())
    await uploaded()
    await expect(hitsOf('startUpload')).toBe(2)
  },
}

export const Refused: Story = {
  ...scenario(catalogue['composer-image-refused']),
  tags: ['row:composer-image-refused', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    const files = [new File(['<svg/>'], 'poster.svg', { type: 'image/svg+xml' })]
    await fireEvent.change(chooser('Add image'), { target: { files } })
    await dialog()
    await waitFor(() => expect(screen.getByText(/This kind of file cannot be posted/)).toBeVisible())
    await expect(post()).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Image 1' }))
    await expect(post()).toBeEnabled()
    await fireEvent.change(chooser('Add image'), { target: { files } })
    await waitFor(() => expect(screen.getByText('poster.svg')).toBeVisible())
  },
}

export const Unreadable: Story = {
  ...scenario(catalogue['composer-image-unreadable']),
  tags: ['row:composer-image-unreadable', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Add image', [new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' })])
    await waitFor(() => expect(screen.getByText('This file could not be read. It may be damaged.')).toBeVisible())
    await expect(hitsOf('startUpload')).toBe(0)
  },
}

export const TooMany: Story = {
  ...scenario(catalogue['composer-images-too-many']),
  tags: ['row:composer-images-too-many', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    const photos = await Promise.all([10, 80, 150, 220, 290].map((hue) => photo(`${hue}.jpg`, hue)))
    await choose(userEvent, 'Add image', photos)
    const list = within(await screen.findByRole('list', { name: 'Pictures and video' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(screen.getByText(/A post can have up to 4 images or one video/)).toBeVisible()
    const opened = within(screen.getByRole('dialog'))
    await expect(opened.getByRole('button', { name: 'Add image' })).toBeDisabled()
    await expect(opened.getByRole('button', { name: 'Add video' })).toBeDisabled()
    await uploaded()
  },
}

export const Moved: Story = {
  ...scenario(catalogue['composer-images-moved']),
  tags: ['row:composer-images-moved', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Add image', [await photo('one.jpg', 20), await photo('two.jpg', 200)])
    await userEvent.type(await screen.findByRole('textbox', { name: 'Alt text of image 1' }), 'The first one')
    await userEvent.click(screen.getByRole('button', { name: 'Move image 1 down' }))
    await expect(alt(2)).toHaveValue('The first one')
    await expect(screen.getByText('Image moved to position 2 of 2')).toBeInTheDocument()
    // By keys as well, from where one writes.
    await userEvent.click(alt(2))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(alt(1)).toHaveValue('The first one')
    await uploaded()
  },
}

export const Pasted: Story = {
  ...scenario(catalogue['composer-image-pasted']),
  tags: ['row:composer-image-pasted', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    const photos = [await photo('screenshot.jpg'), await photo('screenshot-2.jpg', 80)]
    // The second one while the dialog is still on its way: it is not lost.
    const place = box()
    for (const file of photos) {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(file)
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    await dialog()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Alt text of image 2' })).toBeVisible())
    await expect(alt(1)).toBeVisible()
    await expect(box()).toHaveValue(sentence)
    await uploaded()
  },
}

export const Dropped: Story = {
  ...scenario(catalogue['composer-image-dropped']),
  tags: ['row:composer-image-dropped', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    // A text that is dragged over it is nothing for it.
    const text = new DataTransfer()
    text.setData('text/plain', 'words')
    await fireEvent(box(), drag('dragenter', text))
    await expect(screen.queryByText('Add to your post')).not.toBeInTheDocument()
    const files = new DataTransfer()
    files.items.add(await photo('dropped.jpg'))
    await fireEvent(box(), drag('dragenter', files))
    await waitFor(() => expect(screen.getByText('Add to your post')).toBeVisible())
    await fireEvent(box(), drag('drop', files))
    await dialog()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Alt text of image 1' })).toBeVisible())
    await uploaded()
  },
}

export const Cropped: Story = {
  ...scenario(catalogue['composer-image-cropped']),
  tags: ['row:composer-image-cropped', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Add image', [await photo('observatory.jpg', 250, 600, 400)])
    await uploaded()
    const before = hitsOf('startUpload')
    await userEvent.click(await screen.findByRole('button', { name: 'Crop image 1' }))
    const crop = await cropDialog()
    await waitFor(() => expect(crop.getByText('600 by 400 pixels')).toBeVisible())
    await userEvent.click(crop.getByRole('radio', { name: '1:1' }))
    await expect(crop.getByText('400 by 400 pixels')).toBeVisible()
    await userEvent.click(crop.getByRole('radio', { name: 'Free' }))
    crop.getByRole('button', { name: 'Top left corner' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    await expect(crop.getByText('340 by 360 pixels')).toBeVisible()
    await userEvent.click(crop.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crop image' })).not.toBeInTheDocument())
    await uploaded()
    await expect(hitsOf('startUpload')).toBe(before + 1)
    // The original is kept: the whole picture is one press away.
    await userEvent.click(screen.getByRole('button', { name: 'Crop image 1' }))
    const again = await cropDialog()
    await waitFor(() => expect(again.getByText('340 by 360 pixels')).toBeVisible())
    await userEvent.click(again.getByRole('button', { name: 'Whole image' }))
    await expect(again.getByText('600 by 400 pixels')).toBeVisible()
    await userEvent.click(again.getByRole('radio', { name: '16:9' }))
  },
}

export const Video: Story = {
  ...scenario(catalogue['composer-video']),
  tags: ['row:composer-video', 'screen:composer', 'state:populated', 'call:patch-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add video', [await film()])
    await waitFor(() => expect(screen.getByText('harbour.webm')).toBeVisible())
    await uploaded()
    // Its first frame went ahead of it.
    await expect(hitsOf('startUpload')).toBe(2)
    await expect(post()).toBeEnabled()
    await expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add image' })).toBeDisabled()
  },
}

export const Waiting: Story = {
  ...scenario(catalogue['composer-waiting'], { handlers: [mockNever('startUpload')] }),
  tags: ['row:composer-waiting', 'screen:composer', 'state:pending', 'call:post-uploads'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await screen.findByRole('progressbar')
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Uploading…' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(post()).toBeEnabled()
    await expect(hitsOf('createPost')).toBe(0)
    await userEvent.click(post())
    await expect(box()).toHaveAttribute('readonly')
  },
}

export const Waited: Story = {
  ...scenario(catalogue['composer-waited']),
  tags: ['row:composer-waited', 'screen:composer', 'state:empty', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await choose(userEvent, 'Add image', [await photo()])
    await screen.findByRole('textbox', { name: 'Alt text of image 1' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(hitsOf('createPost')).toBe(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
  },
}
