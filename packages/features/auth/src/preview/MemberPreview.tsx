import { useState, type ReactNode } from 'react'
import { isBlank } from '@skein/contract/text'
import { Avatar, CalendarIcon, VerifiedBadge } from '@skein/design-system'
import { formatDate, rich, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { PreviewCard } from './PreviewCard.tsx'
import { Stage } from './Stage.tsx'

const paths = [
  'M-620 60 C-440 190 -240 240 -60 160 C-20 142 30 124 72 115.6 C150 100 230 104 283.4 128 C312 140 332 154 351 172.5 C440 270 450 440 521.7 523 C550 552 578 574 597 597 C612 616 618 634 636 648 C680 680 744 690 802 667 C840 654 874 636 906 613 C1020 530 1120 560 1240 620 C1360 680 1460 640 1560 560',
  'M480 300 C540 250 580 200 614 172.5 C630 160 648 153 668.4 147.8 C716 136 780 132 826 114.8 C854 102 880 84 906 66 C1010 -6 1160 40 1280 -30',
]

const tag = cva('flex h-40 items-center gap-8 ps-3 pe-16 text-control')
const count = (text: string) => (
  <span key="count" className="font-semibold text-text tabular-nums">
    {text}
  </span>
)

function Person({
  name,
  about,
  isVerified = false,
  initials,
}: {
  name: string
  initials: string
  about: string
  isVerified?: boolean
}) {
  return (
    <>
      <Avatar name={initials} size={32} />
      <span className="flex items-center gap-6 font-semibold">
        {name}
        {isVerified && <VerifiedBadge />}
      </span>
      <span className="text-text-muted">{about}</span>
    </>
  )
}

type MemberPreviewProps = {
  /** What stands in Full name and Username so far. */
  name: string
  username: string
}

function Written({ text, sample, className }: { text: string; sample: ReactNode; className: string }) {
  return (
    <p className={`truncate ${className} ${text === '' ? 'text-text-faint' : ''}`}>{text === '' ? sample : text}</p>
  )
}

/** Beside registration: the member's own page, written as they type, between three people. Counts stay at 0. */
export function MemberPreview({ name, username }: MemberPreviewProps) {
  const m = useMessages('auth')
  const language = useLanguage()
  const [today] = useState(() => new Date())
  const writtenName = isBlank(name) ? '' : name.trim()
  const writtenUsername = username.trim().toLowerCase()
  return (
    <Stage paths={paths}>
      <PreviewCard order={0} shape="pill" className={tag({ className: 'start-72 top-88' })}>
        <Person name="Noor Haddad" initials="Noor Haddad" about={m.previewNoor()} isVerified />
      </PreviewCard>
      <PreviewCard order={1} shape="pill" className={tag({ className: 'end-72 top-108' })}>
        <Person name="Tomás" initials="Tomás Rivera" about={m.previewTomas()} />
      </PreviewCard>
      <PreviewCard order={2} className="start-245 top-172 w-416">
        <div className="p-24 pb-20">
          <div className="flex items-start justify-between">
            <Avatar
              name={writtenName === '' ? (writtenUsername === '' ? m.sampleName() : writtenUsername) : writtenName}
              size={80}
            />
            <span className="flex h-36 items-center rounded-pill border border-border-control px-16 text-control font-semibold">
              {m.editProfile()}
            </span>
          </div>
          <Written text={writtenName} sample={m.sampleName()} className="mt-13 text-section font-bold" />
          <Written
            text={writtenUsername === '' ? '' : `@${writtenUsername}`}
            sample={`@${m.sampleUsername()}`}
            className="font-mono text-control text-text-muted"
          />
          <p className="mt-12 text-post text-text-muted">{m.noBioYet()}</p>
          <p className="mt-8 flex items-center gap-8 text-control text-text-muted" suppressHydrationWarning>
            <CalendarIcon size={16} />
            {m.joined({ month: formatDate(language, today, { month: 'long', year: 'numeric' }) })}
          </p>
          <p className="mt-12 flex gap-16 text-control text-text-muted">
            <span>{rich(m.followingCount({ b: count, count: 0 }))}</span>
            <span>{rich(m.followersCount({ b: count, count: 0 }))}</span>
          </p>
        </div>
        <div className="flex items-center justify-between border-t border-border px-24 py-16">
          <span className="flex items-center text-lead text-text-muted">
            {m.whatsOnYourMind()}
            <span className="ms-2 h-22 w-2 bg-accent" />
          </span>
          <span className="flex h-36 items-center rounded-pill bg-accent-disabled px-16 text-control font-semibold text-on-accent-disabled">
            {m.post()}
          </span>
        </div>
      </PreviewCard>
      <PreviewCard order={3} shape="pill" className={tag({ className: 'end-104 top-648' })}>
        <Person name="Lucía" initials="Lucía Fuentes" about={m.previewLucia()} />
      </PreviewCard>
      <p className="absolute start-48 bottom-40 w-360 text-title font-bold text-text-muted max-[1320px]:hidden">
        <span className="text-text">{m.oneMoreThread()}</span> {m.pageTakesShape()}
      </p>
    </Stage>
  )
}
