import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Avatar } from '../avatar/index.ts'
import { VerifiedBadge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { CommentIcon, HeartIcon, MoreHorizontalIcon, ShareIcon } from '../icon/index.ts'
import { VideoPager, VideoPagerAction, type VideoPagerItem } from './index.ts'
import { film, night } from './video-pager.fixture.ts'
import * as demo from './video-pager.demo.css.ts'

interface Clip extends VideoPagerItem {
  readonly who: string
  readonly handle: string
  readonly caption: string
  readonly likes: string
  readonly comments: string
  readonly liked?: boolean
}

const told: readonly Omit<Clip, 'id' | 'src' | 'poster'>[] = [
  { who: 'Tomas Baker', handle: 'tomas', caption: 'Second rise. Nobody touch the oven.', likes: '212', comments: '31' },
  { who: 'Noor Haddad', handle: 'noor', caption: 'Rain on the tin roof, all night.', likes: '640', comments: '58' },
  {
    who: 'Lucía Ferrer',
    handle: 'lucia',
    caption: 'El cometa, por fin. Veintidós minutos de frío, dos termos de café y ni una nube. #cometwatch',
    likes: '1,318',
    comments: '74',
    liked: true,
  },
  { who: 'Amara Okafor', handle: 'amara', caption: 'The last ferry home.', likes: '96', comments: '8' },
  { who: 'Ines Marques', handle: 'ines', caption: 'Low tide, Ericeira.', likes: '401', comments: '19' },
]

const hues = [14, 190, 230, 285, 205]
const clips = (src: string, count: number, other: Partial<Clip> = {}): Clip[] =>
  Array.from({ length: count }, (_, i) => ({
    ...(told[i % told.length] ?? { who: '', handle: '', caption: '', likes: '', comments: '' }),
    id: `clip-${i}`,
    src,
    poster: night(hues[i % hues.length] ?? 0),
    ...other,
  }))

function Author({ who, handle, caption, liked }: Clip) {
  return (
    <>
      <div className={demo.author}>
        <Avatar name={who} size={40} />
        <div>
          <a className={demo.name} href={`#${handle}`}>
            {who} {liked && <VerifiedBadge />}
          </a>
          <div className={demo.sub}>@{handle} · about 4 hours ago</div>
        </div>
        <Button variant="quiet" size="sm">
          Follow
        </Button>
      </div>
      <p className={demo.caption} dir="auto">
        {caption}
      </p>
    </>
  )
}

const meta = {
  title: 'Primitives/VideoPager',
  component: VideoPager<Clip>,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  loaders: [async () => ({ src: await film() })],
  args: {
    items: [],
    label: 'Videos',
    defaultIndex: 2,
    getLabel: ({ who, caption }) => `${who}: ${caption}`,
    renderOverlay: (clip) => <Author {...clip} />,
    renderActions: ({ likes, comments, liked = false }) => (
      <>
        <VideoPagerAction
          icon={<HeartIcon size={24} filled={liked} />}
          tone="like"
          pressed={liked}
          aria-label={`Like, ${likes}`}
        >
          {likes}
        </VideoPagerAction>
        <VideoPagerAction icon={<CommentIcon size={24} />} aria-label={`Comment, ${comments}`}>
          {comments}
        </VideoPagerAction>
        <VideoPagerAction icon={<ShareIcon size={24} />}>Share</VideoPagerAction>
        <VideoPagerAction icon={<MoreHorizontalIcon size={24} />} aria-label="More" />
      </>
    ),
  },
  render: (args, { loaded }) => (
    <VideoPager {...args} items={args.items.length ? args.items : clips(String(loaded['src']), 12)} />
  ),
} satisfies Meta<typeof VideoPager<Clip>>

export default meta
type Story = StoryObj<typeof meta>

/** Holds every video at one moment: what moves is never the same picture twice. */
function still({ paused = false, readyState = 4, error = null as MediaError | null, time = 12.4 } = {}) {
  return () => {
    const media = HTMLMediaElement.prototype
    const held = [
      spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
        this.dispatchEvent(new Event('play'))
      }),
      spyOn(media, 'paused', 'get').mockReturnValue(paused),
      spyOn(media, 'readyState', 'get').mockReturnValue(readyState),
      spyOn(media, 'error', 'get').mockReturnValue(error),
      spyOn(media, 'currentTime', 'get').mockReturnValue(time),
      spyOn(media, 'duration', 'get').mockReturnValue(42),
      spyOn(media, 'buffered', 'get').mockReturnValue({ length: 1, start: () => 0, end: () => 28 }),
    ]
    return () => {
      for (const spy of held) spy.mockRestore()
    }
  }
}

