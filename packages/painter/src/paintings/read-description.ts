/** What a description asks for, by its words in the four languages of the interface. What it does not say the seed decides. */
import { createRandom, hash } from '../random.ts'
import type { Random } from '../random.ts'

export const scenes = ['sea', 'mountains', 'city', 'forest', 'flowers', 'desert', 'space', 'abstract'] as const
export type Scene = (typeof scenes)[number]
export type Hour = 'day' | 'dawn' | 'dusk' | 'night'

export type Description = {
  scene: Scene
  hour: Hour
  /** Hues in degrees that colours in the description name, in their order. */
  hues: readonly number[]
  /** It asks for something without colours, or for much of them. */
  chroma: number
  has: {
    snow: boolean
    rain: boolean
    fog: boolean
    boat: boolean
    birds: boolean
    clouds: boolean
    moon: boolean
    comet: boolean
  }
  random: Random
}

const sceneWords: Record<Exclude<Scene, 'abstract'>, string> = {
  sea: 'sea ocean beach wave waves coast shore island lake harbour harbor water river surf tide boat sail ship pier lighthouse mar océano oceano playa ola olas costa isla lago puerto agua río barco mer océan plage vague vagues côte île lac port eau rivière bateau phare meer ozean strand welle wellen küste insel see hafen wasser fluss boot schiff leuchtturm',
  mountains:
    'mountain mountains hill hills peak alps valley cliff summit glacier volcano ridge montaña montañas colina colinas cumbre valle volcán montagne montagnes colline collines sommet vallée volcan berg berge hügel gipfel tal alpen vulkan gletscher',
  city: 'city town skyline street building buildings tower towers skyscraper rooftop downtown bridge window windows ciudad calle edificio edificios torre puente ville rue immeuble tour pont toits stadt straße gebäude turm brücke dächer hochhaus',
  forest:
    'forest wood woods tree trees pine pines jungle bosque árbol árboles arbol pino selva forêt foret arbre arbres bois sapin wald baum bäume kiefer tanne dschungel',
  flowers:
    'flower flowers meadow garden rose roses tulip tulips blossom bloom daisy sunflower lavender poppy spring petal flor flores jardín jardin pradera rosa tulipán primavera girasol lavanda fleur fleurs prairie tulipe printemps tournesol lavande blume blumen garten wiese tulpe frühling sonnenblume lavendel',
  desert:
    'desert dune dunes sand sahara canyon cactus desierto duna dunas arena cactus désert sable wüste düne dünen kaktus',
  space:
    'space galaxy nebula planet planets cosmos cosmic comet meteor astronaut rocket universe saturn mars orbit espacio galaxia nebulosa planeta cometa universo cohete espace galaxie nébuleuse planète comète univers fusée weltraum weltall nebel planet komet universum rakete',
}

const hourWords: Record<Exclude<Hour, 'day'>, string> = {
  night:
    'night moon moonlight midnight star stars starry dark noche luna medianoche estrella estrellas nuit lune minuit étoile étoiles nacht mond mitternacht stern sterne dunkel',
  dusk: 'sunset dusk evening twilight golden autumn fall fire atardecer crepúsculo ocaso tarde otoño dorado crépuscule soir coucher automne doré sonnenuntergang abend dämmerung herbst golden',
  dawn: 'sunrise dawn morning pastel amanecer alba mañana aube aurore matin lever sonnenaufgang morgen morgendämmerung',
}

const hueWords: Record<number, string> = {
  25: 'red crimson scarlet rojo roja rouge rot rote roter',
  50: 'orange amber copper naranja ámbar orangefarben kupfer',
  85: 'yellow gold golden amarillo amarilla dorado jaune doré gelb gelbe gold',
  145: 'green emerald lime verde esmeralda vert verte émeraude grün grüne smaragd',
  195: 'teal turquoise cyan mint turquesa menta sarcelle türkis minze',
  250: 'blue azure navy azul bleu bleue blau blaue',
  300: 'purple violet lilac lavender morado violeta lila mauve lavande lilas lila violett',
  350: 'pink magenta rosa rose fuchsia pinke rosafarben',
}

const extraWords: Record<keyof Description['has'], string> = {
  snow: 'snow snowy winter ice icy nieve invierno hielo neige hiver glace schnee winter eis',
  rain: 'rain rainy storm lluvia tormenta pluie orage regen sturm gewitter',
  fog: 'fog foggy mist misty haze niebla bruma brume brouillard nebel dunst',
  boat: 'boat boats sail sailing ship sailboat barco velero bateau voilier boot segelboot schiff',
  birds: 'bird birds gull gulls seagull pájaro pájaros gaviota oiseau oiseaux mouette vogel vögel möwe',
  clouds: 'cloud clouds cloudy sky nube nubes cielo nuage nuages ciel wolke wolken himmel',
  moon: 'moon moonlight luna lune mond',
  comet: 'comet meteor shooting cometa meteoro comète météore komet sternschnuppe',
}

const greyWords = 'black white grey gray monochrome noir negro blanco gris noir blanc schwarz weiß grau'
const vividWords =
  'vivid bright colourful colorful neon rainbow vibrant colorido arcoíris coloré arc-en-ciel bunt leuchtend regenbogen'

const setOf = (words: string) => new Set(words.split(' '))

/** The words of a description, lower case, in their order. */
const wordsOf = (prompt: string) => prompt.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? []

function best<Name extends string>(
  words: readonly string[],
  table: Record<Name, string>,
  names: readonly Name[],
): Name | undefined {
  let found: { name: Name; count: number } | undefined
  for (const name of names) {
    const known = setOf(table[name])
    const count = words.filter((word) => known.has(word)).length
    if (count > 0 && (found === undefined || count > found.count)) found = { name, count }
  }
  return found?.name
}

const places = scenes.filter((scene) => scene !== 'abstract')
const usualHours: readonly Hour[] = ['day', 'dawn', 'dusk', 'dusk']

/** Reads a description. The same words, whatever their case and spaces, and the same shape make the same picture. */
export function readDescription(prompt: string, shape: string): Description {
  const words = wordsOf(prompt)
  const random = createRandom(hash(`${prompt.toLowerCase().replace(/\s+/gu, ' ').trim()}\n${shape}`))
  const said = (text: string) => {
    const known = setOf(text)
    return words.some((word) => known.has(word))
  }
  const hues = Object.entries(hueWords)
    .map(([hue, text]) => ({ hue: Number(hue), at: words.findIndex((word) => setOf(text).has(word)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ hue }) => hue)
  const scene = best(words, sceneWords, places) ?? 'abstract'
  const hour = best(words, hourWords, ['night', 'dusk', 'dawn']) ?? random.pick(usualHours)
  return {
    scene,
    hour,
    hues,
    chroma: said(greyWords) && hues.length === 0 ? 0.12 : said(vividWords) ? 1.35 : 1,
    has: {
      snow: said(extraWords.snow),
      rain: said(extraWords.rain),
      fog: said(extraWords.fog),
      boat: said(extraWords.boat),
      birds: said(extraWords.birds),
      clouds: said(extraWords.clouds),
      moon: said(extraWords.moon),
      comet: said(extraWords.comet),
    },
    random,
  }
}
