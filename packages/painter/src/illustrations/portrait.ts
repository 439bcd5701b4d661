import { createRandom } from '../random.ts'
import { svgDocument } from '../svg.ts'
import { drawObject } from './portrait-object.ts'
import type { PortraitSpec } from './specs.ts'

/** Ground and the large lighter disc behind the head. */
const GROUNDS: readonly (readonly [string, string])[] = [
  ['#ecd3b0', '#f6e6c6'],
  ['#b9d3d6', '#d8e8e6'],
  ['#e9b9a2', '#f5d6c3'],
  ['#c3cfa6', '#dfe6c6'],
  ['#b4bfdd', '#d5dcef'],
  ['#efcf86', '#f8e4b4'],
  ['#d7b8c9', '#eedae4'],
  ['#a9c7b4', '#cfe2d4'],
  ['#f0b48d', '#f9d8bd'],
  ['#9fb6c9', '#c6d6e2'],
  ['#d9c4e0', '#ece0f0'],
  ['#d8cdb8', '#ebe4d4'],
]
const SKINS: readonly (readonly [string, string])[] = [
  ['#f6d5c0', '#e9b9a0'],
  ['#f0c6a6', '#dfa684'],
  ['#e7b48e', '#d0946d'],
  ['#d9a077', '#bf8159'],
  ['#c48a5f', '#a76f47'],
  ['#a56b43', '#875432'],
  ['#82502f', '#673d22'],
  ['#613a24', '#4a2a19'],
]
const HAIRS = [
  '#241c1f',
  '#3a2620',
  '#5f3f2b',
  '#8a4630',
  '#c86f35',
  '#dfb567',
  '#8d8a8c',
  '#e9e5df',
  '#2f7f86',
  '#d9799a',
] as const
const CLOTHES: readonly (readonly [string, string])[] = [
  ['#c8553d', '#a8422d'],
  ['#2f4a6d', '#233853'],
  ['#5c7a4f', '#48613d'],
  ['#d9a13b', '#bb8528'],
  ['#0f766e', '#0b5c56'],
  ['#7d4e6b', '#633b54'],
  ['#e0d5c1', '#c6b89f'],
  ['#3d6b8c', '#2e536e'],
  ['#b8483e', '#97372f'],
  ['#34323f', '#26242f'],
  ['#d87c5a', '#bb6445'],
  ['#8a9db3', '#6f8399'],
]

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[((index % items.length) + items.length) % items.length]
  if (item === undefined) throw new RangeError('empty palette')
  return item
}

/** Hair that falls behind the head and shoulders. */
const backHair = (spec: PortraitSpec, color: string): string => {
  const fill = `fill="${color}"`
  switch (spec.hair) {
    case 'bob':
      return `<path ${fill} d="M76 112c0-40 22-62 52-62s52 22 52 62v52c0 8-6 12-14 12H90c-8 0-14-4-14-12z"/>`
    case 'fringe':
      return `<path ${fill} d="M78 110c0-38 22-60 50-60s50 22 50 60v62c-10 10-90 10-100 0z"/>`
    case 'long':
      return `<path ${fill} d="M74 116c-2-44 22-68 54-68s56 24 54 68c-1 30 8 62 14 92H60c6-30 15-62 14-92z"/>`
    case 'wavy':
      return `<path ${fill} d="M74 116c-4-46 22-70 54-70s58 24 54 70c-2 18 12 26 8 46s8 24 0 42H66c-8-18 4-22 0-42s10-28 8-46z"/>`
    case 'bun':
      return `<circle ${fill} cx="128" cy="44" r="24"/><ellipse ${fill} cx="128" cy="98" rx="48" ry="48"/>`
    case 'ponytail':
      return `<path ${fill} d="M150 60c36-4 52 26 44 60-4 18-4 32 2 46-24-2-34-22-32-50z"/><ellipse ${fill} cx="128" cy="98" rx="47" ry="48"/>`
    case 'afro':
      return `<circle ${fill} cx="128" cy="94" r="70"/><circle ${fill} cx="72" cy="120" r="26"/><circle ${fill} cx="184" cy="120" r="26"/>`
    case 'curly':
      return [
        [84, 92, 22],
        [92, 66, 22],
        [114, 54, 22],
        [142, 54, 22],
        [164, 66, 22],
        [172, 92, 22],
        [80, 116, 16],
        [176, 116, 16],
      ]
        .map(([x, y, r]) => `<circle ${fill} cx="${x}" cy="${y}" r="${r}"/>`)
        .join('')
    case 'braids':
      return (
        `<ellipse ${fill} cx="128" cy="98" rx="49" ry="50"/>` +
        [82, 174]
          .map((x) =>
            [0, 1, 2, 3, 4]
              .map(
                (i) =>
                  `<ellipse ${fill} cx="${x + (x < 128 ? -1 : 1) * i}" cy="${132 + i * 17}" rx="${11 - i * 0.7}" ry="11"/>`,
              )
              .join(''),
          )
          .join('')
      )
    default:
      return ''
  }
}