/** The active video plays; its neighbours look in from above and below. */
export const Playing: Story = {
  beforeEach: still(),
  play: async ({ canvas }) => {
    const pager = canvas.getByRole('region', { name: 'Videos' })
    await waitFor(() => expect(pager).toHaveAttribute('data-state', 'playing'))
    await expect(canvas.getByRole('slider', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '0:12 of 0:42')
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Go to video 3' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('3 / 12')).toBeVisible()
  },
}

export const Paused: Story = {
  beforeEach: still({ paused: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

/** The browser refused to start it. Pressing 'Play' is what it wants to see. */
export const Blocked: Story = {
  beforeEach: () => {
    const refused = spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    return () => refused.mockRestore()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('slider')).toBeEnabled())
  },
}

export const WithSound: Story = {
  args: { defaultMuted: false },
  beforeEach: still(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible()
  },
}

/** Nothing has arrived yet. */
export const Loading: Story = {
  beforeEach: still({ readyState: 1, time: 0 }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'loading')
    await expect(canvas.getByRole('group', { name: /^3 of 12/ })).toHaveAttribute('aria-busy', 'true')
    // What turns is stopped where it begins, for the picture.
    for (const animation of canvasElement.ownerDocument.getAnimations()) animation.cancel()
  },
}

export const Failed: Story = {
  beforeEach: still({ paused: true, time: 0, error: Object.create(MediaError.prototype) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This video can’t be played')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { empty: <EmptyState title="No videos yet" headingLevel={1} className={demo.empty} /> },
  render: (args) => <VideoPager {...args} items={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** There is nowhere to go, and the buttons say so. */
export const OneVideo: Story = {
  args: { defaultIndex: 0 },
  render: (args, { loaded }) => <VideoPager {...args} items={clips(String(loaded['src']), 1)} />,
  beforeEach: still(),
  play: async ({ canvas }) => {
    for (const name of ['Previous video', 'Next video'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Who wants no motion sees the picture, and starts it. */
export const ReducedMotion: Story = {
  beforeEach: () => {
    const real = window.matchMedia.bind(window)
    const asked = spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('reduced-motion') ? 'all' : query),
    )
    return () => asked.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('slider')).toBeEnabled())
  },
}

/** Everything changes sides but the row of time, which runs from left to right on every player. */
export const RightToLeft: Story = {
  render: (args, { loaded }) => (
    <div dir="rtl">
      <VideoPager
        {...args}
        items={clips(String(loaded['src']), 12, { who: 'نور حداد', caption: 'المطر طوال الليل' })}
      />
    </div>
  ),
  beforeEach: still(),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next video' }).getBoundingClientRect()
    const slide = canvas.getByRole('group', { name: /^3 of 12/ }).getBoundingClientRect()
    await expect(next.right).toBeLessThan(slide.left)
    const play = canvas.getByRole('button', { name: 'Pause' }).getBoundingClientRect()
    await expect(play.right).toBeLessThan(canvas.getByRole('slider').getBoundingClientRect().left)
  },
}

/** The slide is the whole screen; a bar of the shell lies over its foot. */
export const Phone: Story = {
  render: (args, { loaded }) => (
    <VideoPager {...args} className={demo.phone} items={clips(String(loaded['src']), 12)} />
  ),
  beforeEach: still(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next video' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Go to video/ })).toHaveLength(5)
    const { width, height } = canvas.getByRole('group', { name: /^3 of 12/ }).getBoundingClientRect()
    await expect([width, height]).toEqual([390, 760])
  },
}

export const PhoneOnItsSide: Story = {
  render: (args, { loaded }) => (
    <VideoPager {...args} className={demo.phoneOnItsSide} items={clips(String(loaded['src']), 12)} />
  ),
  beforeEach: still(),
  play: async ({ canvas }) => {
    const pager = canvas.getByRole('region').getBoundingClientRect()
    const seen = canvas.getAllByRole('button').filter((control) => !control.closest('[inert]'))
    for (const control of seen) await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(pager.bottom)
  },
}

/** A real film with captions: it plays, goes on, and comes to rest. */
export const Film: Story = {
  args: {
    renderTracks: () => (
      <track
        kind="captions"
        srcLang="en"
        label="English"
        src="data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:01.000%0AWind"
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const active = () => canvasElement.querySelector<HTMLVideoElement>('[role=group]:not([inert]) > video')
    canvas.getByRole('group', { name: /^3 of 12/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByText('4 / 12')).toBeVisible())
    if (active()?.paused) await userEvent.keyboard(' ')
    await waitFor(() => expect(active()?.currentTime).toBeGreaterThan(0))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible())
    // Back to its picture, and no further.
    spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    active()?.load()
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 0:00'))
    await waitFor(() => expect(canvas.getByRole('slider')).toBeEnabled())
  },
}
