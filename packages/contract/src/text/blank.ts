/**
 * A character that leaves something to see. Space, controls and what Unicode says to draw as nothing do not (Default_Ignorable: joiners,
 * direction marks, variation selectors, Hangul fillers), and neither do the few that fonts draw as nothing or as a mere place for
 * something: annotation marks and the object's place, the Braille cell without dots, the Khitan filler, controls of hieroglyphs and the
 * note without a head.
 */
const visible =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{16fe4}\u{1d159}]/u

/** Whether a reader would see nothing of `text`: the one meaning of blank for posts, messages and names, in the browser and on the server. */
export const isBlank = (text: string): boolean => !visible.test(text)
