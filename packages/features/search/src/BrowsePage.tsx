import { ApiError, useWebPage } from '@skein/data'
import {
  ArrowRightIcon,
  Button,
  EmptyState,
  IconButton,
  RefreshCwIcon,
  SearchIcon,
  ShieldCheckIcon,
  Spinner,
  TextLinesIcon,
} from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Suspense, useState, type ReactNode } from 'react'

// Only who reads pays for the reader.
const Reader = latePart(async () => (await import('./Reader.tsx')).Reader)

type BrowsePageProps = {
  url: string
  /** Which showing of the page this is: another one loads it anew. */
  visit: number
  isLoading: boolean
  /** What was typed for it in the address box, where it was. */
  typed: string | undefined
  onLoaded: () => void
  /** A link of the page's text was followed. */
  onOpen: (url: string) => void
  onSearch: (text: string) => void
}

/** `allow-top-navigation` needs the user's own action (behaviour §2.12); everything else as the specification has it (§9). */
const sandbox = 'allow-same-origin allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation'

/** React's types do not know it yet: the page gets no cookies of its own, so that it cannot know who looks. */
const credentialless = { credentialless: '' }

/** Browse mode (specification §2.12, behaviour §2.12): a page in a protected frame; its text where it forbids frames. */
export function BrowsePage({ url, visit, isLoading, typed, onLoaded, onOpen, onSearch }: BrowsePageProps) {
  const m = useMessages('search')
  const { page, error, isLoading: isChecking, retry } = useWebPage(url)
  const [isReading, setReading] = useState(false)
  const host = new URL(url).host
  const isRefused = error instanceof ApiError && (error.code === 'address-refused' || error.code === 'invalid-input')
  const canFrame =
    isChecking || page?.frame === 'allowed' || page?.frame === 'unknown' || (error !== null && !isRefused)
  const article = page?.article ?? null
  // What is drawn here has come as soon as it is drawn.
  const isShown = !isChecking && (!canFrame || isReading)
  if (isShown && isLoading) queueMicrotask(onLoaded)

  const openButton = (
    <Button asChild>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {m.openInTab()}
      </a>
    </Button>
  )
  return (
    <div className="flex flex-1 flex-col">
      <div className="relative flex min-h-[calc(100dvh-9rem)] flex-1 flex-col bg-surface max-rail:min-h-[calc(100dvh-12.5rem)]">
        {isRefused ? (
          <EmptyState role="alert" mark="error" title={m.blockedTitle()} description={m.blockedText()} />
        ) : isReading && article !== null ? (
          <Suspense
            fallback={
              <Centre>
                <Spinner label={m.loadingPage({ host })} />
              </Centre>
            }
          >
            <Reader article={article} url={url} onOpen={onOpen} />
          </Suspense>
        ) : !canFrame ? (
          <EmptyState
            role="alert"
            mark="compass"
            title={page?.frame === 'insecure' ? m.insecureTitle({ host }) : m.refusedTitle({ host })}
            description={article === null ? m.refusedText() : m.refusedReadable()}
            action={
              <span className="flex flex-wrap justify-center gap-8">
                {article !== null && (
                  <Button variant="quiet" iconStart={<TextLinesIcon size={18} />} onClick={() => setReading(true)}>
                    {m.read()}
                  </Button>
                )}
                {openButton}
              </span>
            }
          />
        ) : (
          <>
            {!isChecking && (
              <iframe
                key={visit}
                src={url}
                title={m.frameTitle({ host })}
                sandbox={sandbox}
                referrerPolicy="no-referrer"
                allow=""
                {...credentialless}
                onLoad={onLoaded}
                className={`absolute inset-0 size-full border-0 bg-surface transition-opacity duration-fade ${isLoading ? 'opacity-0' : ''}`}
              />
            )}
            {isLoading && (
              <Centre>
                <Spinner size={32} label={m.loadingPage({ host })} />
              </Centre>
            )}
          </>
        )}
      </div>
      <StatusRow
        url={url}
        isFramed={canFrame && !isReading && !isRefused}
        typed={typed}
        onSearch={onSearch}
        canRetry={error !== null && !isRefused}
        onRetry={retry}
      >
        {article !== null && (
          <Button
            variant="ghost"
            size="xs"
            iconStart={<TextLinesIcon size={16} />}
            aria-pressed={isReading}
            onClick={() => setReading(!isReading)}
          >
            {isReading ? m.showPage() : m.readerView()}
          </Button>
        )}
      </StatusRow>
    </div>
  )
}

const Centre = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 grid place-items-center text-text-muted">{children}</div>
)

type StatusRowProps = {
  url: string
  isFramed: boolean
  typed: string | undefined
  onSearch: (text: string) => void
  canRetry: boolean
  onRetry: () => void
  children: ReactNode
}

/** What the frame is, and the ways out of it. */
function StatusRow({ url, isFramed, typed, onSearch, canRetry, onRetry, children }: StatusRowProps) {
  const m = useMessages('search')
  // `node.js` is an address by the rule, and hardly ever meant as one.
  const isBare = typed !== undefined && !/[/:]/.test(typed)
  return (
    <div className="sticky bottom-0 z-10 flex min-h-40 items-center gap-12 border-t border-border bg-surface px-16 py-4 text-caption text-text-muted max-rail:bottom-[calc(--spacing(50)+env(safe-area-inset-bottom))] max-rail:min-h-44">
      {isFramed && (
        <span className="flex min-w-0 flex-1 items-center gap-8">
          <ShieldCheckIcon size={16} className="shrink-0" />
          <span className="truncate">
            {m.protected()}
            <span className="max-rail:hidden"> · {m.protectedText()}</span>
          </span>
        </span>
      )}
      {children}
      {isBare && (
        <Button variant="ghost" size="xs" iconStart={<SearchIcon size={16} />} onClick={() => onSearch(typed)}>
          <span className="max-w-[12rem] truncate">{m.searchInstead({ text: typed })}</span>
        </Button>
      )}
      {canRetry && <IconButton label={m.retry()} size="xs" icon={<RefreshCwIcon size={16} />} onClick={onRetry} />}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="relative ms-auto flex shrink-0 items-center gap-4 font-semibold text-accent-text after:absolute after:-inset-y-12 after:-inset-x-4 hover:underline"
      >
        {m.openInTab()}
        <ArrowRightIcon size={16} className="-rotate-45 rtl:-rotate-135" />
      </a>
    </div>
  )
}
