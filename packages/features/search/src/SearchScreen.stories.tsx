import { readSearch } from '@skein/contract/addresses'
import {
  catalogue,
  hitsOf,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  mockSearchStream,
  scenario,
  searches,
  searchResponse,
  searchResults,
  webPages,
} from '@skein/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Trail } from './browse-history.ts'
import { placeOf, type Place } from './place.ts'
import { SearchScreen } from './SearchScreen.tsx'

const asked: Place = { query: 'street shade and heat', tab: 'all' }
const { atlas, studies } = searchResults

/** In the place of the router: the page goes where it is told to, and links of the page lead through it. */
function Placed({ place }: { place: Place }) {
  const [at, setAt] = useState<{ place: Place; trail?: Trail | undefined }>({ place })
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || link.target === '_blank') return
      event.preventDefault()
      if (link.pathname === '/search')
        setAt({ place: placeOf(readSearch('/search')(Object.fromEntries(new URLSearchParams(link.search)))) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
  return (
    <SearchScreen place={at.place} trail={at.trail} onGo={(next, { trail } = {}) => setAt({ place: next, trail })} />
  )
}

/** One search through several sources with a summary by AI, and pages opened in place. */
const meta = {
  title: 'Screens/Search/Page',
  component: Placed,
  parameters: { layout: 'fullscreen' },
  args: { place: asked },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-dvh max-w-600 flex-col border-x border-border bg-surface">
        <h1 className="h-52 px-16 py-12 text-lead font-bold">Search</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Placed>

export default meta
type Story = StoryObj<typeof meta>

const found = (answer: (typeof searches)[keyof typeof searches]) => [mockSearchStream([answer])]
const button = (name: string) => screen.getByRole('button', { name })
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search or type a web address' })
const queryBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ask a question, or search' })
const frame = () => screen.queryByTitle<HTMLIFrameElement>(/^Page from/)
const shown = () => frame()?.dataset['address']
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

const drawn = `<!doctype html><html lang="en"><title>Canopy Atlas</title><meta name="color-scheme" content="light dark"><body style="margin:0;font:18px/1.6 serif"><main style="padding:24px"><h1>How much cooler is a street with trees?</h1><p>We hung our first thermometer at bench height, because that is where people sit.</p></main></body></html>`

/** A web without a network: what a frame is sent to is a page that stands here. Its address is kept beside it. */
function inventWeb(): () => void {
  const { prototype } = HTMLIFrameElement
  prototype.setAttribute = function (name: string, value: string) {
    if (name !== 'src') return Element.prototype.setAttribute.call(this, name, value)
    this.dataset['address'] = value
    Element.prototype.setAttribute.call(this, 'srcdoc', drawn)
  }
  return () => void Reflect.deleteProperty(prototype, 'setAttribute')
}

/** Every page may stand in a frame. */
const framing = mockCall('openPage', ({ url }) => ({
  url: url.searchParams.get('url') ?? '',
  title: null,
  frame: 'allowed' as const,
  article: null,
}))

const loaded = () => waitFor(() => expect(screen.queryByText(/^Loading /)).not.toBeInTheDocument())

/** Types into the address box and goes. */
async function goTo(
  userEvent: { clear: (box: Element) => Promise<void>; type: (box: Element, text: string) => Promise<void> },
  text: string,
) {
  await userEvent.clear(address())
  await userEvent.type(address(), `${text}{Enter}`)
}

/** Before a question: the two providers by name, the box, three questions, and what narrows a search. */
export const Hero: Story = {
  ...scenario(catalogue['search-hero']),
  tags: ['row:search-hero', 'screen:search', 'state:populated'],
  args: { place: { query: '', tab: 'all' } },
  play: async () => {
    await expect(screen.getByText(/Powered by/)).toHaveTextContent('Powered by OpenAI and Perplexity')
    const suggestions = within(screen.getByRole('list', { name: 'Suggested searches' })).getAllByRole('link')
    await expect(suggestions.map((link) => link.textContent)).toEqual([
      'Latest tech news',
      'AI developments 2024',
      'Climate change solutions',
    ])
    await expect(button('Search')).toBeDisabled()
    for (const name of ['Back', 'Forward', 'Reload']) await expect(button(name)).toBeDisabled()
    await expect(button('Home')).toBeEnabled()
  },
}

/** A question that is blank is ignored; one that is not is asked, and can be one of the three. */
export const Blank: Story = {
  ...scenario(catalogue['search-blank'], { handlers: found(searches.complete) }),
  tags: ['row:search-blank', 'screen:search', 'state:populated', 'rule:search-blank'],
  args: { place: { query: '', tab: 'all' } },
  play: async ({ userEvent }) => {
    await userEvent.type(queryBox(), '   {Enter}')
    await expect(button('Search')).toBeDisabled()
    await goTo(userEvent, '  ')
    await expect(hitsOf('blendedSearch')).toBe(0)
    await userEvent.clear(queryBox())
    await userEvent.click(screen.getByRole('link', { name: 'Latest tech news' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'AI Summary' })).toBeVisible())
    await expect(queryBox()).toHaveValue('Latest tech news')
    await userEvent.click(button('Home'))
  },
}

export const Loading: Story = {
  ...scenario(catalogue['search-loading'], { handlers: [mockNever('blendedSearch')] }),
  tags: ['row:search-loading', 'screen:search', 'state:loading', 'call:post-search-blended'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Search/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What is on Skein comes first; the sources of the web are still being asked. */
export const Streaming: Story = {
  ...scenario(catalogue['search-streaming'], { handlers: [mockSearchStream([searches.first], 'open')] }),
  tags: ['row:search-streaming', 'screen:search', 'state:pending', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/OpenAI, Perplexity still searching…/)).toBeVisible())
    await expect(titles()).toHaveLength(2)
    await expect(screen.getByText('Writing the summary')).toBeInTheDocument()
  },
}