/** Hair in front of the forehead. */
const frontHair = (spec: PortraitSpec, color: string): string => {
  const fill = `fill="${color}"`
  switch (spec.hair) {
    case 'bob':
      return `<path ${fill} d="M86 116c-2-36 14-58 42-58s44 22 42 58c-6-16-20-28-30-38-8 14-30 26-54 38z"/>`
    case 'fringe':
      return `<path ${fill} d="M86 108c-2-32 16-50 42-50s44 18 42 50c-10-8-18-10-24-10H110c-6 0-14 2-24 10z"/>`
    case 'long':
      return `<path ${fill} d="M86 124c-4-44 14-66 42-66s46 22 42 66c-4-24-18-40-42-50-24 10-38 26-42 50z"/>`
    case 'wavy':
      return `<path ${fill} d="M85 122c-4-42 15-64 43-64s47 22 43 64c-2-20-16-30-34-44-12 18-42 20-52 44z"/>`
    case 'bun':
      return `<path ${fill} d="M86 112c0-34 16-54 42-54s42 20 42 54c-8-20-22-30-42-30s-34 10-42 30z"/>`
    case 'ponytail':
      return `<path ${fill} d="M85 112c0-36 16-56 43-56s43 20 43 56c-6-18-16-30-30-34-16 12-44 12-56 34z"/>`
    case 'short':
      return `<path ${fill} d="M84 110c-6-40 14-60 44-60s52 20 44 60c-3-10-6-18-12-24-20 4-42 2-58-6-8 6-14 16-18 30z"/>`
    case 'crop':
      return `<path ${fill} d="M86 104c-2-34 14-50 42-50s44 16 42 50c-4-10-8-16-12-20-18-6-42-6-60 0-4 4-8 10-12 20z"/>`
    case 'side':
      return `<path ${fill} d="M84 112c-8-42 16-64 48-62 28 0 46 22 40 62-4-12-8-20-14-26-24 2-44-4-56-14-4 12-12 22-18 40z"/>`
    case 'curly':
      return [
        [100, 74, 17],
        [122, 66, 18],
        [146, 68, 18],
        [162, 84, 14],
        [92, 92, 13],
      ]
        .map(([x, y, r]) => `<circle ${fill} cx="${x}" cy="${y}" r="${r}"/>`)
        .join('')
    case 'afro':
      return `<path ${fill} d="M84 104c4-30 20-44 44-44s40 14 44 44c-10-14-24-20-44-20s-34 6-44 20z"/>`
    case 'braids':
      return `<path ${fill} d="M85 110c-1-34 16-54 43-54s44 20 43 54c-8-18-20-28-41-34v-18h-4v18c-21 6-33 16-41 34z"/>`
    default:
      return ''
  }
}

