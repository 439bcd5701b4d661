import type { breadcrumbWords } from '../breadcrumb/breadcrumb.words.ts'
import type { calendarWords } from '../calendar/calendar.words.ts'
import type { checkboxGroupWords } from '../checkbox-group/checkbox-group.words.ts'
import type { comboboxWords } from '../combobox/combobox.words.ts'
import type { commandPaletteWords } from '../command-palette/command-palette.words.ts'
import type { datePickerWords } from '../calendar/date-picker.words.ts'
import type { emojiPickerWords } from '../emoji-picker/emoji-picker.words.ts'
import type { linkPreviewCardWords } from '../link-preview-card/link-preview-card.words.ts'
import type { numberFieldWords } from '../number-field/number-field.words.ts'
import type { paginationWords } from '../pagination/pagination.words.ts'
import type { pollBuilderWords } from '../poll-builder/poll-builder.words.ts'
import type { pollWords } from '../poll/poll.words.ts'
import type { Translation, Words } from '../provider/words.ts'
import type { reactionWords } from '../reaction-bar/reaction-bar.words.ts'
import type { recorderControlWords } from '../recorder/recorder-controls.words.ts'
import type { recorderWords } from '../recorder/recorder.words.ts'
import type { sliderWords } from '../slider/slider.words.ts'
import type { tableWords } from '../table/table.words.ts'
import type { tagInputWords } from '../tag-input/tag-input.words.ts'
import type { videoPagerWords } from '../video-pager/video-pager.words.ts'

/** Every word that a primitive says itself, by the name of its set: what a language has to have to be complete. */
export type LocaleWords = {
  readonly provider: Words
  readonly breadcrumb: typeof breadcrumbWords.english
  readonly calendar: typeof calendarWords.english
  readonly 'checkbox-group': typeof checkboxGroupWords.english
  readonly combobox: typeof comboboxWords.english
  readonly 'command-palette': typeof commandPaletteWords.english
  readonly 'date-picker': typeof datePickerWords.english
  readonly 'emoji-picker': typeof emojiPickerWords.english
  readonly 'link-preview-card': typeof linkPreviewCardWords.english
  readonly 'number-field': typeof numberFieldWords.english
  readonly pagination: typeof paginationWords.english
  readonly poll: typeof pollWords.english
  readonly 'poll-builder': typeof pollBuilderWords.english
  readonly 'reaction-bar': typeof reactionWords.english
  readonly recorder: typeof recorderWords.english
  readonly 'recorder-controls': typeof recorderControlWords.english
  readonly slider: typeof sliderWords.english
  readonly table: typeof tableWords.english
  readonly 'tag-input': typeof tagInputWords.english
  readonly 'video-pager': typeof videoPagerWords.english
}

/** A whole language as the provider's `translations` take it. */
export type Locale = ReadonlyArray<Translation>

/** Makes a language of its words, all of which there have to be. */
export function locale(words: LocaleWords): Locale {
  return Object.entries(words).map(([name, set]) => ({ name, words: set }))
}

type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** How a language counts and writes numbers. `tag`: BCP 47. */
export function counting(tag: string) {
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  const unit = (name: 'minute' | 'second') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' })
  const minutes = unit('minute')
  const seconds = unit('second')
  return {
    /** A number as the language writes it. */
    n: (value: number) => numbers.format(value),
    /** The form that goes with `count`; `other` where there is none of its own. */
    plural: (count: number, forms: Forms) => forms[rules.select(count)] ?? forms.other,
    /** A spoken length: '1 minute 30 seconds'. */
    duration: (length: number) => {
      const whole = Math.floor(length / 60)
      const rest = length % 60
      const parts = [
        ...(whole > 0 ? [minutes.format(whole)] : []),
        ...(rest > 0 || whole === 0 ? [seconds.format(rest)] : []),
      ]
      return parts.join(' ')
    },
  }
}