/** All sources: the count with the time, the summary with its numbers, the same page of two sources once. */
export const Populated: Story = {
  ...scenario(catalogue['search-populated'], { handlers: found(searches.complete) }),
  tags: [
    'row:search-populated',
    'screen:search',
    'state:populated',
    'transition:search-tab-all',
    'call:post-search-blended',
  ],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^6 results/)).toBeVisible())
    await expect(screen.getByText('6 results').parentElement).toHaveTextContent('6 results in 412 ms')
    const tab = (name: string) => screen.getByRole('tab', { name })
    await expect(tab('All 6')).toHaveAttribute('aria-selected', 'true')
    for (const name of ['Web 3', 'AI 1', 'Skein 2']) await expect(tab(name)).toBeVisible()
    await expect(titles()).toHaveLength(6)
    await userEvent.click(screen.getAllByRole('button', { name: /^Go to result 2:/ })[0] ?? document.body)
    await expect(document.activeElement).toHaveAccessibleName(studies.title)
    const related = within(screen.getByRole('region', { name: 'Related Searches' }))
    await expect(related.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(related.getByRole('link', { name: 'pocket parks and heat' }))
    await waitFor(() => expect(queryBox()).toHaveValue('pocket parks and heat'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'AI Summary' })).toBeVisible())
    // The way to the second result may still be scrolled: where that stops depends on when the new results came.
    scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const TabWeb: Story = {
  ...scenario(catalogue['search-tab-web'], { handlers: found(searches.complete) }),
  tags: [
    'row:search-tab-web',
    'screen:search',
    'state:populated',
    'transition:search-tab-web',
    'call:post-search-blended',
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Web 3' }))
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('article')
    await expect(rows).toHaveLength(3)
    for (const row of rows) await expect(within(row).getByText(/^OpenAI/)).toBeVisible()
    // A citation of what stands in another tab leads there.
    await userEvent.click(screen.getByRole('button', { name: /^Go to result 4:/ }))
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(searchResults.post.title))
    await userEvent.click(screen.getByRole('tab', { name: 'Web 3' }))
    // How far the way there had scrolled is of no account here.
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const TabAi: Story = {
  ...scenario(catalogue['search-tab-ai'], { handlers: found(searches.complete) }),
  name: 'Tab AI',
  tags: [
    'row:search-tab-ai',
    'screen:search',
    'state:populated',
    'transition:search-tab-ai',
    'call:post-search-blended',
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'AI 1' }))
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('article')
    await expect(rows).toHaveLength(1)
    await expect(within(screen.getByRole('tabpanel')).getByText('Perplexity')).toBeVisible()
  },
}

/** A source without a key says so in its tab, and how to connect it. */
export const NotConnected: Story = {
  ...scenario(catalogue['search-not-connected'], { handlers: found(searches.withoutPerplexity) }),
  tags: ['row:search-not-connected', 'screen:search', 'state:empty', 'call:post-search-blended'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('Perplexity is not connected,')).toBeVisible())
    await userEvent.click(screen.getByRole('tab', { name: 'AI 0' }))
    const how = within(screen.getByRole('tabpanel')).getByRole('button', { name: 'How to connect it' })
    await userEvent.click(how)
    await expect(how).toHaveAttribute('aria-expanded', 'true')
  },
}

