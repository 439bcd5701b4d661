import { catalogue, mockBareFailure, mockCall, mockNever, mockRefusal, posts, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { Box, box, openBy, post, write } from './stage.tsx'

/** A better wording: what changed is shown before it is taken, and can be undone. */
const meta = {
  title: 'Screens/Composer/Enhance',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const rough =
  'comet night again!! on the hill behind the old observatory, Thursday after dusk. Bring a blanket and something warm to drink if you have it.'
const better =
  'Comet night returns: the hill behind the old observatory, Thursday after dusk. Bring a blanket and something warm. Say below which evening suits you.'

const answered = mockCall('enhancePost', { enhanced: better })

async function enhance(userEvent: UserEventObject) {
  await write(userEvent, rough)
  const opened = await openBy(userEvent, 'Enhance')
  await screen.findByRole('region', { name: 'Enhanced text' })
  return opened
}

/** Answers as the server does, and remembers whether the post was told to be the assistant's. */
function remembering() {
  const told: unknown[] = []
  const handler = mockCall('createPost', ({ body }) => {
    told.push(typeof body === 'object' && body !== null && 'isAiGenerated' in body ? body.isAiGenerated : false)
    return posts.plain
  })
  return { told, handler }
}

export const Enhancing: Story = {
  ...scenario(catalogue['composer-enhancing'], { handlers: [mockNever('enhancePost')] }),
  tags: ['row:composer-enhancing', 'screen:composer', 'state:pending', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    await write(userEvent, rough)
    const opened = await openBy(userEvent, 'Enhance')
    await waitFor(() => expect(opened.getByText('Enhancing…')).toBeVisible())
    await expect(box()).toHaveAttribute('readonly')
    await expect(post()).toBeDisabled()
  },
}

export const Enhanced: Story = {
  ...scenario(catalogue['composer-enhanced'], { handlers: [answered] }),
  tags: ['row:composer-enhanced', 'screen:composer', 'state:populated', 'toast:enhanced', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    const opened = await enhance(userEvent)
    await waitFor(() => expect(screen.getByText('Content enhanced!')).toBeVisible())
    const shown = within(screen.getByRole('region', { name: 'Enhanced text' }))
    await expect(shown.getByText('Enhanced: 9 words added, 10 removed')).toBeVisible()
    await expect(shown.getByText('again!! on').tagName).toBe('DEL')
    await expect(shown.getByText('returns:').tagName).toBe('INS')
    await expect(opened.getAllByText('9 words added, 10 removed').length).toBeGreaterThan(0)
    await expect(post()).toBeEnabled()
  },
}

export const Undone: Story = {
  ...scenario(catalogue['composer-enhance-undone'], { handlers: [answered] }),
  tags: ['row:composer-enhance-undone', 'screen:composer', 'state:populated', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    await enhance(userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(box()).toHaveValue(rough)
    await waitFor(() => expect(box()).toHaveFocus())
    await expect(screen.queryByRole('region', { name: 'Enhanced text' })).not.toBeInTheDocument()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['composer-enhance-fails'], { handlers: [mockBareFailure('enhancePost', 503)] }),
  tags: ['row:composer-enhance-fails', 'screen:composer', 'state:error', 'error:enhance', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    await write(userEvent, rough)
    await openBy(userEvent, 'Enhance')
    await waitFor(() => expect(screen.getByText('Enhancement failed')).toBeVisible())
    await expect(screen.getByText('Failed to enhance content. Please try again.')).toBeVisible()
    await expect(box()).toHaveValue(rough)
    await expect(screen.getByRole('dialog').querySelector('textarea')).not.toHaveAttribute('readonly')
  },
}

export const Same: Story = {
  ...scenario(catalogue['composer-enhance-same'], { handlers: [mockCall('enhancePost', { enhanced: better })] }),
  tags: ['row:composer-enhance-same', 'screen:composer', 'state:populated', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    await write(userEvent, better)
    await openBy(userEvent, 'Enhance')
    await waitFor(() => expect(screen.getByText('Your text is fine as it is.')).toBeVisible())
    await expect(box()).toHaveValue(better)
    await expect(screen.queryByRole('region', { name: 'Enhanced text' })).not.toBeInTheDocument()
    await expect(screen.queryByText('Carries the AI label until you edit it.')).not.toBeInTheDocument()
  },
}

export const Quota: Story = {
  ...scenario(catalogue['composer-enhance-quota'], { handlers: [mockRefusal('enhancePost', 'quota-reached')] }),
  tags: ['row:composer-enhance-quota', 'screen:composer', 'state:error', 'call:post-ai-enhance-post'],
  play: async ({ userEvent }) => {
    await write(userEvent, rough)
    await openBy(userEvent, 'Enhance')
    await waitFor(() => expect(screen.getByText('Enhancement failed')).toBeVisible())
    await expect(screen.getByText('You have reached the limit for now. Please try again later.')).toBeVisible()
    await expect(box()).toHaveValue(rough)
  },
}

const edited = remembering()

export const EditClearsAiFlag: Story = {
  ...scenario(catalogue['composer-edit-clears-ai-flag'], { handlers: [answered, edited.handler] }),
  name: 'Edit Clears AI Flag',
  tags: [
    'row:composer-edit-clears-ai-flag',
    'screen:composer',
    'state:populated',
    'transition:composer-edit-clears-ai-flag',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    edited.told.length = 0
    await enhance(userEvent)
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await expect(box()).toHaveValue(better)
    await userEvent.type(box(), ' Ada')
    await userEvent.click(post())
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
    await expect(edited.told).toEqual([false])
  },
}

const posted = remembering()

export const PostedClearsAiFlag: Story = {
  ...scenario(catalogue['composer-posted-clears-ai-flag'], { handlers: [answered, posted.handler] }),
  name: 'Posted Clears AI Flag',
  tags: [
    'row:composer-posted-clears-ai-flag',
    'screen:composer',
    'state:empty',
    'transition:composer-posted-clears-ai-flag',
    'call:post-posts',
  ],
  play: async ({ userEvent }) => {
    posted.told.length = 0
    await enhance(userEvent)
    await userEvent.click(post())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('')
    await write(userEvent, 'My own words.')
    await userEvent.click(post())
    await waitFor(() => expect(posted.told).toEqual([true, false]))
    await waitFor(() => expect(screen.getByText('Post created!')).toBeVisible())
  },
}