const clothes = (spec: PortraitSpec, skin: string): string => {
  const [main, dark] = at(CLOTHES, spec.clothesColor)
  const body = `<path fill="${main}" d="M32 256c2-46 22-66 62-74 10-2 14-4 16-10h36c2 6 6 8 16 10 40 8 60 28 62 74z"/>`
  const open = `<path fill="${skin}" d="M104 176c4 16 12 24 24 24s20-8 24-24z"/>`
  switch (spec.clothes) {
    case 'crew':
      return `${body}${open}<path fill="none" stroke="${dark}" stroke-width="6" d="M101 178c4 19 14 28 27 28s23-9 27-28"/>`
    case 'vneck':
      return `${body}<path fill="${skin}" d="M102 176l26 44 26-44z"/><path fill="none" stroke="${dark}" stroke-width="6" stroke-linejoin="round" d="M100 176l28 47 28-47"/>`
    case 'turtleneck':
      return `${body}<path fill="${main}" d="M102 160h52v26c-10 10-42 10-52 0z"/><path fill="${dark}" d="M102 180c10 10 42 10 52 0v7c-10 10-42 10-52 0z"/>`
    case 'collar':
      return `${body}${open}<path fill="#fffaf0" d="M104 170l-14 14 22 26 16-14zM152 170l14 14-22 26-16-14z"/><path fill="${dark}" d="M126 200h4v56h-4z"/>`
    case 'hoodie':
      return `<path fill="${dark}" d="M70 192c8-30 30-36 58-36s50 6 58 36z"/>${body}${open}<path fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round" d="M98 178c4 24 16 34 30 34s26-10 30-34"/><path stroke="#fff" stroke-width="3.5" stroke-linecap="round" d="M114 208v24M142 208v19"/>`
    case 'stripes':
      return `${body}<g fill="#fffaf0" opacity=".9"><path d="M56 202c40 10 104 10 144 0l5 8c-46 11-108 11-154 0z"/><path d="M42 224c54 10 118 10 172 0l3 9c-56 10-122 10-178 0z"/><path d="M35 246c62 8 124 8 186 0l2 10H33z"/></g>${open}<path fill="none" stroke="${dark}" stroke-width="6" d="M101 178c4 19 14 28 27 28s23-9 27-28"/>`
    case 'scarf':
      return `${body}<path fill="${at(CLOTHES, spec.clothesColor + 3)[0]}" d="M90 172c10-10 66-10 76 0 6 12 4 22-2 28-18 8-54 8-72 0-6-6-8-16-2-28z"/><path fill="${at(CLOTHES, spec.clothesColor + 3)[1]}" d="M140 194l24 4-4 58h-24z"/><path fill="none" stroke="${at(CLOTHES, spec.clothesColor + 3)[1]}" stroke-width="4" d="M90 186c24 8 50 8 76 0"/>`
    default:
      return `<path fill="#f2ead9" d="M32 256c2-46 22-66 62-74 10-2 14-4 16-10h36c2 6 6 8 16 10 40 8 60 28 62 74z"/>${open}<path fill="none" stroke="#d9cdb3" stroke-width="6" d="M101 178c4 19 14 28 27 28s23-9 27-28"/><path fill="${main}" d="M84 216h88v40H84zM82 184l14-3 8 40H90zM174 184l-14-3-8 40h14z"/><circle cx="97" cy="222" r="4.5" fill="#f6d77e"/><circle cx="159" cy="222" r="4.5" fill="#f6d77e"/>`
  }
}

const face = (spec: PortraitSpec, shade: string): string => {
  const random = createRandom(spec.seed)
  const eyes = random.int(4)
  const ink = '#2a2024'
  const y = 118
  const eye =
    eyes === 0
      ? `<path d="M105 ${y}q6-6 12 0M139 ${y}q6-6 12 0" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round"/>`
      : `<circle cx="111" cy="${y}" r="3.7" fill="${ink}"/><circle cx="145" cy="${y}" r="3.7" fill="${ink}"/>`
  const lift = random.int(4)
  const brow =
    spec.hair === 'fringe'
      ? ''
      : `<path d="M103 ${107 - lift}q8-5 15-1M138 ${106 - lift}q8-4 15 1" fill="none" stroke="${spec.skin > 4 ? '#1d1414' : '#4a342b'}" stroke-width="3" stroke-linecap="round" opacity=".85"/>`
  const nose = `<path d="M129 119q4 10 1 14q-3 2-6 1" fill="none" stroke="${shade}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`
  const smile = random.int(3)
  const mouth =
    smile === 0
      ? `<path d="M116 143q12 11 24 0z" fill="#fff8f2" stroke="#7d3b36" stroke-width="2.6" stroke-linejoin="round"/>`
      : `<path d="M${118 - smile} 144q${10 + smile} ${7 + smile * 2} ${20 + smile * 2} ${smile === 2 ? -2 : 0}" fill="none" stroke="#7d3b36" stroke-width="3.2" stroke-linecap="round"/>`
  const cheeks = `<g fill="#e0604f" opacity="${spec.skin > 4 ? 0.16 : 0.2}"><circle cx="101" cy="134" r="8.5"/><circle cx="155" cy="134" r="8.5"/></g>`
  const freckles =
    spec.extra === 'freckles'
      ? `<g fill="${shade}">${[
          [100, 127],
          [106, 131],
          [98, 134],
          [150, 131],
          [157, 127],
          [158, 134],
          [112, 128],
          [144, 128],
        ]
          .map(([x, v]) => `<circle cx="${x}" cy="${v}" r="1.6"/>`)
          .join('')}</g>`
      : ''
  return cheeks + freckles + brow + eye + nose + mouth
}

