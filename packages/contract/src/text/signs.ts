/** Where a hashtag or a mention begins, what stands in it and where it ends, as sources of regular expressions with the flag `u`. */

/** A variation selector or the keycap makes an emoji of what is before it: neither belongs to a word. */
const ofEmoji = String.raw`\ufe0e\ufe0f\u20e3`

const word = String.raw`(?![${ofEmoji}])[\p{L}\p{M}\p{N}_]`

/** Scripts that put no spaces between words: a name stands right next to the words around it. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')

const spacedWord = String.raw`(?![${ofEmoji}${unspaced}])[\p{L}\p{M}\p{Nd}_]`

/**
 * A character of a tag: letters, marks, digits and underscores of any script, the punctuation with which Hebrew, Tibetan and Japanese
 * write words (׳ ״ ־ ་ ༌ 〃), and between two of them joiners, the middle dots and the wave dashes.
 */
export const inTag = String.raw`(?:${word}|[\u05be\u05f3\u05f4\u0f0b\u0f0c\u3003]|[\u00b7\u200c\u200d\u30fb\u301c\uff5e](?=${word}))`

/** Inside a word ("c#"), after another sign, in an entity of HTML or in an address without scheme ("a.example/#x") nothing begins. */
export const tagSign = String.raw`(?<!${word}|[#＃@＠&]|\.[^\s.#]{1,64}\/)[#＃]`

/** A letter is among its characters: "#1" is a number. */
export const tagName = String.raw`(?=${inTag}*?\p{L})${inTag}{1,100}`

/** Inside a word ("a@b.example") or a path nothing begins. */
export const mentionSign = String.raw`(?<!${spacedWord}|[#＃@＠/])[@＠]`

/** What a username may not be followed by: a longer word, a host ("@ada.example"), an address ("@https://…"). */
export const mentionEnd = String.raw`(?!${spacedWord}|[@＠]|:\/\/|\.(?![${unspaced}])[\p{L}\p{N}])`

/** How `foldTag` reads a tag. */
const outsideTags = new RegExp(`(?!${inTag}).`, 'gsu')

/**
 * The form under which a hashtag is counted and looked up: without its sign, NFKC, lower case, with one wave dash for the two that
 * keyboards write. What a compatible form is taken apart into beyond a tag's characters falls away, so that the form is a tag again.
 */
export function foldTag(tag: string): string {
  return tag
    .replace(/^[#＃]/, '')
    .replaceAll('\uff5e', '\u301c')
    .normalize('NFKC')
    .toLowerCase()
    .replace(outsideTags, '')
}
