import { useReducer, useRef } from 'react'
import { Button, Dialog, SparklesIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { NewMedia } from '../machine/events.ts'
import { canGenerate, canUse, startGenerator, stepGenerator } from './generator.ts'
import { GeneratedPreview } from './GeneratedPreview.tsx'
import { GenerateForm } from './GenerateForm.tsx'
import { useGenerate } from './use-generate.ts'

export type GenerateDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** The picture, ready to be one of the post. */
  onUse: (item: NewMedia) => void
}

/**
 * Makes a picture of a description (specification §2.3, §5, §8, §9). It stays mounted while the composer is open, so that closing it keeps
 * what was described and made; what is under way is given up.
 */
export default function GenerateDialog({ isOpen, onClose, onUse }: GenerateDialogProps) {
  const m = useMessages('compose')
  const texts = useMessages('composer')
  const body = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(stepGenerator, startGenerator)
  const { made } = state
  const isBusy = state.status === 'generating'
  useGenerate(state, dispatch)

  const close = () => {
    dispatch({ type: 'stopped' })
    onClose()
  }
  const use = () => {
    if (made === null || !canUse(state)) return
    const { url, file, alt } = made
    onUse({
      id: crypto.randomUUID(),
      kind: 'image',
      name: 'generated.webp',
      file,
      alt: alt.trim(),
      isGenerated: true,
      upload: { status: 'uploaded', url, at: Date.now() },
    })
    dispatch({ type: 'used' })
    onClose()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Dialog.Content
        title={texts.generateImage()}
        description={m.generateAbout()}
        size="lg"
        fullScreenOnPhone
        closeLabel={m.close()}
      >
        <div ref={body} className="mt-16 flex flex-col gap-16">
          <GenerateForm state={state} dispatch={dispatch} />
          <GeneratedPreview state={state} onAlt={(alt) => dispatch({ type: 'alt-changed', alt })} />
        </div>
        <Dialog.Actions>
          {isBusy ? (
            <Button
              variant="quiet"
              onClick={() => {
                dispatch({ type: 'stopped' })
                body.current?.querySelector<HTMLElement>('[data-prompt]')?.focus()
              }}
            >
              {m.stopGenerating()}
            </Button>
          ) : (
            <Button variant="quiet" onClick={close}>
              {m.cancel()}
            </Button>
          )}
          <Button
            variant={made === null || isBusy ? 'primary' : 'quiet'}
            tone={made === null || isBusy ? 'ai' : 'accent'}
            iconStart={<SparklesIcon size={16} />}
            loading={isBusy}
            loadingLabel={m.generating()}
            disabled={!isBusy && !canGenerate(state)}
            onClick={() => dispatch({ type: 'asked' })}
          >
            {made === null ? m.generate() : m.generateAgain()}
          </Button>
          {made !== null && !isBusy && (
            <Button disabled={!canUse(state)} onClick={use}>
              {m.takeImage()}
            </Button>
          )}
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
