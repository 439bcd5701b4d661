import { useMessages } from '@skein/i18n'
import type { Operator } from './operators.ts'

/** What an operator does, in words. */
export function useOperatorTexts(): Record<Operator, string> {
  const m = useMessages('explore')
  return {
    'from:': m.operatorFrom(),
    'since:': m.operatorSince(),
    'until:': m.operatorUntil(),
    'has:image': m.operatorImage(),
    'has:video': m.operatorVideo(),
    'has:poll': m.operatorPoll(),
    'has:link': m.operatorLink(),
  }
}

/** All operators with what they do, where a search found nothing or could not be read. */
export function OperatorHelp() {
  const texts = useOperatorTexts()
  return (
    <dl className="mx-auto grid w-fit max-w-full grid-cols-[auto_1fr] items-baseline gap-x-16 gap-y-10 px-16 pb-40 text-start text-control">
      {Object.entries(texts).map(([operator, text]) => (
        <div key={operator} className="contents">
          <dt>
            <code className="rounded-control bg-hover px-8 py-4 font-mono text-meta text-text" dir="ltr">
              {operator}
            </code>
          </dt>
          <dd className="min-w-0 text-text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
