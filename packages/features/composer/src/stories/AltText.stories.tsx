import { catalogue, hitsOf, mockBareFailure, mockCall, mockNever, mockRefusal, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, type UserEventObject } from 'storybook/test'
import { Box, choose, photo, post, sentence, uploaded, write } from './stage.tsx'

/** A draft of what a picture shows, where a provider sees pictures: asked for, checked, undone, refused. */
const meta = {
  title: 'Screens/Composer/Alt text',
  component: Box,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const moon = 'A pale moon stands above a dark hill.'

/** A server where somebody sees pictures. */
const sees = mockCall('getAbilities', { altText: true })
const answers = mockCall('suggestAltText', { alt: moon })

const alt = () => screen.getByRole('textbox', { name: 'Alt text of image 1' })
const suggest = () => screen.findByRole('button', { name: 'Suggest alt text for image 1' })

/** A post with a picture that has arrived. */
async function add(userEvent: UserEventObject) {
  await write(userEvent, sentence)
  await choose(userEvent, 'Add image', [await photo()])
  await uploaded()
}

async function ask(userEvent: UserEventObject) {
  await add(userEvent)
  await userEvent.click(await suggest())
}

async function drafted(userEvent: UserEventObject) {
  await ask(userEvent)
  await waitFor(() => expect(alt()).toHaveValue(moon))
}

export const Offered: Story = {
  ...scenario(catalogue['composer-alt-offered'], { handlers: [sees] }),
  tags: ['row:composer-alt-offered', 'screen:composer', 'state:populated', 'call:get-ai-abilities'],
  play: async ({ userEvent }) => {
    await add(userEvent)
    await expect(await suggest()).toBeVisible()
    // It goes as soon as somebody describes the picture, and comes back when they take it away.
    await userEvent.type(alt(), 'M')
    await expect(screen.queryByRole('button', { name: 'Suggest alt text for image 1' })).not.toBeInTheDocument()
    await userEvent.clear(alt())
    await expect(await suggest()).toBeVisible()
    await expect(hitsOf('suggestAltText')).toBe(0)
  },
}

export const NotOffered: Story = {
  ...scenario(catalogue['composer-alt-not-offered']),
  tags: ['row:composer-alt-not-offered', 'screen:composer', 'state:populated', 'call:get-ai-abilities'],
  play: async ({ userEvent }) => {
    await add(userEvent)
    await waitFor(() => expect(hitsOf('getAbilities')).toBe(1))
    await expect(alt()).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Suggest alt text for image 1' })).not.toBeInTheDocument()
  },
}

export const Suggesting: Story = {
  ...scenario(catalogue['composer-alt-suggesting'], { handlers: [sees, mockNever('suggestAltText')] }),
  tags: ['row:composer-alt-suggesting', 'screen:composer', 'state:pending', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await ask(userEvent)
    // Whoever pressed it by key stands on what calls it off.
    const cancel = await screen.findByRole('button', { name: 'Cancel the suggestion for image 1' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await waitFor(() => expect(hitsOf('suggestAltText')).toBe(1))
    await expect(alt()).not.toHaveAttribute('readonly')
    await userEvent.keyboard('{Enter}')
    const again = await suggest()
    await waitFor(() => expect(again).toHaveFocus())
    await expect(alt()).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    const stop = await screen.findByRole('button', { name: 'Cancel the suggestion for image 1' })
    await waitFor(() => expect(stop).toHaveFocus())
    await waitFor(() => expect(hitsOf('suggestAltText')).toBe(2))
    await expect(post()).toBeEnabled()
  },
}

export const Drafted: Story = {
  ...scenario(catalogue['composer-alt-drafted'], { handlers: [sees, answers] }),
  tags: ['row:composer-alt-drafted', 'screen:composer', 'state:populated', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await drafted(userEvent)
    await expect(alt()).toHaveAccessibleDescription(/A draft to be checked\./)
    await expect(await screen.findByText(`Draft alt text of image 1, to be checked: ${moon}`)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo the suggestion for image 1' })).toHaveFocus())
    await expect(screen.getByRole('button', { name: 'Accept the suggestion for image 1' })).toBeVisible()
    await expect(post()).toBeEnabled()
  },
}

export const Accepted: Story = {
  ...scenario(catalogue['composer-alt-accepted'], { handlers: [sees, answers] }),
  tags: ['row:composer-alt-accepted', 'screen:composer', 'state:populated', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await drafted(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the suggestion for image 1' }))
    await expect(alt()).toHaveValue(moon)
    await waitFor(() => expect(alt()).toHaveFocus())
    await expect(alt()).not.toHaveAccessibleDescription()
    await expect(screen.queryByText('A draft to be checked.')).not.toBeInTheDocument()
  },
}

export const Edited: Story = {
  ...scenario(catalogue['composer-alt-edited'], { handlers: [sees, answers] }),
  tags: ['row:composer-alt-edited', 'screen:composer', 'state:populated', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await drafted(userEvent)
    await userEvent.type(alt(), ' It is full.')
    await expect(alt()).toHaveValue(`${moon} It is full.`)
    await expect(screen.queryByText('A draft to be checked.')).not.toBeInTheDocument()
  },
}

export const Undone: Story = {
  ...scenario(catalogue['composer-alt-undone'], { handlers: [sees, answers] }),
  tags: ['row:composer-alt-undone', 'screen:composer', 'state:empty', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await drafted(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the suggestion for image 1' }))
    await expect(alt()).toHaveValue('')
    const again = await suggest()
    await waitFor(() => expect(again).toHaveFocus())
  },
}

export const WrittenMeanwhile: Story = {
  ...scenario(catalogue['composer-alt-written-meanwhile'], {
    handlers: [sees, mockNever('suggestAltText')],
  }),
  tags: ['row:composer-alt-written-meanwhile', 'screen:composer', 'state:populated', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await ask(userEvent)
    await waitFor(() => expect(hitsOf('suggestAltText')).toBe(1))
    await userEvent.type(alt(), 'My own hill.')
    await expect(screen.queryByRole('button', { name: 'Cancel the suggestion for image 1' })).not.toBeInTheDocument()
    await expect(alt()).toHaveValue('My own hill.')
    await expect(alt()).not.toHaveAccessibleDescription()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['composer-alt-fails'], { handlers: [sees, mockBareFailure('suggestAltText', 502)] }),
  tags: ['row:composer-alt-fails', 'screen:composer', 'state:error', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await ask(userEvent)
    await expect(await screen.findByText('No alt text could be suggested.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry the suggestion for image 1' })).toHaveFocus())
    await expect(alt()).toHaveValue('')
    await expect(post()).toBeEnabled()
  },
}

export const Quota: Story = {
  ...scenario(catalogue['composer-alt-quota'], { handlers: [sees, mockRefusal('suggestAltText', 'quota-reached')] }),
  tags: ['row:composer-alt-quota', 'screen:composer', 'state:error', 'call:post-ai-alt-text'],
  play: async ({ userEvent }) => {
    await ask(userEvent)
    await expect(await screen.findByText('You have reached the limit for now. Please try again later.')).toBeVisible()
    await userEvent.type(alt(), 'My own hill.')
    await expect(
      screen.queryByText('You have reached the limit for now. Please try again later.'),
    ).not.toBeInTheDocument()
    await userEvent.clear(alt())
    await expect(await suggest()).toBeVisible()
    await userEvent.click(await suggest())
    await expect(await screen.findByText('You have reached the limit for now. Please try again later.')).toBeVisible()
  },
}
