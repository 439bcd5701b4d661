import { XIcon } from '../icon/index.ts'
import { remove as removeStyle, tag as tagStyle, word } from './TagInput.css.ts'

type TagListProps = {
  tags: readonly string[]
  /** The name of the button that removes one; none where nothing can be removed. */
  removeLabel: ((tag: string) => string) | undefined
  disabled: boolean
  /** @param byKey Enter or Space pressed the button, no pointer */
  onRemove: (index: number, byKey: boolean, event: Event) => void
}

/** The tags, each with the button that removes it. The buttons are reached by arrows from the text: the field is one tab stop. */
export function TagList({ tags, removeLabel, disabled, onRemove }: TagListProps) {
  return tags.map((tag, index) => (
    <li key={tag} data-component="TagInput.Tag" className={tagStyle}>
      <bdi className={word}>{tag}</bdi>
      {removeLabel && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={removeLabel(tag)}
          disabled={disabled}
          className={removeStyle}
          onClick={({ detail, nativeEvent }) => onRemove(index, detail === 0, nativeEvent)}
        >
          <XIcon size={16} />
        </button>
      )}
    </li>
  ))
}
