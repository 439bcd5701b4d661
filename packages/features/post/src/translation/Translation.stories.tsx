import {
  catalogue,
  hitsOf,
  mockBareFailure,
  mockCall,
  mockNever,
  mockRefusal,
  people,
  post,
  scenario,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose, openMenu, StoryCard } from '../story-card.fixture.tsx'

const words = 'El tranvía 7 llega tarde otra vez, @noor. Mirad https://trams.example/7 #tranvías'
const spanish = post({ by: people.ines, hours: 3, content: words })
const english = 'Tram 7 is late again, @noor. Look at https://trams.example/7 #tranvías'

/** A post in another language, read in that of the page. */
const meta = {
  title: 'Screens/Post/Translation',
  component: StoryCard,
  parameters: { layout: 'fullscreen' },
  args: { post: spanish },
} satisfies Meta<typeof StoryCard>

export default meta
type Story = StoryObj<typeof meta>

const answer = (content: string | null, from = 'es') => mockCall('translatePost', { from, content })
const box = () => {
  const found = document.querySelector<HTMLElement>('[data-translation]')
  if (found === null) throw new Error('There is no translation.')
  return found
}

/** Puts a translator into the browser, as some have one of their own, and takes it out again. */
function withDevice({ language = 'es', confidence = 0.98, keeps = true } = {}): () => void {
  const parts = {
    LanguageDetector: {
      availability: async () => 'available',
      create: async () => ({ detect: async () => [{ detectedLanguage: language, confidence }] }),
    },
    Translator: {
      availability: async () => 'available',
      create: async () => ({
        translate: async (text: string) => {
          if (text === words) return keeps ? english : 'Tram 7 is late again, Noor.'
          return `(${text})`
        },
      }),
    },
  }
  const before = Object.keys(parts).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
  return () => {
    for (const [name, one] of before) {
      if (one === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, one)
    }
  }
}

/** The row stands among what is done with a post, where the assistant translates. */
export const Row: Story = {
  ...scenario(catalogue['post-translate'], { hasTranslation: true }),
  tags: ['row:post-translate', 'screen:post', 'state:populated'],
  play: async () => {
    const menu = await openMenu('More')
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Copy link', 'Share', 'Translate'])
  },
}

/** Nothing translates here: there is no row that would lead to nothing. */
export const Off: Story = {
  ...scenario(catalogue['post-translate-off']),
  tags: ['row:post-translate-off', 'screen:post', 'state:populated'],
  play: async () => {
    const menu = await openMenu('More')
    await expect(within(menu).queryByRole('menuitem', { name: 'Translate' })).not.toBeInTheDocument()
  },
}

export const Busy: Story = {
  ...scenario(catalogue['post-translating'], { hasTranslation: true, handlers: [mockNever('translatePost')] }),
  tags: ['row:post-translating', 'screen:post', 'state:pending', 'call:post-posts-translation'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByText('Translating…')).toBeVisible()
    await expect(box()).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(/El tranvía 7/)).toBeVisible()
    // The way out, and in again.
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.queryByText('Translating…')).not.toBeInTheDocument()
    await expect(canvas.getByRole('article')).toHaveFocus()
    await choose('More', 'Translate')
    await expect(await canvas.findByText('Translating…')).toBeVisible()
  },
}

/** Under the original, with whose work it is; links lead where the author had them lead. Asked for again it is there at once. */
export const Translated: Story = {
  ...scenario(catalogue['post-translated'], { hasTranslation: true, handlers: [answer(`${english} @eve`)] }),
  tags: ['row:post-translated', 'screen:post', 'state:populated', 'call:post-posts-translation'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await waitFor(() =>
      expect(within(box()).getByRole('status')).toHaveTextContent('Translated from Spanish by the AI assistant'),
    )
    await expect(within(box()).getByRole('img', { name: 'Generated with AI' })).toBeVisible()
    const text = within(box()).getByText(/Tram 7 is late again/)
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'en')
    await expect(
      within(text)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['@noor', '/profile/noor'],
      ['trams.example/7', 'https://trams.example/7'],
      ['#tranvías', '/explore?tag=tranv%C3%ADas'],
    ])
    await expect(canvas.getByText(/El tranvía 7/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide translation' }))
    await expect(canvas.queryByText(/Tram 7/)).not.toBeInTheDocument()
    await choose('More', 'Translate')
    await expect(canvas.getByText(/Tram 7/)).toBeVisible()
    await expect(hitsOf('translatePost')).toBe(1)
    await choose('More', 'Hide translation')
    await expect(canvas.queryByText(/Tram 7/)).not.toBeInTheDocument()
    await choose('More', 'Translate')
  },
}

