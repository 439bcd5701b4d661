/**
 * The image generator as a machine without React (specification §2.3, §5, §8, §9). What was described and made stays whatever happens:
 * a failure, a stop and closing lose nothing.
 */
import { countGraphemes, graphemesOf, isBlank, limits } from '@skein/contract'
import type { GeneratedImage } from '@skein/data'

export type ImageSize = (typeof limits.image.sizes)[number]
export type ImageQuality = (typeof limits.image.qualities)[number]

/** A picture that was made, with the words it was made of. */
export type MadeImage = GeneratedImage & { prompt: string; size: ImageSize; alt: string }

/** Why it could not be made, where trying again at once is of no use. */
export type GenerateFailure = 'failed' | 'quota' | 'refused'

/** What is asked for, whatever becomes of it; `made` is the last picture. */
export type GeneratorState = {
  /** `generating` carries the number of the request, so that an answer to an earlier one comes too late. */
  status: 'idle' | 'generating' | 'failed'
  run: number
  prompt: string
  size: ImageSize
  quality: ImageQuality
  /** The member has left the description blank, or pressed to generate it so. */
  isBlankTold: boolean
  made: MadeImage | null
}

export type GeneratorEvent =
  | { type: 'described'; prompt: string }
  | { type: 'left-description' }
  | { type: 'size-chosen'; size: ImageSize }
  | { type: 'quality-chosen'; quality: ImageQuality }
  | { type: 'asked' }
  | { type: 'answered'; run: number; image: GeneratedImage }
  | { type: 'failed'; run: number }
  | { type: 'stopped' }
  | { type: 'alt-changed'; alt: string }
  /** The picture was put into the post. */
  | { type: 'used' }

export const startGenerator: GeneratorState = {
  status: 'idle',
  run: 0,
  prompt: '',
  size: limits.image.sizes[0],
  quality: limits.image.defaultQuality,
  isBlankTold: false,
  made: null,
}

/** What is wrong with the description, if anything. */
export function promptProblem({ prompt }: Pick<GeneratorState, 'prompt'>): 'blank' | 'too-long' | undefined {
  if (isBlank(prompt)) return 'blank'
  return countGraphemes(prompt.trim()) > limits.prompt.max ? 'too-long' : undefined
}

/** Whether Generate can be pressed. */
export const canGenerate = (state: GeneratorState): boolean =>
  state.status !== 'generating' && promptProblem(state) === undefined

/** Whether the picture can be put into the post. */
export const canUse = ({ status, made }: GeneratorState): boolean =>
  status !== 'generating' && made !== null && countGraphemes(made.alt.trim()) <= limits.altText.max

/** The description as the first wording of the alt text, as much of it as fits. */
function altOf(prompt: string): string {
  const letters = Array.from(graphemesOf(prompt.trim().replace(/\s+/gu, ' ')), ({ segment }) => segment)
  return letters.slice(0, limits.altText.max).join('')
}

/** Whether the alt text is still the first wording, which nobody has looked over. */
export const isAltDraft = ({ alt, prompt }: MadeImage): boolean => alt !== '' && alt === altOf(prompt)

/** The next state. An event that makes no sense in a state leaves it as it is. */
export function stepGenerator(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const isBusy = state.status === 'generating'
  switch (event.type) {
    case 'described':
      return isBusy ? state : { ...state, status: 'idle', prompt: event.prompt, isBlankTold: false }
    case 'left-description':
      return promptProblem(state) === 'blank' ? { ...state, isBlankTold: true } : state
    case 'size-chosen':
      return isBusy ? state : { ...state, size: event.size }
    case 'quality-chosen':
      return isBusy ? state : { ...state, quality: event.quality }
    case 'asked':
      if (canGenerate(state)) return { ...state, status: 'generating', run: state.run + 1 }
      return promptProblem(state) === 'blank' ? { ...state, isBlankTold: true } : state
    case 'answered': {
      if (!isBusy || event.run !== state.run) return state
      const { prompt, size } = state
      return { ...state, status: 'idle', made: { ...event.image, prompt, size, alt: altOf(prompt) } }
    }
    case 'failed':
      return isBusy && event.run === state.run ? { ...state, status: 'failed' } : state
    case 'stopped':
      return isBusy ? { ...state, status: 'idle' } : state
    case 'alt-changed':
      return state.made === null ? state : { ...state, made: { ...state.made, alt: event.alt } }
    default:
      return canUse(state) ? { ...startGenerator, run: state.run, size: state.size, quality: state.quality } : state
  }
}