const beard = (spec: PortraitSpec, color: string): string => {
  switch (spec.beard) {
    case 'stubble':
      return `<path fill="${color}" opacity=".22" d="M89 126c2 30 16 42 39 42s37-12 39-42c-6 8-14 10-22 8-8-3-26-3-34 0-8 2-16 0-22-8z"/>`
    case 'full':
      return `<path fill="${color}" d="M87 118c0 40 16 58 41 58s41-18 41-58c-5 13-12 17-22 16-8-4-30-4-38 0-10 1-17-3-22-16z"/><path d="M117 146q11 7 22 0" fill="none" stroke="#f3cdbd" stroke-width="3.4" stroke-linecap="round"/>`
    case 'moustache':
      return `<path fill="${color}" d="M128 136c-6-4-20-2-24 7 8 3 18 2 24-2 6 4 16 5 24 2-4-9-18-11-24-7z"/>`
    default:
      return ''
  }
}

const hat = (spec: PortraitSpec): string => {
  const [main, dark] = at(CLOTHES, spec.clothesColor + 4 + (spec.seed % 5))
  switch (spec.hat) {
    case 'beanie':
      return `<path fill="${main}" d="M82 96c-2-38 18-58 46-58s48 20 46 58z"/><rect x="78" y="84" width="100" height="20" rx="9" fill="${dark}"/><circle cx="128" cy="36" r="10" fill="${dark}"/>`
    case 'cap':
      return `<path fill="${main}" d="M83 92c0-34 18-50 45-50s45 16 45 50z"/><path fill="${dark}" d="M80 88c30-9 66-9 96 0 14 2 26 8 30 16-30-8-90-8-126-4z"/><circle cx="128" cy="43" r="4" fill="${dark}"/>`
    case 'straw':
      return `<ellipse cx="128" cy="88" rx="82" ry="15" fill="#dcae5c"/><path fill="#efc97c" d="M86 86c0-32 14-48 42-48s42 16 42 48z"/><path fill="${main}" d="M86 78c26 7 58 7 84 0v10c-26 7-58 7-84 0z"/>`
    case 'headscarf':
      return `<path fill="${main}" fill-rule="evenodd" d="M70 118c-4-48 24-74 58-74s62 26 58 74c-2 28 6 46 14 70-22 14-122 14-144 0 8-24 16-42 14-70zM128 68c-26 0-38 20-38 46 0 32 16 52 38 52s38-20 38-52c0-26-12-46-38-46z"/><path fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" d="M90 150c10 22 40 34 84 26M84 172c20 18 54 24 92 14"/>`
    case 'turban':
      return `<path fill="${main}" d="M78 98c-6-40 18-64 50-64s56 24 50 64c-20-20-80-20-100 0z"/><path fill="none" stroke="${dark}" stroke-width="4" d="M82 88c20-34 60-44 92-24M96 46c30 0 60 16 78 40"/>`
    case 'beret':
      return `<path fill="${main}" d="M74 82c2-28 30-42 66-38 34 2 50 22 44 38-30-6-80-6-110 0z"/><path stroke="${dark}" stroke-width="5" stroke-linecap="round" d="M132 44l4-10"/>`
    default:
      return ''
  }
}