/** By the browser itself, for a visitor too: nothing is asked of any server. */
export const OnDevice: Story = {
  ...scenario(catalogue['post-translated-on-device'], { as: null, setup: withDevice }),
  tags: ['row:post-translated-on-device', 'screen:post', 'state:populated'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByText('Translated from Spanish by AI on this device')).toBeVisible()
    await expect(canvas.getByText(/Tram 7 is late again/)).toBeVisible()
    await expect(hitsOf('translatePost')).toBe(0)
  },
}

/** What is behind a warning is translated behind it: first there is no row, then the warning hides both. */
export const Covered: Story = {
  ...scenario(catalogue['post-translate-covered'], { hasTranslation: true, handlers: [answer(english)] }),
  tags: ['row:post-translate-covered', 'screen:post', 'state:populated'],
  args: { post: post({ by: people.ines, hours: 3, content: words, contentWarning: 'Late trams' }) },
  play: async ({ canvas }) => {
    await expect(within(await openMenu('More')).queryByRole('menuitem', { name: 'Translate' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Show post' }))
    await choose('More', 'Translate')
    await expect(await canvas.findByText(/Tram 7/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide post' }))
    await expect(canvas.queryByText(/Tram 7/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show post' }))
    await expect(canvas.getByText(/Tram 7/)).toBeVisible()
  },
}

export const Long: Story = {
  ...scenario(catalogue['post-translated-long'], {
    hasTranslation: true,
    handlers: [answer('Tram 7 is late again and nobody at the stop is surprised. '.repeat(8))],
  }),
  tags: ['row:post-translated-long', 'screen:post', 'state:long', 'call:post-posts-translation'],
  args: {
    post: post({
      by: people.long,
      hours: 3,
      content: 'El tranvía 7 llega tarde otra vez y nadie se sorprende. '.repeat(8).trim(),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByText(/Tram 7/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const AlreadyInLanguage: Story = {
  ...scenario(catalogue['post-translated-already'], { hasTranslation: true, handlers: [answer(null, 'en-GB')] }),
  tags: ['row:post-translated-already', 'screen:post', 'state:populated', 'call:post-posts-translation'],
  args: { post: post({ by: people.ines, hours: 3, content: 'Tram 7 is late again.' }) },
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByText('This is already in English.')).toBeVisible()
    await expect(within(box()).queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Fails: Story = {
  ...scenario(catalogue['post-translation-fails'], {
    hasTranslation: true,
    handlers: [mockBareFailure('translatePost')],
  }),
  tags: ['row:post-translation-fails', 'screen:post', 'state:error', 'call:post-posts-translation'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The translation did not arrive.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(hitsOf('translatePost')).toBe(2))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Quota: Story = {
  ...scenario(catalogue['post-translation-quota'], {
    hasTranslation: true,
    handlers: [mockRefusal('translatePost', 'quota-reached')],
  }),
  tags: ['row:post-translation-quota', 'screen:post', 'state:error', 'call:post-posts-translation'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/today’s limit/)
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
}

/** The device does not know what it reads, and a private account’s post goes to no provider. */
export const Unavailable: Story = {
  ...scenario(catalogue['post-translation-unavailable'], {
    hasTranslation: true,
    handlers: [mockRefusal('translatePost', 'translation-unavailable')],
    setup: () => withDevice({ confidence: 0.2 }),
  }),
  tags: ['row:post-translation-unavailable', 'screen:post', 'state:error', 'call:post-posts-translation'],
  play: async ({ canvas }) => {
    await choose('More', 'Translate')
    await expect(await canvas.findByText('This post cannot be translated here.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
  },
}
