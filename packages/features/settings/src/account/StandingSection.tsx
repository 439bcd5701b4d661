import { Suspense, useState } from 'react'
import type { Measure, ProfilePart } from '@skein/contract'
import { useMeasures } from '@skein/data'
import { Badge, Button, RelativeTime } from '@skein/design-system'
import { formatList, latePart, useLanguage, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const AppealDialog = latePart(async () => (await import('./AppealDialog.tsx')).AppealDialog)

/** What moderators decided about the member; nothing where there is none of it. It comes first: that is what a notification leads to. */
export function StandingSection() {
  const m = useMessages('settings')
  const { data: measures = [] } = useMeasures()
  if (measures.length === 0) return null
  return (
    <Section id="settings-standing" title={m.standing()} about={m.standingAbout()}>
      <ul className="grid gap-16">
        {measures.map((measure) => (
          <li key={measure.id}>
            <OneMeasure measure={measure} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the measure is, in words. */
function useSentence(): (measure: Measure) => string {
  const m = useMessages('settings')
  const language = useLanguage()
  const partNames: Record<ProfilePart, string> = {
    avatar: m.partAvatar(),
    name: m.partName(),
    bio: m.partBio(),
    location: m.partLocation(),
    website: m.partWebsite(),
  }
  return ({ kind, parts }) => {
    switch (kind) {
      case 'warning':
        return m.measureWarning()
      case 'limit':
        return m.measureLimit()
      case 'removal':
        return m.measureRemoval({
          parts: formatList(
            language,
            parts.map((part) => partNames[part]),
          ),
        })
      case 'remove-post':
        return m.measureRemovePost()
      default:
        return m.measureSuspension()
    }
  }
}

function OneMeasure({ measure }: { measure: Measure }) {
  const m = useMessages('settings')
  const sentenceOf = useSentence()
  const [isAppealing, setAppealing] = useState(false)
  return (
    <article aria-labelledby={`measure-${measure.id}`} className="grid gap-4 rounded-card border border-border p-12">
      <h3 id={`measure-${measure.id}`} className="flex flex-wrap items-center gap-8 text-control font-semibold">
        {sentenceOf(measure)}
        {measure.endedAt !== null && <Badge>{m.measureEnded()}</Badge>}
      </h3>
      <p className="text-caption text-text-muted">
        <RelativeTime dateTime={measure.at} />
      </p>
      {measure.kind === 'limit' && measure.endedAt === null && (
        <p className="text-control text-text-muted">{m.measureLimitAbout()}</p>
      )}
      <p dir="auto" className="text-control wrap-anywhere">
        {measure.reason}
      </p>
      {measure.appeal === null ? (
        <div className="mt-4">
          <Button variant="quiet" size="sm" onClick={() => setAppealing(true)}>
            {m.appeal()}
          </Button>
        </div>
      ) : (
        <OwnAppeal appeal={measure.appeal} />
      )}
      {isAppealing && (
        <Suspense>
          <AppealDialog measureId={measure.id} onClose={() => setAppealing(false)} />
        </Suspense>
      )}
    </article>
  )
}

/** What the member answered, and what became of it. */
function OwnAppeal({ appeal: { text, outcome } }: { appeal: NonNullable<Measure['appeal']> }) {
  const m = useMessages('settings')
  const result =
    outcome === null ? m.appealWaits() : outcome.result === 'upheld' ? m.appealUpheld() : m.appealTakenBack()
  return (
    <div className="mt-8 grid gap-4 rounded-card bg-sunken p-12 text-control">
      <h4 className="font-semibold">{m.appealReason()}</h4>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <p className="mt-4 font-semibold">{result}</p>
      {outcome !== null && (
        <p dir="auto" className="wrap-anywhere">
          {outcome.reason}
        </p>
      )}
    </div>
  )
}
