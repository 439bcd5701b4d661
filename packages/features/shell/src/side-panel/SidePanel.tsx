import { pageAddress } from '@skein/contract/addresses'
import type { CurrentUser } from '@skein/contract'
import { Button, Card, SparklesIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Suspense, useId } from 'react'
import { useMediaQuery, asideQuery } from '../use-media-query.ts'
import { PanelCard } from './PanelCard.tsx'
import { SuggestionsCard } from './SuggestionsCard.tsx'
import { TrendsCard } from './TrendsCard.tsx'

const InsightLines = latePart(async () => (await import('@skein/feature-assistant/insights')).InsightLines)

/** The right panel. Where the window has no room for it, it asks the server for nothing. */
export function SidePanel({ viewer }: { viewer: CurrentUser | null }) {
  const m = useMessages('shell')
  const isShown = useMediaQuery(asideQuery)
  return (
    <aside aria-label={m.sidePanel()} className="flex flex-col gap-16 max-aside:hidden">
      <TrendsCard isShown={isShown} />
      {viewer === null ? <JoinCard /> : <SuggestionsCard isShown={isShown} />}
      <InsightsCard hasDigest={isShown && viewer?.hasInsights === true} />
    </aside>
  )
}

/** For visitors, in the place of what is about an account. */
function JoinCard() {
  const m = useMessages('shell')
  return (
    <PanelCard title={m.newHere()}>
      <p className="text-control text-text-muted">{m.visitorText()}</p>
      <div className="flex gap-8 pt-16 pb-12">
        <Button asChild className="flex-1">
          <a href={pageAddress('/auth', { view: 'register' })}>{m.join()}</a>
        </Button>
        <Button asChild variant="quiet" className="flex-1">
          <a href={pageAddress('/auth')}>{m.signIn()}</a>
        </Button>
      </div>
    </PanelCard>
  )
}

/** 'AI Insights' (specification §2.2): a digest of the feed where there is one, else the static text, in the colour that is AI's alone. */
function InsightsCard({ hasDigest }: { hasDigest: boolean }) {
  const m = useMessages('shell')
  const id = useId()
  const text = <p className="pt-8 text-control text-text-muted">{m.aiInsightsText()}</p>
  return (
    <Card as="section" aria-labelledby={id} className="border border-ai-border p-16">
      <h2 id={id} className="flex items-center gap-8 text-post leading-20 font-bold text-ai-text">
        <SparklesIcon />
        {m.aiInsights()}
      </h2>
      {hasDigest ? (
        <Suspense fallback={text}>
          <InsightLines>{text}</InsightLines>
        </Suspense>
      ) : (
        text
      )}
    </Card>
  )
}
