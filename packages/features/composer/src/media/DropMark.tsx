import { ImagePlusIcon } from '@skein/design-system'

/** Says over the whole place that letting go adds the files. */
export function DropMark({ label }: { label: string }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center p-8">
      <div className="flex size-full items-center justify-center gap-8 rounded-sheet border-2 border-dashed border-accent bg-surface/90 text-label font-semibold text-accent-text">
        <ImagePlusIcon />
        {label}
      </div>
    </div>
  )
}
