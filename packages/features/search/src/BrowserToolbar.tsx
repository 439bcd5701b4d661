import {
  ArrowLeftIcon,
  ArrowRightIcon,
  HomeIcon,
  IconButton,
  LockIcon,
  RefreshCwIcon,
  SearchIcon,
  Spinner,
  Toolbar,
} from '@skein/design-system'
import { searchBoxId } from '@skein/feature-search-box'
import { useMessages } from '@skein/i18n'
import { useRef, useState } from 'react'
import {
  addressAt,
  canGoBack,
  canGoForward,
  canReload,
  type BrowseAction,
  type BrowseHistory,
} from './browse-history.ts'
import { readTyped } from './typed-address.ts'

type BrowserToolbarProps = {
  history: BrowseHistory
  /** What is searched for, shown where no page is open. */
  query: string
  onAction: (action: BrowseAction) => void
  /** An address was typed; `text` is what stood in the box. */
  onOpen: (url: string, text: string) => void
  onSearch: (text: string) => void
  onHome: () => void
}

const mirrored = 'rtl:-scale-x-100'
/** What cannot be pressed looks it, but for forced colours, which have a colour of their own for it. */
const muted = 'not-forced-colors:disabled:text-border-control'

/** The browser's toolbar: Back, Forward, Reload, Home, and the address box (specification §2.12). */
export function BrowserToolbar({ history, query, onAction, onOpen, onSearch, onHome }: BrowserToolbarProps) {
  const m = useMessages('search')
  const address = addressAt(history)
  const isBrowsing = address !== undefined
  return (
    <Toolbar.Root
      label={m.toolbar()}
      className="sticky top-52 z-10 min-h-52 flex-nowrap gap-4 border-b border-border bg-sunken ps-8 pe-16 tight:flex-wrap tight:pb-8 max-rail:gap-0 max-rail:ps-4 max-rail:pe-12"
    >
      <Toolbar.Item>
        <IconButton
          label={m.back()}
          icon={<ArrowLeftIcon className={mirrored} />}
          disabled={!canGoBack(history)}
          className={muted}
          onClick={() => onAction({ type: 'back' })}
        />
      </Toolbar.Item>
      <Toolbar.Item>
        <IconButton
          label={m.forward()}
          icon={<ArrowRightIcon className={mirrored} />}
          disabled={!canGoForward(history)}
          className={isBrowsing && !canGoForward(history) ? `${muted} max-rail:hidden` : muted}
          onClick={() => onAction({ type: 'forward' })}
        />
      </Toolbar.Item>
      <Toolbar.Item>
        <IconButton
          label={m.reload()}
          icon={history.isLoading ? <Spinner size={20} /> : <RefreshCwIcon />}
          disabled={!canReload(history)}
          className={muted}
          onClick={() => onAction({ type: 'reload' })}
        />
      </Toolbar.Item>
      <Toolbar.Item>
        <IconButton label={m.home()} icon={<HomeIcon />} onClick={onHome} />
      </Toolbar.Item>
      <AddressBox
        key={address ?? query}
        shown={address ?? query}
        isAddress={isBrowsing}
        onOpen={onOpen}
        onSearch={onSearch}
      />
    </Toolbar.Root>
  )
}

type AddressBoxProps = {
  shown: string
  isAddress: boolean
} & Pick<BrowserToolbarProps, 'onOpen' | 'onSearch'>

/** An address as people read it: the host in ink, what follows it muted. */
function Written({ url }: { url: string }) {
  const { host, pathname, search, hash } = new URL(url)
  const rest = `${pathname}${search}${hash}`
  return (
    <span
      aria-hidden
      dir="ltr"
      className="pointer-events-none absolute inset-y-0 start-36 end-12 flex items-center overflow-hidden text-control peer-focus:hidden forced-colors:hidden"
    >
      <span className="truncate">
        <span className="font-medium text-text">{host}</span>
        <span className="text-text-muted">{rest === '/' ? '' : rest}</span>
      </span>
    </span>
  )
}

function AddressBox({ shown, isAddress, onOpen, onSearch }: AddressBoxProps) {
  const m = useMessages('search')
  const [text, setText] = useState(shown)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      className="relative ms-8 min-w-0 flex-1 tight:basis-full"
      // A form for every browser that has not the code yet: what is typed there is searched for.
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = readTyped(text)
        if (typed.kind === 'blank') return
        input.current?.blur()
        if (typed.kind === 'address') onOpen(typed.url, text.trim())
        else onSearch(typed.query)
      }}
    >
      <input
        ref={input}
        // Over a page that is open there is no other.
        id={isAddress ? searchBoxId : undefined}
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          // Escape brings back where one is, as a browser does.
          if (event.key === 'Escape') setText(shown)
        }}
        aria-label={m.address()}
        placeholder={m.address()}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        inputMode="url"
        maxLength={2048}
        dir="auto"
        className={`peer h-36 w-full min-w-0 rounded-card border border-border-control bg-surface ps-36 pe-12 text-control text-text placeholder:text-text-muted focus:border-focus focus:outline-1 focus:-outline-offset-2 focus:outline-focus pointer-coarse:h-40 pointer-coarse:focus:text-post ${isAddress ? 'not-focus:text-transparent forced-colors:not-focus:text-[FieldText]' : ''}`}
      />
      <span className="pointer-events-none absolute inset-y-0 start-12 flex items-center text-text-muted">
        {isAddress && shown.startsWith('https:') ? <LockIcon size={16} /> : <SearchIcon size={16} />}
      </span>
      {isAddress && text === shown && <Written url={shown} />}
    </form>
  )
}
