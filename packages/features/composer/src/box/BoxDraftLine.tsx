import { isBlank } from '@skein/contract'
import { Button, TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { hasParts } from '../machine/composition.ts'
import type { ComposerState } from '../machine/composer.ts'
import type { BoxEngine, BoxPlaces, BoxView } from './box-view.ts'

type BoxDraftLineProps = {
  box: BoxView & Pick<BoxEngine, 'open'> & { state: ComposerState; discard: () => void }
}

/** Says that a draft came back, and lets it go. */
export function BoxDraftLine({ box }: BoxDraftLineProps) {
  const m = useMessages('composer')
  if (!box.isRestored || hasParts(box.state.post)) return null
  return (
    <output className="mt-4 block text-caption text-text-muted">
      {m.draftRestored()}{' '}
      <TextButton className="rounded-control px-6" onClick={box.discard}>
        {m.discard()}
      </TextButton>
    </output>
  )
}

/** In place of the field, while the draft holds more than the field can show: its beginning, and the way on. */
export function BoxDraftCard({ box, continueButton }: BoxDraftLineProps & Pick<BoxPlaces, 'continueButton'>) {
  const m = useMessages('composer')
  const { text } = box.state.post
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-8 rounded-sheet border border-border p-12">
      <div className="min-w-0 flex-[1_1_12rem]">
        {!isBlank(text) && (
          <p dir="auto" className="line-clamp-2 text-post wrap-anywhere">
            {text}
          </p>
        )}
        <output className="block text-caption text-text-muted">
          {box.isRestored && `${m.draftRestored()} · `}
          {m.draftHolds()}
        </output>
      </div>
      <div className="flex items-center gap-8">
        <Button variant="ghost" onClick={box.discard}>
          {m.discard()}
        </Button>
        <Button ref={continueButton} variant="soft" loading={box.isOpening} onClick={() => box.open({ kind: 'none' })}>
          {m.continueDraft()}
        </Button>
      </div>
    </div>
  )
}
