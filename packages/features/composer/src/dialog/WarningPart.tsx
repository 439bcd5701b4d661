import { countGraphemes, limits } from '@skein/contract'
import { Field, GraphemeCounter, IconButton, Input, XIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type WarningPartProps = {
  text: string
  onChange: (text: string) => void
  onRemove: () => void
  isLocked: boolean
}

/** The line that stands in front of the post until somebody opens it. */
export function WarningPart({ text, onChange, onRemove, isLocked }: WarningPartProps) {
  const m = useMessages('compose')
  const isTooLong = countGraphemes(text.trim()) > limits.contentWarning.max
  return (
    <div className="flex items-start gap-4">
      <Field
        className="min-w-0 flex-1"
        label={m.contentWarning()}
        labelEnd={<GraphemeCounter value={text} limit={limits.contentWarning.max} />}
        error={isTooLong ? m.warningTooLong({ count: limits.contentWarning.max }) : undefined}
      >
        <Input
          value={text}
          placeholder={m.contentWarningHint()}
          readOnly={isLocked}
          data-warning
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <IconButton
        label={m.removeWarning()}
        size="xs"
        icon={<XIcon size={18} />}
        disabled={isLocked}
        className="mt-32 text-text-muted"
        onClick={onRemove}
      />
    </div>
  )
}
