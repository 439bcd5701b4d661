import { pageAddress } from '@skein/contract/addresses'
import type { Post } from '@skein/contract'
import { draftHint, draftPlace, useViewer } from '@skein/data'
import { Button } from '@skein/design-system'
import { ReplyComposer, type ReplyBox } from '@skein/feature-composer'
import { latePart, useMessages } from '@skein/i18n'
import { Suspense, useSyncExternalStore, type Ref } from 'react'
import { ReplyRuleLine } from './ReplyRuleLine.tsx'

/** Only where something was written: most who may not reply never tried to. */
const LateKeptReply = latePart(async () => (await import('@skein/feature-composer/kept-reply')).KeptReply)

const neverChanges = () => () => undefined

/** A draft that stays out of sight otherwise. */
function Kept({ post, viewerId }: { post: Post; viewerId: string }) {
  const m = useMessages('thread')
  const isThere = useSyncExternalStore(
    neverChanges,
    () => draftHint(draftPlace(viewerId, `reply:${post.id}`)).isThere,
    // Storage is the browser's alone: the server draws the line without it.
    () => false,
  )
  if (!isThere) return null
  return (
    <Suspense>
      <LateKeptReply post={post} label={m.keptReply()} />
    </Suspense>
  )
}

/** Leads a visitor in. */
function WayIn({ id }: { id: string }) {
  const m = useMessages('thread')
  return (
    <div className="flex min-h-66 items-center justify-center border-b border-border px-16 py-8">
      <Button asChild variant="quiet">
        <a href={pageAddress('/auth', { next: pageAddress('/post/$id', { id }) })}>{m.signInToReply()}</a>
      </Button>
    </div>
  )
}

const inItsPlace = 'max-rail:[&>section]:relative! max-rail:[&>section]:inset-auto! max-rail:[&>section]:border-b!'

type ReplyPlaceProps = {
  post: Post
  /** The box, where there is one. */
  box?: Ref<ReplyBox> | undefined
  /** On a page of a phone the box stands over the bar; in a sheet in its place, at every width. */
  isInSheet?: boolean
}

/** Where a reply is written, under who may. In place of the box there is that line alone where the viewer may not; a visitor is shown the way in. */
export function ReplyPlace({ post, box, isInSheet = false }: ReplyPlaceProps) {
  const viewer = useViewer()
  const { limitedReplies: limit } = post
  const isClosed = viewer !== null && post.viewer.cannotReply === true
  return (
    <>
      {limit !== undefined && (
        <div className="border-b border-border px-16 py-12">
          <ReplyRuleLine limit={limit} />
          {isClosed && <Kept key={post.id} post={post} viewerId={viewer.id} />}
        </div>
      )}
      {viewer === null && <WayIn id={post.id} />}
      {viewer !== null && !isClosed && (
        <div className={isInSheet ? inItsPlace : 'contents'}>
          <ReplyComposer ref={box} post={post} />
        </div>
      )}
    </>
  )
}
