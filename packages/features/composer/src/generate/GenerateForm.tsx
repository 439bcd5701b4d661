import { useId, type Dispatch, type KeyboardEvent } from 'react'
import { limits } from '@skein/contract'
import { Field, GraphemeCounter, SegmentedControl, Textarea } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import {
  promptProblem,
  type GeneratorEvent,
  type GeneratorState,
  type ImageQuality,
  type ImageSize,
} from './generator.ts'

type GenerateFormProps = { state: GeneratorState; dispatch: Dispatch<GeneratorEvent> }

/** What is asked for: the description, the shape, the quality (specification §9). Ctrl and Enter ask for it. */
export function GenerateForm({ state, dispatch }: GenerateFormProps) {
  const m = useMessages('compose')
  const id = useId()
  const { prompt, size, quality, isBlankTold } = state
  const isBusy = state.status === 'generating'
  const problem = promptProblem(state)
  const error =
    problem === 'too-long'
      ? m.imageDescriptionTooLong({ count: limits.prompt.max })
      : isBlankTold
        ? m.imageDescriptionBlank()
        : undefined
  const [width = 0, height = 0] = size.split('x').map(Number)
  const sizes: Record<ImageSize, string> = {
    '1024x1024': m.sizeSquare(),
    '1792x1024': m.sizeWide(),
    '1024x1792': m.sizeTall(),
  }
  const qualities: Record<ImageQuality, string> = { standard: m.qualityStandard(), hd: m.qualityHd() }
  return (
    <div className="flex flex-col gap-16">
      <Field
        label={m.imageDescription()}
        labelEnd={<GraphemeCounter value={prompt} limit={limits.prompt.max} />}
        error={error}
        required
      >
        <Textarea
          value={prompt}
          rows={2}
          autosize
          placeholder={m.imageDescriptionHint()}
          readOnly={isBusy}
          data-prompt
          onChange={(event) => dispatch({ type: 'described', prompt: event.target.value })}
          onBlur={() => dispatch({ type: 'left-description' })}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            dispatch({ type: 'asked' })
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-16">
        <div className="flex flex-col gap-6">
          <span id={`${id}-size`} className="text-control font-semibold">
            {m.imageSize()}
          </span>
          <SegmentedControl
            aria-labelledby={`${id}-size`}
            aria-describedby={`${id}-pixels`}
            value={size}
            disabled={isBusy}
            onValueChange={(value) => dispatch({ type: 'size-chosen', size: value })}
            options={limits.image.sizes.map((value) => ({ value, label: sizes[value] }))}
          />
          <span id={`${id}-pixels`} className="text-caption text-text-muted tabular-nums">
            {m.cropSize({ width, height })}
          </span>
        </div>
        <div className="flex flex-col gap-6">
          <span id={`${id}-quality`} className="text-control font-semibold">
            {m.imageQuality()}
          </span>
          <SegmentedControl
            aria-labelledby={`${id}-quality`}
            value={quality}
            disabled={isBusy}
            onValueChange={(value) => dispatch({ type: 'quality-chosen', quality: value })}
            options={limits.image.qualities.map((value) => ({ value, label: qualities[value] }))}
          />
        </div>
      </div>
    </div>
  )
}