/** No key at all: members in their own words, in ink; nothing says or looks like AI. */
export const Local: Story = {
  ...scenario(catalogue['search-local'], { handlers: found(searches.local) }),
  tags: ['row:search-local', 'screen:search', 'state:populated', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('OpenAI and Perplexity are not connected,')).toBeVisible())
    const card = screen.getByRole('region', { name: 'From Skein' })
    await expect(within(card).queryByText(/\bAI\b/)).toHaveTextContent('without an AI provider')
    await expect(within(card).getByRole('button', { name: 'Copy quotations' })).toBeVisible()
    for (const part of [card, ...card.querySelectorAll('*')])
      await expect(part.getAttribute('class') ?? '').not.toMatch(/-ai\b|-ai-/)
    await expect(screen.queryByText('AI Summary')).not.toBeInTheDocument()
  },
}

/** No key and under three results: they say it themselves, and nothing is quoted above them. */
export const Few: Story = {
  ...scenario(catalogue['search-few'], { handlers: found(searches.few) }),
  tags: ['row:search-few', 'screen:search', 'state:populated', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('2 results')).toBeVisible())
    await expect(titles()).toHaveLength(2)
    await expect(screen.queryByRole('region', { name: /From Skein|AI Summary/ })).not.toBeInTheDocument()
  },
}

/** A source that failed does not sink the others. */
export const Partial: Story = {
  ...scenario(catalogue['search-partial'], { handlers: found(searches.partial) }),
  tags: ['row:search-partial', 'screen:search', 'state:error', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('OpenAI could not be reached.')).toBeVisible())
    await expect(titles()).toHaveLength(3)
  },
}

export const Limited: Story = {
  ...scenario(catalogue['search-limited'], { handlers: found(searches.limited) }),
  tags: ['row:search-limited', 'screen:search', 'state:error', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/used today’s web searches with OpenAI/)).toBeVisible())
  },
}

export const Empty: Story = {
  ...scenario(catalogue['search-empty'], { handlers: found(searches.none) }),
  tags: ['row:search-empty', 'screen:search', 'state:empty', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('Try adjusting your search terms or filters.')).toBeVisible())
    await expect(screen.getByText('0 results')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Explore posts' })).toHaveAttribute('href', '/explore')
  },
}

/** What narrowed the search is left out of the next one. */
export const EmptyFiltered: Story = {
  ...scenario(catalogue['search-empty-filtered'], { handlers: found(searches.none) }),
  args: { place: { query: 'from:noor street shade has:image', tab: 'all' } },
  tags: ['row:search-empty-filtered', 'screen:search', 'state:empty', 'call:post-search-blended'],
  play: async () => {
    const wider = await screen.findByRole('link', { name: 'Search without filters' })
    await waitFor(() => expect(wider).toBeVisible())
    await expect(wider).toHaveAttribute('href', '/search?q=street+shade')
  },
}

/** Nothing in one tab: the way to the one that has them all, and back. */
export const TabEmpty: Story = {
  ...scenario(catalogue['search-tab-empty'], {
    handlers: [
      mockSearchStream([searchResponse([atlas, studies], { openai: 'done', perplexity: 'done', local: 'done' })]),
    ],
  }),
  tags: ['row:search-tab-empty', 'screen:search', 'state:empty', 'call:post-search-blended'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Skein 0' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Show all results' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: 'All 2' })).toHaveFocus())
    await userEvent.click(screen.getByRole('tab', { name: 'Skein 0' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible())
  },
}

/** Every source failed: the specified words, and another try that works. */
export const Fails: Story = {
  ...scenario(catalogue['search-fails'], { handlers: [mockRefusal('blendedSearch', 'search-failed')] }),
  tags: ['row:search-fails', 'screen:search', 'state:error', 'error:search-failed', 'call:post-search-blended'],
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^Search failed/)).toBeVisible())
    await expect(queryBox()).toHaveValue(asked.query)
    await userEvent.click(button('Retry'))
    await waitFor(() => expect(hitsOf('blendedSearch')).toBe(2))
    await waitFor(() => expect(screen.getByText(/^Search failed/)).toBeVisible())
  },
}

/** The connection broke off: what was found stays. */
export const Broken: Story = {
  ...scenario(catalogue['search-broken'], { handlers: [mockSearchStream([searches.first], 'broken')] }),
  tags: ['row:search-broken', 'screen:search', 'state:error', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible())
    await expect(titles()).toHaveLength(2)
  },
}