const glasses = (spec: PortraitSpec): string => {
  const frame = at(['#2a2530', '#7a3f2c', '#b7862f', '#2d5c66'], spec.seed)
  const lens = 'fill="#fff" fill-opacity=".2"'
  if (spec.glasses === 'round')
    return `<g ${lens} stroke="${frame}" stroke-width="3.6"><circle cx="110" cy="119" r="14.5"/><circle cx="146" cy="119" r="14.5"/><path fill="none" d="M124.500 117q3.500-3 7 0M95.500 117l-9-3M160.500 117l9-3"/></g>`
  if (spec.glasses === 'square')
    return `<g ${lens} stroke="${frame}" stroke-width="3.8"><rect x="95" y="107" width="29" height="23" rx="6"/><rect x="132" y="107" width="29" height="23" rx="6"/><path fill="none" d="M124 116q4-3 8 0M95 114l-9-2M161 114l9-2"/></g>`
  return ''
}

const extra = (spec: PortraitSpec): string => {
  if (spec.extra === 'earrings')
    return `<g fill="#e5b045"><circle cx="86" cy="141" r="5"/><circle cx="170" cy="141" r="5"/></g>`
  if (spec.extra === 'headphones')
    return `<path fill="none" stroke="#34323f" stroke-width="8" d="M80 118C74 40 182 40 176 118"/><rect x="70" y="104" width="20" height="34" rx="9" fill="#d8583f"/><rect x="166" y="104" width="20" height="34" rx="9" fill="#d8583f"/>`
  if (spec.extra === 'flower')
    return `<g transform="translate(166 86)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse transform="rotate(${turn})" cx="0" cy="-9" rx="7" ry="9" fill="#fbf3ea"/>`).join('')}<circle r="5.500" fill="#e5a93b"/></g>`
  return ''
}

/** Width and height of a portrait in pixels: enough for the largest avatar, 96 CSS pixels, on a fine screen. */
export const portraitSize = 256

/**
 * Draws one avatar as SVG, 256 × 256, to be cut to a circle by whoever shows it. Pure: the same spec, the same text.
 */
export function drawPortrait(spec: PortraitSpec): string {
  const [ground, disc] = at(GROUNDS, spec.ground)
  const random = createRandom(spec.seed ^ 0x9e3779b9)
  const discX = random.pick([60, 88, 176, 200])
  const back = `<rect width="256" height="256" fill="${ground}"/><circle cx="${discX}" cy="${random.int(60) + 50}" r="${92 + random.int(40)}" fill="${disc}"/>`
  let figure: string
  if (spec.kind === 'object') {
    figure = drawObject(spec)
  } else {
    const [skin, shade] = at(SKINS, spec.skin)
    const hair = at(HAIRS, spec.hairColor)
    const covered = spec.hat === 'headscarf'
    const bare = spec.hat === 'none' || spec.hat === 'straw' || spec.hat === 'beret'
    const width = 41 + random.int(4)
    const head =
      `<path fill="${shade}" d="M108 148h40v30c-6 10-34 10-40 0z"/>` +
      clothes(spec, shade) +
      (covered
        ? ''
        : `<ellipse cx="86" cy="124" rx="8" ry="11" fill="${shade}"/><ellipse cx="170" cy="124" rx="8" ry="11" fill="${shade}"/>`) +
      `<path fill="${skin}" d="M${128 - width} 108c0-30 16-48 ${width}-48s${width} 18 ${width} 48c0 36-17 60-${width} 60s-${width}-24-${width}-60z"/>`
    const tuft = spec.hat === 'cap' || spec.hat === 'beanie' || spec.hat === 'turban' ? '' : frontHair(spec, hair)
    figure =
      (covered ? '' : backHair(spec, hair)) +
      `<g>${head}${beard(spec, hair)}${face(spec, shade)}${covered ? '' : bare ? frontHair(spec, hair) : tuft}${glasses(spec)}${hat(spec)}${extra(spec)}</g>`
  }
  return svgDocument(portraitSize, portraitSize, back + figure)
}
