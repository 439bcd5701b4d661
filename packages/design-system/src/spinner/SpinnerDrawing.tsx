import { drawing, track } from './Spinner.css.ts'

/** The turning ring alone, in the colour around it; `Spinner` and a loading button both draw it. */
export function SpinnerDrawing({ size }: { size: number }) {
  return (
    <svg className={drawing} viewBox="0 0 16 16" width={size} height={size} fill="none" aria-hidden focusable={false}>
      <circle className={track} cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="2.25" />
      <path d="M8 1.25a6.75 6.75 0 0 1 6.75 6.75" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  )
}
