import type { ReactNode } from 'react'
import { Button, Notice, NoticeAction, Skeleton, SkeletonRegion } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type Pages<Item> = {
  data: { pages: Item[][] } | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** A list in each of its states. */
export function List<Item extends { id: string }>({
  pages,
  empty,
  render,
}: {
  pages: Pages<Item>
  empty: ReactNode
  render: (item: Item) => ReactNode
}) {
  const m = useMessages('review')
  const common = useMessages('common')
  const items = pages.data?.pages.flat()
  if (items === undefined && pages.error !== null)
    return (
      <Notice
        tone="danger"
        className="m-16"
        action={<NoticeAction onClick={() => void pages.refetch()}>{common.retry()}</NoticeAction>}
      >
        {m.failed()}
      </Notice>
    )
  if (items === undefined)
    return (
      <SkeletonRegion label={m.loading()} busy className="grid gap-16 p-16">
        <Skeleton shape="block" className="h-80 w-full" />
        <Skeleton shape="block" className="h-80 w-full" />
      </SkeletonRegion>
    )
  if (items.length === 0) return empty
  return (
    <>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-border p-16">
            {render(item)}
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="flex justify-center p-16">
          <Button variant="quiet" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {m.more()}
          </Button>
        </div>
      )}
    </>
  )
}
