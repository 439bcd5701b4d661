import { clsx } from 'clsx'
import { shape, skeleton } from '../skeleton/Skeleton.css.ts'
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './EmojiPicker.css.ts'

/** The shape of the list before its emoji are there: one heading and the rows that fit. */
export function EmojiSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className={styles.shade}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form's result; this is no result */}
      <span role="status" className={hidden}>
        {label}
      </span>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} className={clsx(skeleton, shape.block, styles.shadeLine)} />
      ))}
    </div>
  )
}
