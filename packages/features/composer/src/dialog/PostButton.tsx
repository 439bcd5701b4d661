import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { canPost, type ComposerState } from '../machine/composer.ts'
import type { Subject } from '../machine/subject.ts'

type PostButtonProps = { state: ComposerState; subject: Subject }

/** Sends the form; says what it is doing while it waits and while it posts (specification §4). */
export function PostButton({ state, subject }: PostButtonProps) {
  const m = useMessages('compose')
  const texts = useMessages('composer')
  const isWaiting = state.status === 'waiting'
  const isBusy = isWaiting || state.status === 'posting'
  const { more, after } = state.post
  const one = { post: texts.post(), reply: texts.reply(), quote: texts.post(), edit: m.save() }[subject.kind]
  const label = after !== null ? m.tryAgain() : more.length > 0 ? m.postAll() : one
  return (
    <Button
      type="submit"
      disabled={!isBusy && !canPost(state)}
      loading={isBusy}
      loadingLabel={isWaiting ? m.uploading() : subject.kind === 'edit' ? m.saving() : texts.posting()}
    >
      {label}
    </Button>
  )
}
