import { AiBadge, Field, GraphemeCounter, ImagePlusIcon, Progress, Textarea } from '@skein/design-system'
import { countGraphemes, limits } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { useObjectUrl } from '../media/use-thumbnail.ts'
import { isAltDraft, type GeneratorState, type ImageSize, type MadeImage } from './generator.ts'

const frame = cva(
  'relative mx-auto flex max-w-full items-center justify-center overflow-hidden rounded-sheet bg-sunken',
  {
    variants: {
      shape: {
        '1024x1024': 'aspect-square w-[17rem]',
        '1792x1024': 'aspect-[7/4] w-[29.75rem]',
        '1024x1792': 'aspect-[4/7] w-[9.75rem]',
      } satisfies Record<ImageSize, string>,
      is: {
        empty: 'border border-dashed border-border-control',
        busy: 'border border-ai-border',
        made: 'border border-s-3 border-ai-border',
      },
    },
  },
)

/** What is being made, in its shape: an empty frame, the wait, or the picture with the text for those who cannot see it. */
export function GeneratedPreview({ state, onAlt }: { state: GeneratorState; onAlt: (alt: string) => void }) {
  const { status, made, size } = state
  if (status === 'generating') return <Wait size={size} />
  if (made === null) {
    return (
      <div aria-hidden className={frame({ shape: size, is: 'empty' })}>
        <ImagePlusIcon size={32} className="text-text-faint" />
      </div>
    )
  }
  return <Made made={made} onAlt={onAlt} />
}

function Wait({ size }: { size: ImageSize }) {
  const m = useMessages('compose')
  return (
    <div className={frame({ shape: size, is: 'busy' })}>
      <Progress tone="ai" label={m.generating()} valueText={m.generatingTime()} className="mx-24 w-full max-w-240" />
    </div>
  )
}

function Made({ made, onAlt }: { made: MadeImage; onAlt: (alt: string) => void }) {
  const m = useMessages('compose')
  const common = useMessages('common')
  const address = useObjectUrl(made.file)
  const isTooLong = countGraphemes(made.alt.trim()) > limits.altText.max
  return (
    <section aria-label={m.generatedImage()} className="flex flex-col gap-12">
      <div className={frame({ shape: made.size, is: 'made' })}>
        {address !== undefined && (
          <img src={address} alt={made.alt || made.prompt} className="size-full object-contain" />
        )}
      </div>
      <p className="flex flex-wrap items-center gap-8 text-caption text-text-muted">
        <AiBadge label={common.generatedWithAi()} />
        {m.imageAiNote()}
      </p>
      <Field
        label={m.altText()}
        labelEnd={<GraphemeCounter value={made.alt} limit={limits.altText.max} />}
        description={isAltDraft(made) ? m.altDraft() : undefined}
        error={isTooLong ? m.altTooLong({ count: limits.altText.max }) : undefined}
      >
        <Textarea
          value={made.alt}
          autosize
          rows={2}
          placeholder={m.altHint()}
          onChange={(event) => onAlt(event.target.value)}
        />
      </Field>
    </section>
  )
}
