type StoryProgressProps = {
  ids: readonly string[]
  index: number
  /** How much of the current one has been shown, from 0 to 1. */
  progress: number
}

/** A bar for each story of the author: full, filling, empty. What it shows is said by the position, in words. */
export function StoryProgress({ ids, index, progress }: StoryProgressProps) {
  return (
    <div aria-hidden className="flex gap-3">
      {ids.map((id, place) => (
        <span key={id} className="h-3 flex-1 overflow-hidden rounded-pill bg-text/30 forced-colors:border">
          <span
            className="block h-full origin-left bg-text rtl:origin-right forced-colors:bg-[CanvasText]"
            // oxlint-disable-next-line react/forbid-dom-props -- the share that has been shown
            style={{ scale: `${place < index ? 1 : place > index ? 0 : progress} 1` }}
          />
        </span>
      ))}
    </div>
  )
}
