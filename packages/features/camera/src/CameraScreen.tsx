import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { limits, type Post } from '@skein/contract'
import { useViewer } from '@skein/data'
import { toast } from '@skein/design-system'
import { formatElapsed, type RecorderCapture, type RecorderDriver } from '@skein/design-system/recorder'
import { useMessages } from '@skein/i18n'
import { CameraWords } from './CameraWords.tsx'
import { CaptureForm, isTooLong, type CaptureText } from './CaptureForm.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import { readFile } from './read-file.ts'
import { readSettings } from './read-settings.ts'
import { tracks } from './tracks.ts'
import { CameraStudio } from './studio/CameraStudio.tsx'
import type { StudioMode, StudioPost, StudioSettings } from './studio/studio.types.ts'
import { useKeepTakes } from './use-keep-takes.ts'
import { rememberTake, useLeftTakes, type Restored } from './use-left-takes.ts'
import { usePostCapture } from './use-post-capture.ts'
import { useToastInset } from './use-toast-inset.ts'

export type CameraScreenProps = {
  /** What a visitor sees: 'Camera Access' (specification §2.6). */
  access: ReactNode
  /** Back to where one came from: on a phone no navigation is in sight. */
  onClose: () => void
  onLogIn: () => void
  onPosted: (post: Post) => void
  /** The outside world; the browser's camera by default. */
  driver?: RecorderDriver | undefined
}

/** The camera (specification §2.6): modes, shapes, filters, music, timer; review, upload and post. */
export function CameraScreen({ access, ...props }: CameraScreenProps) {
  const viewer = useViewer()
  // A session that ends under a recording takes nothing away: only posting needs it (behaviour §2.1).
  const [hasBeenIn, setHasBeenIn] = useState(viewer !== null)
  if (viewer !== null && !hasBeenIn) setHasBeenIn(true)
  const isHydrated = useSyncExternalStore(never, yes, no)
  if (!hasBeenIn) return access
  // A server has no camera: until the page lives there is only the dark of its stage.
  if (!isHydrated) return <div data-theme="dark" className="flex-1 bg-sunken" />
  return (
    <CameraWords>
      <Camera {...props} />
    </CameraWords>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false

const noText: CaptureText = { caption: '', alt: '' }

/** The dock of a phone, and the foot of the review, without and with the line of the upload (look/notes-B). In pixels. */
const footHeight = { dock: 150, still: 64, uploading: 124 } as const

/** What stands in the review: whose file, and how the camera was set. */
type Reviewed = { kind: 'video' | 'photo'; durationMs: number; mode: StudioMode }

function Camera({ onClose, onLogIn, onPosted, driver }: Omit<CameraScreenProps, 'access'>) {
  const m = useMessages('camera')
  const viewer = useViewer()
  const [text, setText] = useState(noText)
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [restored, setRestored] = useState<Restored>()
  // The server said so before the page knew.
  const [isSignedOut, setSignedOut] = useState(false)
  const signedIn = viewer !== null && !isSignedOut
  const sent = useRef<StudioPost>(undefined)
  // Who recorded it keeps it, also when the session ends meanwhile.
  const [ownerId] = useState(viewer?.id ?? null)
  const takes = useKeepTakes(viewer?.id ?? ownerId, text)

  const logIn = () => {
    const id = takes.currentId()
    if (id !== undefined) rememberTake(id)
    onLogIn()
  }
  const posting = usePostCapture(
    (post) => {
      takes.drop()
      onPosted(post)
    },
    () => {
      setSignedOut(true)
      toast({ title: m.authenticationTitle(), description: m.authenticationText(), tone: 'danger' })
    },
  )

  const show = (found: Restored) => {
    takes.resume(found.facts)
    setText({ caption: found.facts.caption, alt: found.facts.alt })
    setRestored(found)
  }
  const left = useLeftTakes(viewer?.id, show, () =>
    toast({ title: m.noContentTitle(), description: m.noContentText(), tone: 'danger' }),
  )

  const openFile = async (file: File) => {
    try {
      const capture = await readFile(file)
      const settings = { mode: capture.kind }
      const facts = {
        id: crypto.randomUUID(),
        ownerId,
        kind: capture.kind,
        settings,
        startedAt: Date.now(),
        finished: null,
      }
      takes.keepCapture(capture, settings)
      setRestored({ facts: { ...facts, ...text }, capture })
    } catch {
      toast({ title: m.fileUnreadable(), tone: 'danger' })
    }
  }

  const onCapture = (capture: RecorderCapture, settings: StudioSettings) => {
    posting.reset()
    setReviewed({ kind: capture.kind, durationMs: capture.durationMs, mode: settings.mode })
    // What was brought back is kept already, and was told when it was made.
    if (capture.blob === restored?.capture.blob) return
    takes.keepCapture(capture, settings)
    if (capture.kind === 'video')
      toast({ title: m.recordedTitle(), description: m.recordedText({ duration: formatElapsed(capture.durationMs) }) })
  }

  const post = (made: StudioPost) => {
    sent.current = made
    if (!signedIn) logIn()
    else if (made.capture.blob.size === 0)
      toast({ title: m.noContentTitle(), description: m.noContentText(), tone: 'danger' })
    else if (!isTooLong(text)) posting.post(made, { ...text, type: made.settings.mode })
  }

  const reviewFoot = posting.upload ? footHeight.uploading : footHeight.still
  useToastInset(reviewed === undefined ? 0 : reviewFoot, reviewed === undefined ? footHeight.dock : reviewFoot)

  const { suggestedSeconds } = limits.video
  const hint = posting.upload?.failed
    ? m.keptHere()
    : reviewed?.mode === 'story'
      ? m.storyLasts({ hours: limits.story.hours })
      : (reviewed?.durationMs ?? 0) > suggestedSeconds * 1000
        ? m.longVideo({ seconds: suggestedSeconds })
        : undefined

  return (
    <>
      {left.offered && reviewed === undefined && (
        <KeptNotice
          take={left.offered}
          onReview={() => left.offered && left.review(left.offered)}
          onDiscard={() => left.offered && left.discard(left.offered)}
        />
      )}
      <CameraStudio
        key={restored?.facts.id ?? 'camera'}
        className="min-h-0 flex-1"
        settings={restored ? readSettings(restored.facts.settings) : undefined}
        restored={restored?.capture}
        tracks={tracks}
        signedIn={signedIn}
        posting={posting.isPosting}
        upload={posting.upload}
        driver={driver}
        onPost={post}
        onCancelUpload={posting.cancel}
        onRetryUpload={() => sent.current && post(sent.current)}
        onCapture={onCapture}
        onError={({ title, text: description }) => toast({ title, description, tone: 'danger' })}
        onChunk={takes.keepChunk}
        onRetake={() => {
          posting.reset()
          setReviewed(undefined)
          takes.drop()
        }}
        onClose={onClose}
        otherWay={<ChooseFile onFile={(file) => void openFile(file)} />}
      >
        {(cover) => (
          <CaptureForm
            text={text}
            onText={setText}
            kind={reviewed?.kind ?? 'video'}
            viewer={viewer}
            cover={reviewed?.kind === 'photo' ? null : cover}
            hint={hint}
          />
        )}
      </CameraStudio>
    </>
  )
}
