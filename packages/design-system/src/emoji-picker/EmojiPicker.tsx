'use client'
import { clsx } from 'clsx'
import { useCallback, useEffect, useId, type ComponentPropsWithRef, type CSSProperties } from 'react'
import { button, size, variant } from '../button/Button.css.ts'
import { SearchIcon } from '../icon/index.ts'
import { useLocale, useWordSet } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { EmojiCategories } from './EmojiCategories.tsx'
import { isSkinTone, modifierOf, type Emoji, type SkinTone } from './emoji.ts'
import { EmojiList } from './EmojiList.tsx'
import { emojiPickerWords } from './emoji-picker.words.ts'
import { EmojiSkeleton } from './EmojiSkeleton.tsx'
import { loadEmoji } from './load-emoji.ts'
import { withRecent } from './recents.ts'
import { SkinTonePicker } from './SkinTonePicker.tsx'
import { store, useStored } from './stored.ts'
import { useEmojiData, type LoadEmoji } from './use-emoji-data.ts'
import { usePicker } from './use-picker.ts'
import * as styles from './EmojiPicker.css.ts'

/** What was chosen. */
export type ChosenEmoji = {
  /** As it is to be inserted, in the reader's skin tone. */
  readonly glyph: string
  /** Its name in the picker's language. */
  readonly label: string
}

export type EmojiPickerProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  onSelect?: ((emoji: ChosenEmoji) => void) | undefined
  /** Escape was pressed. The key bubbles on, so that a popover around the picker closes by itself. */
  onClose?: (() => void) | undefined
  /** Language of the names (BCP 47); the provider's by default. One without emoji names gets the English ones. */
  locale?: string | undefined
  /** Where recents and skin tone are kept on this device. Pickers with the same key share them, across tabs as well. */
  recentsKey?: string | undefined
  /** The tone is the parent's; without it the picker remembers the reader's own. */
  skinTone?: SkinTone | undefined
  /** The tone of somebody who never chose one. */
  defaultSkinTone?: SkinTone | undefined
  onSkinToneChange?: ((tone: SkinTone) => void) | undefined
  /** Emoji in a row. */
  columns?: number | undefined
  /** Moves focus to search when it appears; not where that would bring up a keyboard over it (touch). */
  autoFocus?: boolean | undefined
  /** Fetches the emoji; from this package itself by default. Keep its identity between renders. */
  load?: LoadEmoji | undefined
}

/**
 * Every emoji there is, by group, by search in English, Spanish, French and German, and by recent use.
 *
 * An editable combobox whose listbox stays open (APG): focus stays in search while the arrows move in the list. Only the
 * rows in view exist. The names load when it first appears, as one file per language from the package's own origin. What
 * the device cannot draw is left out. A click or Enter calls `onSelect`; the picker does not close itself.
 */
export function EmojiPicker({
  onSelect,
  onClose,
  locale: wanted,
  recentsKey = 'skein-emoji',
  skinTone,
  defaultSkinTone = 'none',
  onSkinToneChange,
  columns = 8,
  autoFocus = false,
  load = loadEmoji,
  className,
  style,
  onKeyDown,
  ...props
}: EmojiPickerProps) {
  const words = useWordSet(emojiPickerWords)
  const { locale: own } = useLocale()
  const locale = wanted ?? own
  const id = useId()
  const { data, failed, retry } = useEmojiData(locale, load)
  const recents = useStored(recentsKey)
  const remembered = useStored(`${recentsKey}-tone`)
  const tone = skinTone ?? (isSkinTone(remembered) ? remembered : defaultSkinTone)
  const picker = usePicker({ data, recents, columns, onClose })
  const { input, list, emoji, query, active, named } = picker
  const draw = useCallback((one: Emoji) => data?.draw(one, modifierOf(tone)) ?? one.glyph, [data, tone])

  useEffect(() => {
    if (autoFocus && !matchMedia('(pointer: coarse)').matches) input.current?.focus({ preventScroll: true })
  }, [autoFocus, input])

  function choose(index: number | undefined): void {
    const chosen = index === undefined ? undefined : emoji[index]
    if (!chosen) return
    store(recentsKey, withRecent(recents, chosen.glyph))
    onSelect?.({ glyph: draw(chosen), label: chosen.label })
  }

  const columnsVar: CSSProperties = { [styles.columns.slice(4, -1)]: columns }
  const shown = data !== undefined && emoji.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble here from what is interactive
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={words.label}
      data-component="EmojiPicker"
      data-state={data ? 'ready' : failed ? 'failed' : 'loading'}
      {...props}
      className={clsx(styles.picker, className)}
      style={columns === 8 ? style : { ...columnsVar, ...style }}
      onKeyDown={composeHandlers(onKeyDown, (event) => choose(picker.press(event)))}
    >
      <div className={styles.search}>
        <SearchIcon size={18} />
        <input
          ref={input}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={words.search}
          placeholder={words.search}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          aria-activedescendant={shown && active !== undefined ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          // An empty field would take its placeholder to the left.
          dir={query ? 'auto' : undefined}
          value={query}
          onChange={({ target }) => picker.write(target.value)}
        />
      </div>
      <div className={styles.body}>
        {shown ? (
          <EmojiList
            id={id}
            list={list}
            layout={picker.layout}
            emoji={emoji}
            headings={picker.headings}
            draw={draw}
            view={picker.view}
            onView={picker.show}
            active={active}
            byKey={picker.byKey}
            onPoint={picker.point}
            onChoose={choose}
          />
        ) : data ? (
          <p className={styles.message}>{words.noResults(query.trim())}</p>
        ) : failed ? (
          <div role="alert" className={styles.message}>
            {words.failed}
            <button type="button" className={clsx(button, size.xs, variant.quiet)} onClick={retry}>
              {words.retry}
            </button>
          </div>
        ) : (
          <EmojiSkeleton label={words.loading} />
        )}
      </div>
      <div className={styles.footer}>
        <span aria-hidden className={styles.name}>
          {named ? (
            <>
              <span className={styles.nameGlyph}>{draw(named)}</span>
              {named.label}
            </>
          ) : (
            words.hint
          )}
        </span>
        <SkinTonePicker
          value={tone}
          onValueChange={(next) => {
            store(`${recentsKey}-tone`, next)
            onSkinToneChange?.(next)
          }}
        />
      </div>
      <EmojiCategories current={data && picker.current} onGo={picker.go} />
    </div>
  )
}
