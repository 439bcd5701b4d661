import {
  catalogue,
  hitsOf,
  mockBareFailure,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  posts,
  scenario,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { Box, box, dialog, post, sentence, write } from './stage.tsx'

/** A picture made from a description, with its alt text as a draft. */
const meta = {
  title: 'Screens/Composer/Generate image',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const prompt = 'A red kettle racing a comet across the night sky'
const failed = 'Failed to generate image. Please try again.'

/** The generator's dialog, once it is in sight. */
async function generator() {
  const found = await screen.findByRole('dialog', { name: 'Generate image' })
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** Presses the tool of the short box; the composer opens, and the generator over it. */
async function open(userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('button', { name: 'Generate image' }))
  return generator()
}

const description = () => screen.getByRole('textbox', { name: 'Description' })
const button = (name: string) => screen.getByRole('button', { name })

async function describe(userEvent: UserEventObject, text = prompt) {
  await userEvent.click(description())
  await userEvent.paste(text)
}

async function generate(userEvent: UserEventObject) {
  const opened = await open(userEvent)
  await describe(userEvent)
  await userEvent.click(button('Generate'))
  return opened
}

/** The picture is there, with its alt text. */
const made = () => screen.findByRole('region', { name: 'Generated image' })

export const Empty: Story = {
  ...scenario(catalogue['composer-generate-empty']),
  tags: ['row:composer-generate-empty', 'screen:composer', 'state:empty', 'rule:image-button-disabled'],
  play: async ({ userEvent }) => {
    const opened = await open(userEvent)
    await expect(button('Generate')).toBeDisabled()
    await userEvent.type(description(), '  ')
    await expect(button('Generate')).toBeDisabled()
    await expect(opened.getByRole('radio', { name: 'Square' })).toBeChecked()
    await expect(opened.getByRole('radio', { name: 'Standard' })).toBeChecked()
    await expect(opened.getByText('1,024 by 1,024 pixels')).toBeVisible()
    await expect(opened.getByText('Describe what you want to see. It takes 10–30 seconds.')).toBeVisible()
    await userEvent.type(description(), 'A hill')
    await expect(button('Generate')).toBeEnabled()
    await userEvent.clear(description())
  },
}

export const Blank: Story = {
  ...scenario(catalogue['composer-generate-blank']),
  tags: ['row:composer-generate-blank', 'screen:composer', 'state:error', 'rule:image-needs-description'],
  play: async ({ userEvent }) => {
    await open(userEvent)
    await userEvent.type(description(), ' {Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('Please enter a description for the image')).toBeVisible())
    await expect(description()).toBeInvalid()
    await expect(hitsOf('generateImage')).toBe(0)
  },
}

export const TooLong: Story = {
  ...scenario(catalogue['composer-generate-too-long']),
  tags: ['row:composer-generate-too-long', 'screen:composer', 'state:long'],
  play: async ({ userEvent }) => {
    await open(userEvent)
    await describe(userEvent, `${prompt}. `.repeat(21))
    await waitFor(() => expect(screen.getByText('Keep the description to 1,000 characters.')).toBeVisible())
    await expect(button('Generate')).toBeDisabled()
  },
}

export const Generating: Story = {
  ...scenario(catalogue['composer-generating'], { handlers: [mockNever('generateImage')] }),
  tags: ['row:composer-generating', 'screen:composer', 'state:pending', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    const opened = await generate(userEvent)
    await waitFor(() => expect(opened.getByRole('progressbar', { name: 'Generating…' })).toBeVisible())
    await expect(opened.getByText('10–30 s')).toBeVisible()
    await expect(description()).toHaveAttribute('readonly')
    await expect(opened.getByRole('radio', { name: 'Wide' })).toBeDisabled()
  },
}

export const Stopped: Story = {
  ...scenario(catalogue['composer-generate-stopped'], { handlers: [mockNever('generateImage')] }),
  tags: ['row:composer-generate-stopped', 'screen:composer', 'state:populated', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    const opened = await generate(userEvent)
    await waitFor(() => expect(hitsOf('generateImage')).toBe(1))
    await userEvent.click(await opened.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(opened.queryByRole('progressbar')).not.toBeInTheDocument())
    await expect(description()).toHaveValue(prompt)
    await waitFor(() => expect(description()).toHaveFocus())
    await expect(button('Generate')).toBeEnabled()
    await expect(screen.queryByText(failed)).not.toBeInTheDocument()
  },
}

export const Generated: Story = {
  ...scenario(catalogue['composer-generated']),
  tags: [
    'row:composer-generated',
    'screen:composer',
    'state:populated',
    'toast:image-generated',
    'call:post-image-generate',
  ],
  play: async ({ userEvent }) => {
    const opened = await generate(userEvent)
    const shown = within(await made())
    await waitFor(() => expect(screen.getByText('Success!')).toBeVisible())
    await expect(shown.getByRole('img', { name: prompt })).toBeVisible()
    await expect(shown.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    const alt = shown.getByRole('textbox', { name: 'Alt text' })
    await expect(alt).toHaveValue(prompt)
    await expect(alt).toHaveAccessibleDescription(/^A draft, taken from your description\./)
    await expect(opened.getByRole('button', { name: 'Use this image' })).toBeEnabled()
    await expect(opened.getByRole('button', { name: 'Generate again' })).toBeEnabled()
  },
}

const asked: unknown[] = []

export const Tall: Story = {
  ...scenario(catalogue['composer-generated-tall'], {
    handlers: [
      mockCall('generateImage', ({ body }) => {
        asked.push(body)
        return { url: '/media/kettle-1024x1792.svg' }
      }),
    ],
  }),
  tags: ['row:composer-generated-tall', 'screen:composer', 'state:long', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    asked.length = 0
    const opened = await open(userEvent)
    await describe(userEvent)
    await userEvent.click(opened.getByRole('radio', { name: 'Tall' }))
    await userEvent.click(opened.getByRole('radio', { name: 'HD' }))
    await expect(opened.getByText('1,024 by 1,792 pixels')).toBeVisible()
    await userEvent.click(button('Generate'))
    await made()
    await expect(asked).toEqual([{ prompt, size: '1024x1792', quality: 'hd' }])
  },
}

async function failing(userEvent: UserEventObject) {
  const opened = await generate(userEvent)
  await waitFor(() => expect(screen.getByText(failed)).toBeVisible())
  // Nothing of what was asked for is lost, and it can be asked again.
  await expect(description()).toHaveValue(prompt)
  await expect(button('Generate')).toBeEnabled()
  return opened
}

export const Fails: Story = {
  ...scenario(catalogue['composer-generate-fails'], {
    handlers: [mockBareFailure('generateImage', 502, { once: true })],
  }),
  tags: [
    'row:composer-generate-fails',
    'screen:composer',
    'state:error',
    'error:generate-image',
    'call:post-image-generate',
  ],
  play: async ({ userEvent }) => {
    await failing(userEvent)
  },
}

export const Offline: Story = {
  ...scenario(catalogue['composer-generate-offline'], { handlers: [mockOffline('generateImage')] }),
  tags: ['row:composer-generate-offline', 'screen:composer', 'state:offline', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    await failing(userEvent)
  },
}

export const Quota: Story = {
  ...scenario(catalogue['composer-generate-quota'], { handlers: [mockRefusal('generateImage', 'quota-reached')] }),
  tags: ['row:composer-generate-quota', 'screen:composer', 'state:error', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    await failing(userEvent)
    await expect(screen.getByText('You have reached the limit for now. Please try again later.')).toBeVisible()
  },
}

export const Refused: Story = {
  ...scenario(catalogue['composer-generate-refused'], {
    handlers: [mockRefusal('generateImage', 'description-refused')],
  }),
  tags: ['row:composer-generate-refused', 'screen:composer', 'state:error', 'call:post-image-generate'],
  play: async ({ userEvent }) => {
    await failing(userEvent)
    await expect(
      screen.getByText('No image can be made for this description. Please choose other words.'),
    ).toBeVisible()
  },
}

const posted: unknown[] = []

export const Posted: Story = {
  ...scenario(catalogue['composer-generated-posted'], {
    handlers: [
      mockCall('createPost', ({ body }) => {
        posted.push(body)
        return posts.plain
      }),
    ],
  }),
  tags: ['row:composer-generated-posted', 'screen:composer', 'state:empty', 'call:post-posts'],
  play: async ({ userEvent }) => {
    posted.length = 0
    await write(userEvent, sentence)
    await generate(userEvent)
    const shown = within(await made())
    const alt = shown.getByRole('textbox', { name: 'Alt text' })
    await userEvent.clear(alt)
    await userEvent.type(alt, 'A kettle and a comet, side by side.')
    // Closing loses neither the description nor the picture.
    await userEvent.click(button('Cancel'))
    const opened = await dialog()
    await expect(box()).toHaveValue(sentence)
    await userEvent.click(opened.getByRole('button', { name: 'Generate image' }))
    await generator()
    await expect(description()).toHaveValue(prompt)
    await userEvent.click(button('Use this image'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Generate image' })).not.toBeInTheDocument())
    await expect(screen.getByRole('textbox', { name: 'Alt text of image 1' })).toHaveValue(
      'A kettle and a comet, side by side.',
    )
    await expect(screen.getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    await expect(hitsOf('startUpload')).toBe(0)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(posted).toMatchObject([
      { content: sentence, isAiGenerated: true, images: [{ alt: 'A kettle and a comet, side by side.' }] },
    ])
  },
}
