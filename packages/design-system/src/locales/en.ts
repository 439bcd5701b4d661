'use client'
import { breadcrumbWords } from '../breadcrumb/breadcrumb.words.ts'
import { calendarWords } from '../calendar/calendar.words.ts'
import { checkboxGroupWords } from '../checkbox-group/checkbox-group.words.ts'
import { comboboxWords } from '../combobox/combobox.words.ts'
import { commandPaletteWords } from '../command-palette/command-palette.words.ts'
import { datePickerWords } from '../calendar/date-picker.words.ts'
import { emojiPickerWords } from '../emoji-picker/emoji-picker.words.ts'
import { linkPreviewCardWords } from '../link-preview-card/link-preview-card.words.ts'
import { numberFieldWords } from '../number-field/number-field.words.ts'
import { paginationWords } from '../pagination/pagination.words.ts'
import { pollBuilderWords } from '../poll-builder/poll-builder.words.ts'
import { pollWords } from '../poll/poll.words.ts'
import { englishWords } from '../provider/words.ts'
import { reactionWords } from '../reaction-bar/reaction-bar.words.ts'
import { recorderControlWords } from '../recorder/recorder-controls.words.ts'
import { recorderWords } from '../recorder/recorder.words.ts'
import { sliderWords } from '../slider/slider.words.ts'
import { tableWords } from '../table/table.words.ts'
import { tagInputWords } from '../tag-input/tag-input.words.ts'
import { videoPagerWords } from '../video-pager/video-pager.words.ts'
import { locale, type Locale } from './locale.ts'

/** English, for where a language is chosen from a list: primitives say the same without any. */
export const en: Locale = locale({
  provider: englishWords,
  breadcrumb: breadcrumbWords.english,
  calendar: calendarWords.english,
  'checkbox-group': checkboxGroupWords.english,
  combobox: comboboxWords.english,
  'command-palette': commandPaletteWords.english,
  'date-picker': datePickerWords.english,
  'emoji-picker': emojiPickerWords.english,
  'link-preview-card': linkPreviewCardWords.english,
  'number-field': numberFieldWords.english,
  pagination: paginationWords.english,
  poll: pollWords.english,
  'poll-builder': pollBuilderWords.english,
  'reaction-bar': reactionWords.english,
  recorder: recorderWords.english,
  'recorder-controls': recorderControlWords.english,
  slider: sliderWords.english,
  table: tableWords.english,
  'tag-input': tagInputWords.english,
  'video-pager': videoPagerWords.english,
})
