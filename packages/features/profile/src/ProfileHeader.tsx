import { Suspense, use, useRef, useState, type RefObject } from 'react'
import type { PublicUser } from '@skein/contract'
import { entitiesOf } from '@skein/contract/text'
import {
  Avatar,
  Button,
  CalendarIcon,
  LinkIcon,
  LockIcon,
  MapPinIcon,
  TextButton,
  VerifiedBadge,
} from '@skein/design-system'
import { KnownPeople } from '@skein/feature-person/known-people'
import { RichText } from '@skein/feature-post'
import { formatDate, formatNumber, latePart, useLanguage, useMessages } from '@skein/i18n'
import { knownFollowersQuery, useViewer, type PeopleKind } from '@skein/data'
import { useQuery } from '@tanstack/react-query'
import { PictureContext } from './picture.ts'
import { ProfileActions } from './ProfileActions.tsx'
import { shortWebsite } from './short-website.ts'

const loadPeople = () => import('./people/PeopleDialog.tsx')
const PeopleDialog = latePart(async () => (await loadPeople()).PeopleDialog)

type ProfileHeaderProps = {
  user: PublicUser
  isOwn: boolean
  /** The 'Edit Profile' button: focus goes back there. */
  editRef: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onEditIntent: () => void
}

/** Who somebody is: picture, name, bio, facts, counts, and what one can do (specification §2.10). */
export function ProfileHeader({ user, isOwn, editRef, onEdit, onEditIntent }: ProfileHeaderProps) {
  const m = useMessages('profile')
  const drawPicture = use(PictureContext)
  return (
    <section aria-label={m.facts()} className="px-16 pt-24 pb-16 max-rail:pt-16">
      {/* The name is heard before what one can do with them, and seen under it. */}
      <div className="flex flex-col-reverse">
        <h2 className="mt-12 text-title font-bold tracking-[-0.018em] wrap-anywhere">
          <bdi>{user.name}</bdi>
          {user.verified && (
            <span className="ms-8 inline-flex align-[-0.15em]">
              <VerifiedBadge size={22} />
            </span>
          )}
        </h2>
        <div className="flex items-start justify-between gap-12 max-rail:items-center tight:flex-wrap">
          {drawPicture?.(user, 'max-rail:size-80') ?? (
            <Avatar name={user.name} src={user.avatar ?? undefined} size={96} className="max-rail:size-80" />
          )}
          {isOwn ? (
            <Button
              ref={editRef}
              variant="quiet"
              onClick={onEdit}
              onPointerEnter={onEditIntent}
              onFocus={onEditIntent}
              className="min-h-36 pointer-coarse:min-h-44"
            >
              {m.editProfile()}
            </Button>
          ) : (
            <ProfileActions user={user} />
          )}
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4 text-label text-text-muted">
        <bdi>@{user.username}</bdi>
        {user.private && (
          <span className="flex items-center gap-4 text-caption">
            <LockIcon size={14} />
            {m.privateBadge()}
          </span>
        )}
        {user.viewer.followsYou && (
          <span className="rounded-control bg-hover px-6 py-2 text-meta font-medium text-text-muted">
            {m.followsYou()}
          </span>
        )}
      </p>
      {user.bio === '' ? (
        <p className="mt-12 text-post text-text-faint">{m.noBio()}</p>
      ) : (
        <RichText text={user.bio} entities={entitiesOf(user.bio)} className="mt-12 text-post" />
      )}
      <Facts user={user} />
      <Counts user={user} />
      {!isOwn && <Known user={user} />}
    </section>
  )
}

/** Location, website, and when they joined: month and year. */
function Facts({ user }: { user: PublicUser }) {
  const m = useMessages('profile')
  const language = useLanguage()
  const fact = 'flex min-w-0 items-center gap-4'
  const icon = 'shrink-0 text-text-faint'
  return (
    // Without list-style Safari forgets that it is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className="mt-12 flex flex-wrap gap-x-16 gap-y-4 text-control text-text-muted">
      {user.location !== '' && (
        <li className={fact}>
          <MapPinIcon size={16} className={icon} />
          <span className="sr-only">{m.location()}</span>
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {user.location}
          </span>
        </li>
      )}
      {user.website !== '' && /^https?:\/\//i.test(user.website) && (
        <li className={fact}>
          <LinkIcon size={16} className={icon} />
          <span className="sr-only">{m.website()}</span>
          <span className="min-w-0">
            <a
              href={user.website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc me"
              dir="ltr"
              className="relative block truncate text-accent-text underline decoration-accent-text/35 decoration-1 underline-offset-3 hover:decoration-current pointer-coarse:after:absolute pointer-coarse:after:-inset-y-12 pointer-coarse:after:inset-x-0"
            >
              {shortWebsite(user.website)}
            </a>
          </span>
        </li>
      )}
      <li className={fact}>
        <CalendarIcon size={16} className={icon} />
        {m.joined({
          date: formatDate(language, user.createdAt, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
        })}
      </li>
    </ul>
  )
}

/** Whom one knows of their followers; for members. */
function Known({ user }: { user: PublicUser }) {
  const { data } = useQuery({ ...knownFollowersQuery(user.id), enabled: useViewer() !== null })
  return data === undefined ? null : <KnownPeople known={data} className="mt-12" />
}

/** Following and followers; a press shows who they are, unless the account is private to the viewer. */
function Counts({ user }: { user: PublicUser }) {
  const m = useMessages('profile')
  const language = useLanguage()
  const [shown, setShown] = useState<{ kind: PeopleKind; isOpen: boolean }>()
  const opener = useRef<HTMLElement>(null)
  const count = (kind: 'following' | 'followers', number: number) => (
    <TextButton
      aria-haspopup="dialog"
      onPointerEnter={() => void loadPeople()}
      onFocus={() => void loadPeople()}
      onClick={(event) => {
        opener.current = event.currentTarget
        setShown({ kind, isOpen: true })
      }}
      tone="muted"
      className="min-h-24 rounded-control text-control"
    >
      <span className="font-bold text-text tabular-nums">{formatNumber(language, number)}</span>{' '}
      {kind === 'following' ? m.following() : m.followers({ count: number })}
    </TextButton>
  )
  return (
    <div className="mt-12 flex flex-wrap gap-x-20 gap-y-4">
      {count('following', user.followingCount)}
      {count('followers', user.followersCount)}
      {shown && (
        <Suspense>
          <PeopleDialog
            kind={shown.kind}
            user={user}
            isOpen={shown.isOpen}
            onOpenChange={(isOpen) => setShown({ ...shown, isOpen })}
            returnFocusTo={opener}
          />
        </Suspense>
      )}
    </div>
  )
}
