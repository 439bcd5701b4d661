/** What somebody asks the built-in assistant, taken apart: no model, only words. */
import { hashtagsOf, mentionsOf } from '@skein/contract'
import { foldText, wordsOf } from '@skein/contract/search'
import { isAskingWord, isSmallWord } from '../../search/blended/small-words.ts'

/** A question as it can be looked up. */
export type Question = {
  /** The words that say what it is about, folded, in order, each once. */
  words: string[]
  /** What is looked for: all of it but addresses and the signs of tags and names. */
  about: string
  /** Folded tags and usernames, without their signs. */
  tags: string[]
  people: string[]
  /** Ids of posts whose addresses stand in it. */
  posts: string[]
  /** It asks how something here works. */
  asksHow: boolean
  /** It asks what people talk about now. */
  asksTrends: boolean
  /** It asks who or what the assistant is, or only says hello. */
  asksWho: boolean
}

const opens = (folded: string, starts: string[]) => starts.some((start) => new RegExp(`\\b${start}\\b`).test(folded))

const how = [
  'how (do|can|to|does|does one|would|should)',
  'where (do|can|is|are)( i)?',
  'can i',
  'help',
  'what is the (limit|difference)',
  'como',
  'donde',
  'puedo',
  'ayuda',
  'comment',
  'ou (est|sont|puis)',
  'puis-je',
  'peut-on',
  'est-ce que je peux',
  'aide',
  'wie (kann|mache|andere|loesche|losche|erstelle|stelle|nehme|geht|funktioniert|lade|finde|melde|schreibe|schalte|bekomme)',
  'wo (kann|ist|sind|finde)',
  'kann ich',
  'hilfe',
]

const trends = [
  'trend(s|ing)?',
  "what('?s| is) (new|happening|going on|popular)",
  'tendencias?',
  'que (pasa|hay de nuevo)',
  'tendances?',
  'quoi de neuf',
  'im trend',
  'trends',
  'was ist (los|neu)',
  'was gibt es neues',
]

const who = [
  'who are you',
  'what are you',
  'what can you do',
  'are you (a|an) (bot|ai|model|human)',
  'quien eres',
  'que (eres|puedes hacer)',
  'qui es[- ]tu',
  'que (peux[- ]tu|sais[- ]tu) faire',
  'wer bist du',
  'was (bist|kannst) du',
]

const hello =
  /^(hi|hello|hey|hola|buenas|salut|bonjour|coucou|hallo|moin|servus|thanks|thank you|gracias|merci|danke)( there| skein)?[\s!.?¿¡,]*$/

/** Ids in addresses of posts, ours or somebody's copy of them. */
const postAddress = /\/post\/([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})/giu

/** Most words that are looked up. */
const maxWords = 8

/** Reads a question in English, Spanish, French or German; of any other language it takes the words. */
export function readQuestion(text: string): Question {
  const posts = [...text.matchAll(postAddress)].map(([, id = '']) => id.toLowerCase())
  const plain = text.replaceAll(/https?:\/\/\S+|\/post\/\S+/giu, ' ')
  const folded = foldText(plain).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim()
  const tags = hashtagsOf(plain)
  const people = mentionsOf(plain)
  const known = new Set([...tags.map(foldText), ...people])
  const about = plain.replaceAll(/[@#]/gu, ' ').trim()
  const large = [...new Set(wordsOf(about))].filter(
    (word) => !isSmallWord(word) && !known.has(word) && (word.length > 1 || !/[a-z]/.test(word)),
  )
  const telling = large.filter((word) => !isAskingWord(word))
  return {
    words: telling.slice(0, maxWords),
    about,
    tags,
    people,
    posts: [...new Set(posts)].slice(0, 1),
    asksHow: opens(folded, how),
    // Who asks what people talk about, and about nothing in particular, asks for just that.
    asksTrends:
      opens(folded, trends) || (telling.length === 0 && large.length > 0 && tags.length + people.length === 0),
    asksWho: hello.test(folded) || opens(folded, who),
  }
}
