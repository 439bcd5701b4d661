/** What somebody asks the built-in assistant, taken apart: no model, only words. */
import { hashtagsOf, mentionsOf } from '@skein/contract'
import { foldText, wordsOf } from '@skein/contract/search'

/** A question as it can be looked up. */
export type Question = {
  /** The words that say what it is about, folded, in order, each once. */
  words: string[]
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

/** Words that say nothing about the subject, in the four languages of the interface. */
const small = new Set(
  wordsOf(`
  a about after again all also am an and any anyone anything are as at be been before but by can could did do does doing for from get give
  had has have he her here him his how i if in into is it its just know let like lot make many may me more most much my new no not now of
  off on one or our out over people please post posted posts read really said say saying says see she should show skein so some someone
  somebody something still summarise summarize summary tell than that the their them then there these they thing think this thread those
  to too up us use very want was we were what whats when where which while who whom why will with would write yet you your miss missed
  find search look latest lately today everybody
  algo alguien ante aqui asi aun buscar busca como con contra cual cuando de del dice dicen dime donde el ella ellos en entre era es esa ese
  eso esta este esto estan fue gente ha hace hacer han hay hola la las le les lo los mas me mi mis mucho muestra muy nada ni no nos
  nosotros o os otra otro para pero por porque publicaciones publicacion puedo que quien quiero resume resumen se sea ser si sin sobre son
  su sus tambien te tiene todo todos tu tus un una uno unos ver y ya yo hilo encuentra
  au aux avec ce ceci cela ces cet cette chez comme comment dans de des dis dit disent donc du elle elles en est et etre eu faire fait
  gens ici il ils je la le les leur leurs lui ma mais me meme mes moi mon montre ne nos notre nous on ou par parle parlent pas peu peut
  plus pour pourquoi publications publication puis quand que quel quelle quelles quels qui quoi resume resumer sa sans se ses si son sont
  sur ta te tes toi ton tous tout toute trouve tu un une veux voir vos votre vous y fil cherche
  aber alle alles als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den denn der des dich die dies
  diese dieser dieses dir doch dort du ein eine einem einen einer er es etwas euch euer fasse finde fur gib gibt hab habe haben hat hatte
  hier ich ihm ihn ihr im in ist ja jemand kann kein keine konnen leute mal man mehr mein mich mir mit nach nein nicht noch nur oder ob
  ohne sagen sagt schreiben sehr sein sich sie sind so suche thema uber um und uns unter viel vom von vor war was weil welche wenn wer
  werden wie wir wird wo zeig zu zum zur zusammen beitrag beitrage faden verpasst verpasse`),
)

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
  const words = [...new Set(wordsOf(plain.replaceAll(/[@#]/gu, ' ')))].filter(
    (word) => !small.has(word) && !known.has(word) && (word.length > 1 || !/[a-z]/.test(word)),
  )
  return {
    words: words.slice(0, maxWords),
    tags,
    people,
    posts: [...new Set(posts)].slice(0, 1),
    asksHow: opens(folded, how),
    asksTrends: opens(folded, trends),
    asksWho: hello.test(folded) || opens(folded, who),
  }
}
