import { searchResults, webPages } from '../fixtures/search.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { search: m } = texts
const page = { spec: '§2.12', screen: 'search' } as const
const search = { ...page, call: 'blendedSearch' } as const
const browse = { ...page, call: 'openPage' } as const
const { atlas, post, pockets } = searchResults
const host = new URL(atlas.url).host
const framed = m.frameTitle({ host })

/** The search page and its browser: §2.12 with its transitions (§4), its rule (§5) and its error (§8), and behaviour §2.12. */
export const searchRows = rows({
  'search-hero': { ...page, state: 'populated', shows: m.heading() },
  'search-loading': { ...search, state: 'loading', shows: m.searching() },
  'search-streaming': { ...search, spec: 'behaviour §2.12', state: 'pending', shows: post.title },
  'search-populated': { ...search, state: 'populated', shows: m.summary(), covers: ['transition:search-tab-all'] },
  'search-tab-web': {
    ...search,
    spec: '§4',
    state: 'populated',
    shows: atlas.title,
    covers: ['transition:search-tab-web'],
  },
  'search-tab-ai': {
    ...search,
    spec: '§4',
    state: 'populated',
    shows: pockets.title,
    covers: ['transition:search-tab-ai'],
  },
  'search-not-connected': { ...search, spec: 'behaviour §2.12', state: 'empty', shows: 'PERPLEXITY_API_KEY' },
  'search-local': { ...search, spec: 'behaviour §2.12', state: 'populated', shows: m.fromSkein() },
  'search-few': { ...search, spec: 'behaviour §2.12', state: 'populated', shows: post.title },
  'search-partial': { ...search, spec: 'behaviour §2.12', state: 'error', shows: pockets.title },
  'search-limited': { ...search, spec: 'behaviour §2.12', state: 'error', shows: post.title },
  'search-empty': { ...search, state: 'empty', shows: m.noneTitle() },
  'search-empty-filtered': { ...search, state: 'empty', shows: m.noneTitle() },
  'search-tab-empty': { ...search, state: 'empty', shows: m.noneTitle() },
  'search-fails': { ...search, spec: '§8', state: 'error', shows: m.failed(), covers: ['error:search-failed'] },
  'search-broken': { ...search, spec: 'behaviour §2.12', state: 'error', shows: m.incomplete() },
  'search-offline': { ...search, spec: '§8', state: 'offline', shows: m.failed() },
  'search-long': { ...search, state: 'long', shows: m.related() },
  'search-blank': { ...page, spec: '§5', state: 'populated', shows: m.heading(), covers: ['rule:search-blank'] },
  'browse-loading': { ...browse, state: 'loading', shows: m.loadingPage({ host }) },
  'browse-framed': {
    ...browse,
    spec: '§4',
    state: 'populated',
    shows: framed,
    covers: ['transition:search-result-opens', 'transition:browse-back-disabled', 'transition:browse-forward-disabled'],
  },
  'browse-address': {
    ...browse,
    spec: '§4',
    state: 'populated',
    shows: m.searchInstead({ text: 'node.js' }),
    covers: [
      'transition:search-address-opens',
      'transition:browse-dot-is-address',
      'transition:browse-http-is-address',
      'transition:browse-scheme-added',
    ],
  },
  'browse-history': {
    ...browse,
    spec: '§4',
    state: 'populated',
    shows: m.frameTitle({ host: 'c.example' }),
    covers: [
      'transition:browse-appends',
      'transition:browse-drops-forward',
      'transition:browse-back',
      'transition:browse-forward',
    ],
  },
  'browse-reload': { ...browse, spec: '§4', state: 'pending', shows: framed, covers: ['transition:browse-reloads'] },
  'browse-reset': {
    ...browse,
    spec: '§4',
    state: 'populated',
    shows: m.heading(),
    covers: ['transition:search-reset', 'transition:browse-reload-disabled'],
  },
  'browse-query': {
    ...search,
    spec: '§4',
    state: 'populated',
    shows: m.summary(),
    covers: ['transition:browse-else-query'],
  },
  'browse-refused': {
    ...browse,
    spec: 'behaviour §2.12',
    state: 'error',
    shows: m.refusedTitle({ host: new URL(webPages.refused.url).host }),
  },
  'browse-reader': {
    ...browse,
    spec: 'behaviour §2.12',
    state: 'populated',
    shows: m.byline({ name: 'Imke Sanders' }),
  },
  'browse-insecure': {
    ...browse,
    spec: 'behaviour §2.12',
    state: 'error',
    shows: m.insecureTitle({ host: new URL(webPages.insecure.url).host }),
  },
  'browse-blocked': { ...browse, spec: 'behaviour §2.12', state: 'error', shows: m.blockedTitle() },
})
