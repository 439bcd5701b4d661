import type { FormEvent, KeyboardEvent, Ref } from 'react'
import type { UserSummary } from '@skein/contract'
import { Avatar, Button, Textarea } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canPost, type ComposerState } from './composer.ts'
import { LengthCounter } from './LengthCounter.tsx'

export type ComposerViewProps = {
  /** Who writes. */
  author: Pick<UserSummary, 'name' | 'avatar'> | null
  state: ComposerState
  onChange: (text: string) => void
  onPost: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * The box, its counter and Post. Control+Enter (⌘+Enter) posts, Enter alone makes a new line; keys that belong to an input method
 * are left to it.
 */
export function ComposerView({ author, state, onChange, onPost, ref }: ComposerViewProps) {
  const m = useMessages('composer')
  const isPosting = state.status === 'posting'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPost()
  }
  const postByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    onPost()
  }
  return (
    <form onSubmit={submit} className="flex gap-12 border-b border-border p-16">
      <Avatar name={author?.name ?? ''} src={author?.avatar ?? undefined} size={40} />
      <div className="min-w-0 flex-1">
        <Textarea
          ref={ref}
          value={state.text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={postByKey}
          readOnly={isPosting}
          aria-label={m.placeholder()}
          aria-invalid={state.status === 'over' || undefined}
          placeholder={m.placeholder()}
          autosize
          rows={1}
          maxRows={14}
          className="block min-h-40 w-full pointer-coarse:min-h-44 rounded-none border-0 bg-transparent px-0 py-7 text-lead shadow-none caret-accent outline-none placeholder:text-text-muted"
        />
        <div className="mt-4 flex items-center justify-end gap-14">
          <LengthCounter text={state.text} />
          <Button type="submit" disabled={!isPosting && !canPost(state)} loading={isPosting} loadingLabel={m.posting()}>
            {m.post()}
          </Button>
        </div>
      </div>
    </form>
  )
}
