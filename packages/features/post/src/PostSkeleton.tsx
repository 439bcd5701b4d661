import { Skeleton, SkeletonRegion } from '@skein/design-system'
import { limits } from '@skein/contract'

type PostSkeletonProps = {
  /** Width of the second line: rows of one length look like a table. A class, because no style attribute may stand in the server's HTML. */
  secondLine?: 'w-[72%]' | 'w-[88%]' | 'w-[54%]'
  /** Whether room for a picture is shown. */
  picture?: boolean
}

/** The shape of a post before it is there, on the grid of the real one: avatar 40, gap 12, lines of 14, action row. */
export function PostSkeleton({ secondLine = 'w-[72%]', picture = false }: PostSkeletonProps) {
  return (
    <div className="flex gap-12 border-b border-border px-16 pt-16 pb-10 pointer-coarse:pb-4">
      <Skeleton shape="circle" className="size-40 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-26 items-center gap-8">
          <Skeleton shape="block" className="h-14 w-132" />
          <Skeleton shape="block" className="h-12 w-96" />
        </div>
        <Skeleton shape="block" className="mt-6 h-14 w-full" />
        <Skeleton className={`mt-10 h-14 ${secondLine}`} />
        {picture && <Skeleton shape="block" className="mt-12 h-144 w-full rounded-sheet" />}
        <div className="-ms-8 mt-8 pointer-coarse:mt-6 grid h-36 w-[calc(100%+1rem)] grid-cols-[1fr_1fr_1.16fr_.84fr_2.125rem] pointer-coarse:grid-cols-[1fr_1fr_1.16fr_.84fr_2.75rem] items-center px-8 pointer-coarse:h-44">
          <Skeleton shape="block" className="h-16 w-40" />
          <Skeleton shape="block" className="h-16 w-40" />
          <Skeleton shape="block" className="h-16 w-40" />
          <Skeleton shape="block" className="h-16 w-20" />
          <Skeleton shape="block" className="h-16 w-20" />
        </div>
      </div>
    </div>
  )
}

const rows: Required<PostSkeletonProps>[] = [
  { secondLine: 'w-[72%]', picture: false },
  { secondLine: 'w-[88%]', picture: true },
  { secondLine: 'w-[54%]', picture: false },
]

type PostSkeletonsProps = {
  /** What is said once: 'Loading posts'. */
  label: string
}

/** A feed that loads: three placeholders (specification §9). */
export function PostSkeletons({ label }: PostSkeletonsProps) {
  return (
    <SkeletonRegion label={label} busy>
      {rows.slice(0, limits.feed.skeletons).map((row) => (
        <PostSkeleton key={row.secondLine} {...row} />
      ))}
    </SkeletonRegion>
  )
}
