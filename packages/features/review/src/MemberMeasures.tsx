import type { MemberRecord } from '@skein/contract'
import { Badge, RelativeTime } from '@skein/design-system'
import { formatList, useLanguage, useMessages } from '@skein/i18n'
import { useMeasureNames, usePartNames } from './part-names.ts'

/** What was done about a member, newest first. */
export function MemberMeasures({ measures }: { measures: MemberRecord['measures'] }) {
  const m = useMessages('review')
  const language = useLanguage()
  const names = useMeasureNames()
  const partNames = usePartNames()
  return (
    <section aria-labelledby="record-measures">
      <h3 id="record-measures" className="text-post font-bold">
        {m.measures()}
      </h3>
      {measures.length === 0 ? (
        <p className="mt-4 text-control text-text-muted">{m.noMeasures()}</p>
      ) : (
        <ul className="mt-8 grid gap-12">
          {measures.map(({ id, kind, reason, parts, at, endedAt, by }) => (
            <li key={id} className="grid gap-2 border-s-2 border-border ps-12 text-control">
              <p className="flex flex-wrap items-center gap-8 font-semibold">
                {m.outcome({ action: names[kind], username: by?.username ?? '—' })}
                {endedAt !== null && <Badge>{m.measureEnded()}</Badge>}
              </p>
              <p className="text-caption text-text-muted">
                {parts.length > 0 && (
                  <>
                    {formatList(
                      language,
                      parts.map((part) => partNames[part]),
                    )}
                    {' · '}
                  </>
                )}
                <RelativeTime dateTime={at} />
              </p>
              <p dir="auto" className="wrap-anywhere">
                {reason}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
