import { sharedCache } from '@skein/contract/account-header'
import { sharePath } from '@skein/contract/share'
import { catalogue, scenario } from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ShareComposer } from '../share/ShareComposer.tsx'
import { box, dialog, leaveAndComeBack, photo, post, sentence, uploaded, Visits } from './stage.tsx'

const none = { title: '', text: '', url: '' }

/** The composer as it opens with what another app has shared. */
const meta = {
  title: 'Screens/Composer/Share',
  component: ShareComposer,
  parameters: { layout: 'fullscreen' },
  args: { words: none, isPart: false, onClose() {} },
  render: (args) => (
    <Visits>
      <ShareComposer {...args} />
    </Visits>
  ),
} satisfies Meta<typeof ShareComposer>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps a share as the service worker does. */
async function keep(words: Partial<typeof none>, files: File[]): Promise<void> {
  const form = new FormData()
  for (const [name, word] of Object.entries(words)) form.set(name, word)
  for (const file of files) form.append('files', file)
  const kept = new Response(form)
  kept.headers.set('date', new Date().toUTCString())
  await (await caches.open(sharedCache)).put(sharePath, kept)
}

/** Words, a link that stands in them already, and pictures: all of it is there to be posted. */
export const Shared: Story = {
  ...scenario(catalogue['composer-shared']),
  tags: ['row:composer-shared', 'screen:composer', 'state:populated'],
  loaders: [
    async () => {
      const text = `${sentence} https://tide.example/nine`
      const files = [await photo(), await photo('tower.jpg', 30)]
      await keep({ title: 'Kettles, ranked', text, url: 'https://tide.example/nine' }, files)
    },
  ],
  play: async () => {
    const opened = await dialog()
    await expect(box()).toHaveValue(`Kettles, ranked\n${sentence} https://tide.example/nine`)
    await opened.findByRole('textbox', { name: 'Alt text of image 2' })
    await uploaded()
    await expect(post()).toBeEnabled()
    // It has arrived.
    await waitFor(async () => expect(await caches.has(sharedCache)).toBe(false))
  },
}

/** What was begun before stays above it, until the draft is discarded: then what was shared stands alone. */
export const UnderADraft: Story = {
  ...scenario(catalogue['composer-shared-draft']),
  tags: ['row:composer-shared-draft', 'screen:composer', 'state:populated'],
  args: { words: { ...none, text: sentence } },
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.clear(box())
    await userEvent.type(box(), 'Begun before.')
    await screen.findByText('Draft saved')
    await leaveAndComeBack()
    const opened = await dialog()
    await expect(box()).toHaveValue(`Begun before.\n\n${sentence}`)
    await expect(opened.getByText('Draft restored')).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Discard' }))
    await expect(box()).toHaveValue(sentence)
    await expect(box()).toHaveFocus()
  },
}

/** More pictures than a post holds, and a file that none takes: each is told where it is. */
export const TooMuch: Story = {
  ...scenario(catalogue['composer-shared-too-much']),
  tags: ['row:composer-shared-too-much', 'screen:composer', 'state:error'],
  loaders: [
    async () => {
      const pictures = await Promise.all([10, 90, 170, 250].map((hue) => photo(`${hue}.jpg`, hue)))
      await keep({ text: sentence }, [new File(['At nine.'], 'tides.txt', { type: 'text/plain' }), ...pictures])
    },
  ],
  play: async () => {
    const opened = await dialog()
    await opened.findByText('A post can have up to 4 images or one video. What was too much was left out.')
    await expect(opened.getByText(/This kind of file cannot be posted/)).toBeVisible()
    await expect(opened.getByRole('textbox', { name: 'Alt text of image 4' })).toBeVisible()
    await uploaded()
    await expect(post()).toBeDisabled()
  },
}

/** Without a worker of the product the words come along, and files cannot. */
export const InPart: Story = {
  ...scenario(catalogue['composer-shared-part']),
  tags: ['row:composer-shared-part', 'screen:composer', 'state:error'],
  args: { words: { ...none, title: 'Kettles, ranked', url: 'https://tide.example/nine' }, isPart: true },
  play: async () => {
    const opened = await dialog()
    await expect(box()).toHaveValue('Kettles, ranked\nhttps://tide.example/nine')
    await expect(opened.getByRole('alert')).toHaveTextContent(/^Not everything that was shared came along/)
    await expect(post()).toBeEnabled()
  },
}
