import { catalogue, hitsOf, mockBareFailure, mockNever, mockOffline, mockRefusal, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, type UserEventObject } from 'storybook/test'
import { Composer } from './Composer.tsx'

const comeBack = 'story:come-back'

/** The composer in its column. The event stands for leaving the page and coming back to it. */
function Box() {
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const again = () => setVisit((count) => count + 1)
    addEventListener(comeBack, again)
    return () => removeEventListener(comeBack, again)
  }, [])
  return (
    <main data-visit={visit} className="mx-auto max-w-600 border-x border-border bg-surface">
      <Composer key={visit} />
    </main>
  )
}

const meta = {
  title: 'Screens/Composer/Box',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('textbox', { name: "What's on your mind?" })
const post = () => screen.getByRole('button', { name: 'Post' })

const sentence = 'The kettle won today, by four seconds.'

/** A text of so many characters, made of sentences. */
const textOf = (length: number) => `${sentence} `.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1) + '!'

async function write(userEvent: UserEventObject, text: string) {
  await userEvent.click(box())
  await userEvent.paste(text)
}

export const Empty: Story = {
  ...scenario(catalogue['composer-empty']),
  tags: [
    'row:composer-empty',
    'screen:composer',
    'state:empty',
    'transition:composer-blank-disables',
    'rule:composer-not-blank',
  ],
  play: async ({ userEvent }) => {
    await expect(post()).toBeDisabled()
    await userEvent.type(box(), '   ')
    await expect(post()).toBeDisabled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(0)
  },
}

export const Filled: Story = {
  ...scenario(catalogue['composer-filled']),
  tags: ['row:composer-filled', 'screen:composer', 'state:populated', 'transition:composer-text-enables'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(box(), sentence)
    await expect(post()).toBeEnabled()
    await expect(canvas.getByText('462 characters left')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(box()).toHaveValue(`${sentence}\n`)
  },
}

export const NearLimit: Story = {
  ...scenario(catalogue['composer-near-limit']),
  tags: ['row:composer-near-limit', 'screen:composer', 'state:long'],
  play: async ({ userEvent }) => {
    await write(userEvent, textOf(488))
    await expect(post()).toBeEnabled()
  },
}

export const OverLimit: Story = {
  ...scenario(catalogue['composer-over-limit']),
  tags: ['row:composer-over-limit', 'screen:composer', 'state:error'],
  play: async ({ userEvent }) => {
    await write(userEvent, textOf(503))
    await expect(post()).toBeDisabled()
    await expect(box()).toBeInvalid()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(0)
  },
}

export const Posting: Story = {
  ...scenario(catalogue['composer-posting'], { handlers: [mockNever('createPost')] }),
  tags: ['row:composer-posting', 'screen:composer', 'state:pending', 'transition:composer-posting', 'call:post-posts'],
  play: async ({ canvas, userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    const button = await canvas.findByRole('button', { name: 'Posting...' })
    await userEvent.click(button)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(hitsOf('createPost')).toBe(1)
    await expect(box()).toHaveValue(sentence)
  },
}

export const Posted: Story = {
  ...scenario(catalogue['composer-posted']),
  tags: [
    'row:composer-posted',
    'screen:composer',
    'state:empty',
    'transition:composer-posted-clears-text',
    'toast:post-created',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(box()).toHaveValue('')
    await expect(box()).toHaveFocus()
    await expect(post()).toBeDisabled()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['composer-fails'], { handlers: [mockBareFailure('createPost', 500)] }),
  tags: ['row:composer-fails', 'screen:composer', 'state:error', 'error:create-post', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
    await expect(post()).toBeEnabled()
  },
}

export const Offline: Story = {
  ...scenario(catalogue['composer-offline'], { handlers: [mockOffline('createPost')] }),
  tags: ['row:composer-offline', 'screen:composer', 'state:offline', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
  },
}

/** The session ended in another tab: nothing written is lost. */
export const SignedOutMeanwhile: Story = {
  ...scenario(catalogue['composer-signed-out-meanwhile'], { handlers: [mockRefusal('createPost', 'not-signed-in')] }),
  tags: ['row:composer-signed-out-meanwhile', 'screen:composer', 'state:error', 'call:post-posts'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Failed to create post. Please try again.')).toBeVisible())
    await expect(box()).toHaveValue(sentence)
  },
}

export const DraftRestored: Story = {
  ...scenario(catalogue['composer-draft-restored']),
  tags: ['row:composer-draft-restored', 'screen:composer', 'state:populated'],
  play: async ({ userEvent }) => {
    await write(userEvent, sentence)
    dispatchEvent(new Event(comeBack))
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-visit', '1'))
    await waitFor(() => expect(box()).toHaveValue(sentence))
    await waitFor(() => expect(post()).toBeEnabled())
  },
}
