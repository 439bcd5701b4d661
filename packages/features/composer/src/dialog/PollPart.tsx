import { limits } from '@skein/contract'
import { IconButton, PollBuilder, PollIcon, XIcon, type PollDraft } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type PollPartProps = {
  draft: PollDraft
  onChange: (draft: PollDraft) => void
  onRemove: () => void
  isLocked: boolean
}

/** The poll of the post: question, two to four options, one of seven lengths (specification §5, §9). */
export function PollPart({ draft, onChange, onRemove, isLocked }: PollPartProps) {
  const m = useMessages('compose')
  return (
    <section aria-label={m.poll()} data-poll className="rounded-sheet border border-border p-12">
      <div className="-mt-4 mb-4 flex items-center gap-10">
        <PollIcon size={18} className="text-text-muted" />
        <h3 className="flex-1 text-control font-semibold">{m.poll()}</h3>
        <IconButton
          label={m.removePoll()}
          size="xs"
          icon={<XIcon size={18} />}
          disabled={isLocked}
          className="-me-4 text-text-muted"
          onClick={onRemove}
        />
      </div>
      <PollBuilder
        value={draft}
        onValueChange={onChange}
        durations={limits.poll.durations}
        maxOptions={limits.poll.maxOptions}
        limits={{ question: limits.poll.maxQuestion, option: limits.poll.maxOption }}
        disabled={isLocked}
      />
    </section>
  )
}
