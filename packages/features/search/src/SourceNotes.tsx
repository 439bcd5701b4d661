import type { SearchSourceState } from '@skein/contract'
import { InfoIcon, TextButton } from '@skein/design-system'
import { rich, useMessages } from '@skein/i18n'
import { useId, useState, type ReactNode } from 'react'

/** The sources of the web, with the tab that is theirs and the setting that connects them. */
export const webSources = {
  openai: { tab: 'web', variable: 'OPENAI_API_KEY' },
  perplexity: { tab: 'ai', variable: 'PERPLEXITY_API_KEY' },
} as const

export type WebSourceName = keyof typeof webSources
const isWebSource = (name: string): name is WebSourceName => name in webSources

/** The names of the sources and tabs, as they are shown. */
export function useSourceNames() {
  const m = useMessages('search')
  return {
    openai: m.openai(),
    perplexity: m.perplexity(),
    local: m.skein(),
    tabs: { all: m.all(), web: m.web(), ai: m.ai(), skein: m.skein() },
  }
}

const bold = (text: ReactNode) => <b className="font-medium text-text">{text}</b>

type NotesProps = {
  sources: readonly SearchSourceState[]
  /** Only this source, centred: what its empty tab says. */
  only?: WebSourceName | undefined
}

/** What there is to say of sources that gave nothing: never a warning, because what was found is there all the same. */
export function SourceNotes({ sources, only }: NotesProps) {
  const m = useMessages('search')
  const names = useSourceNames()
  const silent = sources.flatMap(({ source, status }) =>
    isWebSource(source) && status !== 'done' && status !== 'pending' && (only === undefined || only === source)
      ? [{ source, status }]
      : [],
  )
  const missing = silent.filter(({ status }) => status === 'not-connected').map(({ source }) => source)
  const isBoth = missing.length === 2
  const others = silent.filter(({ status }) => !(isBoth && status === 'not-connected'))
  return (
    <>
      {isBoth && (
        <Note isCentred={false} connects={missing}>
          {rich(m.noneConnected({ first: names.openai, second: names.perplexity, b: bold }))}
        </Note>
      )}
      {others.map(({ source, status }) => {
        const name = names[source]
        const tab = names.tabs[webSources[source].tab]
        return (
          <Note key={source} isCentred={only !== undefined} connects={status === 'not-connected' ? [source] : []}>
            {rich(
              status === 'not-connected'
                ? m.notConnected({ name, tab, b: bold })
                : status === 'limited'
                  ? m.sourceLimited({ name, b: bold })
                  : m.sourceFailed({ name, b: bold }),
            )}
          </Note>
        )
      })}
    </>
  )
}

type NoteProps = { isCentred: boolean; connects: readonly WebSourceName[]; children: ReactNode }

function Note({ isCentred, connects, children }: NoteProps) {
  const m = useMessages('search')
  const names = useSourceNames()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      className={
        isCentred
          ? 'flex flex-col items-center gap-8 px-32 py-56 text-center text-control text-pretty text-text-muted'
          : 'flex gap-12 border-b border-border bg-canvas px-16 py-12 text-control text-pretty text-text-muted'
      }
    >
      <InfoIcon className="mt-2 shrink-0" />
      <div className={isCentred ? 'max-w-[26rem]' : 'min-w-0 flex-1'}>
        {children}{' '}
        {connects.length > 0 && (
          <TextButton aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            {connects.length > 1 ? m.howToConnectThem() : m.howToConnect()}
          </TextButton>
        )}
        {isOpen && (
          <div id={id} className="pt-8">
            {connects.map((source) => (
              <p key={source} className="pt-4">
                {m.connectText({ name: names[source], variable: webSources[source].variable })}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