export const Offline: Story = {
  ...scenario(catalogue['search-offline'], { handlers: [mockOffline('blendedSearch')] }),
  tags: ['row:search-offline', 'screen:search', 'state:offline', 'call:post-search-blended'],
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Search failed/)).toBeVisible())
  },
}

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longAnswer = searchResponse(
  [
    {
      ...atlas,
      title: `${endless} und ${endless}`,
      snippet: `${endless} `.repeat(6),
      url: `https://${'a-very-long-name.'.repeat(6)}example/${'path/'.repeat(20)}`,
    },
    ...Array.from({ length: 18 }, (_, index) => ({
      ...studies,
      id: `long-${index}`,
      url: `${studies.url}?page=${index}`,
    })),
  ],
  { openai: 'done', perplexity: 'done', local: 'done' },
  { searchTime: 12_345, relatedQueries: [`${endless} ${endless}`, 'shade'] },
)

export const Long: Story = {
  ...scenario(catalogue['search-long'], { handlers: found(longAnswer) }),
  tags: ['row:search-long', 'screen:search', 'state:long', 'call:post-search-blended'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getByText('19 results')).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A page is looked at before it is framed. */
export const BrowseLoading: Story = {
  ...scenario(catalogue['browse-loading'], { handlers: [mockNever('openPage')], setup: inventWeb }),
  tags: ['row:browse-loading', 'screen:search', 'state:loading', 'call:get-search-page'],
  args: { place: { ...asked, url: atlas.url } },
  play: async () => {
    await expect(await screen.findByText(/^Loading canopy-atlas/)).toBeInTheDocument()
    await expect(frame()).not.toBeInTheDocument()
  },
}

/** A result opens in browse mode, in the specified sandbox with the two exceptions. */
export const Framed: Story = {
  ...scenario(catalogue['browse-framed'], { handlers: found(searches.complete), setup: inventWeb }),
  tags: [
    'row:browse-framed',
    'screen:search',
    'state:populated',
    'transition:search-result-opens',
    'transition:browse-back-disabled',
    'transition:browse-forward-disabled',
    'call:get-search-page',
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: atlas.title }))
    await waitFor(() => expect(shown()).toBe(atlas.url))
    await loaded()
    const { sandbox, referrerPolicy } = frame() ?? document.createElement('iframe')
    await expect([...sandbox].toSorted()).toEqual([
      'allow-forms',
      'allow-popups',
      'allow-same-origin',
      'allow-scripts',
      'allow-top-navigation-by-user-activation',
    ])
    await expect(referrerPolicy).toBe('no-referrer')
    await expect(button('Back')).toBeDisabled()
    await expect(button('Forward')).toBeDisabled()
    await expect(button('Reload')).toBeEnabled()
    await expect(address()).toHaveValue(atlas.url)
    await expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', atlas.url)
  },
}

/** What is typed is an address with a dot or with http, and gets https where it has no scheme. */
export const Address: Story = {
  ...scenario(catalogue['browse-address'], { handlers: [framing], setup: inventWeb }),
  tags: [
    'row:browse-address',
    'screen:search',
    'state:populated',
    'transition:search-address-opens',
    'transition:browse-dot-is-address',
    'transition:browse-http-is-address',
    'transition:browse-scheme-added',
    'call:get-search-page',
  ],
  args: { place: { query: '', tab: 'all' } },
  play: async ({ userEvent }) => {
    for (const [typed, url] of [
      ['a.example/b', 'https://a.example/b'],
      ['https://c.example/', 'https://c.example/'],
      ['httpbin', 'https://httpbin/'],
      ['node.js', 'https://node.js/'],
    ] as const) {
      await goTo(userEvent, typed)
      await waitFor(() => expect(shown()).toBe(url))
      await loaded()
    }
  },
}

/** Opening appends and drops what lies ahead; Back and Forward move along. */
export const History: Story = {
  ...scenario(catalogue['browse-history'], { handlers: [framing], setup: inventWeb }),
  tags: [
    'row:browse-history',
    'screen:search',
    'state:populated',
    'transition:browse-appends',
    'transition:browse-drops-forward',
    'transition:browse-back',
    'transition:browse-forward',
    'call:get-search-page',
  ],
  args: { place: { query: '', tab: 'all' } },
  play: async ({ userEvent }) => {
    const at = (url: string) => waitFor(() => expect(shown()).toBe(url))
    await goTo(userEvent, 'a.example')
    await at('https://a.example/')
    await goTo(userEvent, 'b.example')
    await at('https://b.example/')
    await userEvent.click(button('Back'))
    await at('https://a.example/')
    await expect(button('Back')).toBeDisabled()
    await userEvent.click(button('Forward'))
    await at('https://b.example/')
    await expect(button('Forward')).toBeDisabled()
    await userEvent.click(button('Back'))
    await at('https://a.example/')
    await goTo(userEvent, 'c.example')
    await at('https://c.example/')
    await expect(button('Forward')).toBeDisabled()
    await expect(button('Back')).toBeEnabled()
    await loaded()
  },
}

