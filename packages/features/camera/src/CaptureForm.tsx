import type { ReactNode } from 'react'
import { countGraphemes, limits } from '@skein/contract'
import type { CurrentUser } from '@skein/contract'
import { Avatar, Field, GraphemeCounter, Textarea } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

export type CaptureText = { caption: string; alt: string }

type CaptureFormProps = {
  text: CaptureText
  onText: (text: CaptureText) => void
  kind: 'video' | 'photo'
  viewer: CurrentUser | null
  /** The picker of the cover; empty for a photo. */
  cover: ReactNode
  /** What is worth knowing before posting it. */
  hint?: string | undefined
}

/** Whether one of the texts is longer than a post takes. */
export const isTooLong = ({ caption, alt }: CaptureText): boolean =>
  countGraphemes(caption.trim()) > limits.post.max || countGraphemes(alt.trim()) > limits.altText.max

/** Who posts it, its caption, its cover, and what it shows in words (look/notes-B, camera-review). */
export function CaptureForm({ text, onText, kind, viewer, cover, hint }: CaptureFormProps) {
  const m = useMessages('camera')
  const { caption, alt } = text
  const over = (value: string, max: number) => countGraphemes(value.trim()) > max
  return (
    <>
      {viewer !== null && (
        <div className="flex items-center gap-12 max-rail:hidden">
          <Avatar name={viewer.name} src={viewer.avatar ?? undefined} size={40} />
          <p className="min-w-0">
            <bdi className="block w-fit max-w-full truncate text-label font-semibold">{viewer.name}</bdi>
            <bdi className="block w-fit max-w-full truncate text-control text-text-muted">@{viewer.username}</bdi>
          </p>
        </div>
      )}
      <Field
        label={m.caption()}
        labelEnd={<GraphemeCounter value={caption} limit={limits.post.max} show="left" />}
        error={over(caption, limits.post.max) ? m.captionTooLong({ count: limits.post.max }) : undefined}
        description={hint}
      >
        <Textarea
          value={caption}
          autosize
          rows={4}
          dir="auto"
          placeholder={m.captionHint()}
          onChange={({ currentTarget }) => onText({ caption: currentTarget.value, alt })}
        />
      </Field>
      {cover}
      <Field
        label={m.altText()}
        description={kind === 'video' ? m.altHelpVideo() : m.altHelpPhoto()}
        error={over(alt, limits.altText.max) ? m.altTooLong({ count: limits.altText.max }) : undefined}
      >
        <Textarea
          value={alt}
          autosize
          rows={2}
          dir="auto"
          onChange={({ currentTarget }) => onText({ caption, alt: currentTarget.value })}
        />
      </Field>
    </>
  )
}
