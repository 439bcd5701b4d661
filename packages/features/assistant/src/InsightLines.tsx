import { pageAddress } from '@skein/contract/addresses'
import { useInsights, useUpdateSettings } from '@skein/data'
import { Button, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { ReactNode } from 'react'

/**
 * Three lines about the member's own feed, each with links to its posts, and the way to turn them off (behaviour §2.2).
 * @param children what stands there without a digest: the static text
 */
export function InsightLines({ children }: { children: ReactNode }) {
  const m = useMessages('insights')
  const { data } = useInsights(true)
  const update = useUpdateSettings()
  if (data === undefined || data.lines.length === 0) return children
  const turnOff = async () => {
    try {
      await update.mutateAsync({ aiInsights: false })
      toast({ title: m.turnedOff() })
    } catch {
      toast({ title: m.turnOffFailed(), tone: 'danger' })
    }
  }
  return (
    <>
      <ul className="flex flex-col gap-10 pt-10 text-control">
        {data.lines.map(({ text, posts }) => (
          <li key={text}>
            <span dir="auto">{text}</span>{' '}
            {posts.map(({ id, name }) => (
              <a
                key={id}
                href={pageAddress('/post/$id', { id })}
                className="me-8 inline-block min-h-24 text-caption leading-24 font-medium text-ai-text hover:underline"
              >
                {m.postOf({ name })}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <p className="flex items-center justify-between gap-8 pt-8 text-caption text-text-faint">
        {m.madeOf()}
        <Button size="xs" variant="ghost" disabled={update.isPending} onClick={() => void turnOff()}>
          {m.turnOff()}
        </Button>
      </p>
    </>
  )
}