/** Reload loads the same address anew, and the spinner shows. */
export const Reload: Story = {
  ...scenario(catalogue['browse-reload'], { setup: inventWeb }),
  tags: ['row:browse-reload', 'screen:search', 'state:pending', 'transition:browse-reloads', 'call:get-search-page'],
  args: { place: { ...asked, url: atlas.url } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shown()).toBe(atlas.url))
    await loaded()
    const before = frame()
    const spinners: boolean[] = []
    const watch = new MutationObserver(() => spinners.push(screen.queryByText(/^Loading canopy-atlas/) !== null))
    watch.observe(document.body, { childList: true, subtree: true })
    await userEvent.click(button('Reload'))
    await waitFor(() => expect(frame()).not.toBe(before))
    await loaded()
    watch.disconnect()
    await expect(spinners).toContain(true)
    await expect(shown()).toBe(atlas.url)
  },
}

/** Home goes from browsing back to the search, and once more to its beginning. */
export const Reset: Story = {
  ...scenario(catalogue['browse-reset'], { handlers: found(searches.complete), setup: inventWeb }),
  tags: [
    'row:browse-reset',
    'screen:search',
    'state:populated',
    'transition:search-reset',
    'transition:browse-reload-disabled',
    'call:get-search-page',
  ],
  args: { place: { ...asked, url: atlas.url } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shown()).toBe(atlas.url))
    await userEvent.click(button('Home'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'AI Summary' })).toBeVisible())
    await expect(button('Reload')).toBeDisabled()
    await userEvent.click(button('Home'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Intelligent Search' })).toBeVisible())
  },
}

/** What is no address is searched for, from the browser's box as well. */
export const Query: Story = {
  ...scenario(catalogue['browse-query'], { handlers: found(searches.complete), setup: inventWeb }),
  tags: [
    'row:browse-query',
    'screen:search',
    'state:populated',
    'transition:browse-else-query',
    'call:post-search-blended',
  ],
  args: { place: { query: '', tab: 'all', url: atlas.url } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(shown()).toBe(atlas.url))
    await goTo(userEvent, 'street shade')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'AI Summary' })).toBeVisible())
    await expect(queryBox()).toHaveValue('street shade')
    await expect(frame()).not.toBeInTheDocument()
  },
}

/** A page that forbids frames is offered in a new tab, and as a text. */
export const Refused: Story = {
  ...scenario(catalogue['browse-refused'], { setup: inventWeb }),
  tags: ['row:browse-refused', 'screen:search', 'state:error', 'call:get-search-page'],
  args: { place: { ...asked, url: webPages.refused.url } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^heatstudies.example does not allow itself/)).toBeVisible())
    await expect(frame()).not.toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'Open in new tab' })) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await expect(button('Read here')).toBeVisible()
  },
}

/** The text of a page without the page; its links open in browse mode. */
export const Reading: Story = {
  ...scenario(catalogue['browse-reader'], { setup: inventWeb }),
  tags: ['row:browse-reader', 'screen:search', 'state:populated', 'call:get-search-page'],
  args: { place: { ...asked, url: webPages.refused.url } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Read here' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The air is only half of it' })).toBeVisible())
    await expect(screen.getByRole('link', { name: 'Nine cities' })).toHaveAttribute(
      'href',
      `/search?url=${encodeURIComponent(studies.url)}`,
    )
    await expect(screen.queryByText(/^Loading /)).not.toBeInTheDocument()
  },
}

export const Insecure: Story = {
  ...scenario(catalogue['browse-insecure'], { setup: inventWeb }),
  tags: ['row:browse-insecure', 'screen:search', 'state:error', 'call:get-search-page'],
  args: { place: { ...asked, url: webPages.insecure.url } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/has no secure connection/)).toBeVisible())
    await expect(frame()).not.toBeInTheDocument()
  },
}

/** Skein's own pages and those of private networks are refused. */
export const Blocked: Story = {
  ...scenario(catalogue['browse-blocked'], { setup: inventWeb }),
  tags: ['row:browse-blocked', 'screen:search', 'state:error', 'call:get-search-page'],
  args: { place: { ...asked, url: 'http://192.168.1.1/' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^This address cannot be opened here/)).toBeVisible())
    await expect(frame()).not.toBeInTheDocument()
  },
}
