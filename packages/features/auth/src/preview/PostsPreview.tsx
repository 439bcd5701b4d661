import { useState, type ReactNode } from 'react'
import { AiBadge, Avatar, CheckIcon, CommentIcon, HeartIcon, RepeatIcon, VerifiedBadge } from '@skein/design-system'
import { formatNumber, rich, useLanguage, useMessages } from '@skein/i18n'
import { PreviewCard } from './PreviewCard.tsx'
import { Scene } from './Scene.tsx'
import { Stage } from './Stage.tsx'
import { useBeatingHeart } from './use-beating-heart.ts'

const path =
  'M-620 60 C-480 200 -240 190 -120 122 C-80 100 -40 92 0 88 C30 84.5 50 84 72 87.6 C150 100 150 165 217.5 199.7 C250 222 280 238 316.4 245 C334 249 352 251 370 253 C410 258 448 260 485.4 264 C511 266 535 268 559.6 272 C595 278 625 290 650.3 308.5 C730 365 720 420 642 454.4 C600 470 548 480 493.6 482.5 C466 484 438 485 411 485 C383 485 356 484 329 486.6 C275 490 235 500 213 520.4 C150 580 300 720 503.5 691 C560 689 605 672 640 650 C655 640 668 632 680 621.8 C720 585 760 580 810 593.8 C845 605 880 625 906 644 C1000 715 1100 760 1240 700 C1340 656 1420 660 1560 720'

function Line({ name, badge, handle, hours }: { name: string; badge?: ReactNode; handle?: string; hours: number }) {
  const m = useMessages('auth')
  // A message of its own and not the clock of the posts: that would be one more kilobyte for a visitor.
  const ago = m.aboutHoursAgo({ count: String(hours) })
  return (
    <p className="flex items-center gap-6 text-control whitespace-nowrap text-text-faint">
      <span className="text-label font-semibold text-text">{name}</span>
      {badge}
      <span className="min-w-0 truncate">{handle === undefined ? ago : `${handle} · ${ago}`}</span>
    </p>
  )
}

function Bar({ text, percent, isOwn }: { text: string; percent: number; isOwn: boolean }) {
  return (
    <div className="relative mt-6 flex h-36 items-center overflow-hidden rounded-card bg-hover px-12 text-control">
      <span className={`absolute inset-y-0 start-0 ${isOwn ? 'w-[42%] bg-poll-bar-win' : 'w-[33%] bg-poll-bar'}`} />
      <span className="relative min-w-0 truncate">{text}</span>
      {isOwn && <CheckIcon size={14} className="relative ms-4 shrink-0" />}
      <span className="relative ms-auto ps-12 font-semibold tabular-nums">{percent}%</span>
    </div>
  )
}

/** Beside sign-in: what the network looks like. Every card is a drawing, nothing in it is a post. */
export function PostsPreview() {
  const m = useMessages('auth')
  const language = useLanguage()
  const heart = useBeatingHeart()
  const bold = useState(() => (text: string) => (
    <span key={text} className="font-semibold text-text">
      {text}
    </span>
  ))[0]
  return (
    <Stage paths={[path]} violet={[0.27, 0.62]}>
      <PreviewCard order={0} className="start-72 top-65 flex w-416 gap-12 p-16">
        <Avatar name="Noor Haddad" size={40} />
        <div className="min-w-0 flex-1">
          <Line name="Noor Haddad" badge={<VerifiedBadge />} handle="@noor" hours={2} />
          <p className="mt-2 line-clamp-3 text-post text-pretty">{m.previewPost()}</p>
          <p className="mt-14 flex items-center gap-28 text-caption text-text-muted tabular-nums">
            <span className="flex items-center gap-6">
              <CommentIcon size={18} /> {formatNumber(language, 48)}
            </span>
            <span className="flex items-center gap-6">
              <RepeatIcon size={18} /> {formatNumber(language, 96)}
            </span>
            <span className="flex items-center gap-6 text-like">
              <HeartIcon ref={heart} size={18} filled /> {m.previewHearts()}
            </span>
          </p>
        </div>
      </PreviewCard>
      <PreviewCard order={1} className="end-72 top-65 w-212 overflow-hidden">
        <Scene />
        <p className="flex items-center gap-8 p-12 text-caption font-semibold">
          <Avatar name="Ines Moreau" size={24} />
          <span className="flex-1">Ines Moreau</span>
          <span className="flex items-center gap-4 text-like tabular-nums">
            <HeartIcon size={16} filled /> {formatNumber(language, 640)}
          </span>
        </p>
      </PreviewCard>
      <PreviewCard order={2} tone="ai" className="end-56 top-309 flex w-424 gap-12 p-16">
        <Avatar name="AI" size={40} kind="ai" />
        <div className="min-w-0 flex-1">
          <Line name={m.previewAssistant()} badge={<AiBadge />} hours={3} />
          <p className="text-caption text-text-faint">{m.previewPostedBy({ username: 'ines' })}</p>
          <p className="mt-2 text-post text-pretty">{m.previewAnswer()}</p>
        </div>
      </PreviewCard>
      <PreviewCard order={3} className="start-104 top-521 flex w-400 gap-12 p-16">
        <Avatar name="Tomás Rivera" size={40} />
        <div className="min-w-0 flex-1">
          <Line name="Tomás Rivera" handle="@tomasbakes" hours={5} />
          <p className="mt-2 mb-8 text-post text-pretty">{m.previewQuestion()}</p>
          <Bar text={m.previewEarly()} percent={42} isOwn />
          <Bar text={m.previewLate()} percent={33} isOwn={false} />
        </div>
      </PreviewCard>
      <PreviewCard order={4} className="end-96 top-561 flex w-240 items-center gap-12 px-16 py-12">
        <span className="flex -space-x-8">
          <Avatar name="Lucía Fuentes" size={32} />
          <Avatar name="Jonas Weber" size={32} className="outline-2 outline-surface" />
        </span>
        <p className="flex-1 text-caption text-text-muted">{rich(m.previewLiked({ b: bold, c: bold }))}</p>
      </PreviewCard>
      <p className="absolute start-48 end-48 bottom-40 text-title font-bold text-text-muted">
        <span className="text-text">{m.previewInk()}</span> <span className="text-ai-text">{m.previewViolet()}</span>{' '}
        {m.previewClose()}
      </p>
    </Stage>
  )
}
