/**
 * The six filters, each once, as a colour matrix: the preview, the file, the photo and the thumbnails all read these
 * numbers, so what is seen is what is posted.
 */

/** A 4×5 matrix in rows (red, green, blue, alpha), as `feColorMatrix` takes it: the fifth column adds, in 0–1. */
export type ColourMatrix = readonly number[]

export interface RecorderFilter {
  readonly matrix: ColourMatrix
  /** How far the corners darken, 0–1. */
  readonly vignette: number
}

const weights = [0.213, 0.715, 0.072] as const

const matrix = (rows: readonly (readonly [number, number, number, number])[]): ColourMatrix => [
  ...rows.flatMap(([red, green, blue, add]) => [red, green, blue, 0, add]),
  0,
  0,
  0,
  1,
  0,
]

/** Grey of the same lightness at 0, the colour itself at 1, stronger above. */
const saturate = (amount: number): ColourMatrix => {
  const row = (own: number) => weights.map((weight, index) => weight * (1 - amount) + (index === own ? amount : 0))
  return matrix([0, 1, 2].map((own) => [row(own)[0] ?? 0, row(own)[1] ?? 0, row(own)[2] ?? 0, 0]))
}

/** `slope` × colour + `add`, for each of red, green and blue. */
const level = (red: [number, number], green: [number, number], blue: [number, number]): ColourMatrix =>
  matrix([
    [red[0], 0, 0, red[1]],
    [0, green[0], 0, green[1]],
    [0, 0, blue[0], blue[1]],
  ])

/** Around the middle grey. */
const contrast = (amount: number): ColourMatrix => {
  const add = 0.5 - amount / 2
  return level([amount, add], [amount, add], [amount, add])
}

const sepia = (amount: number): ColourMatrix => {
  const keep = 1 - amount
  return matrix([
    [0.393 + 0.607 * keep, 0.769 - 0.769 * keep, 0.189 - 0.189 * keep, 0],
    [0.349 - 0.349 * keep, 0.686 + 0.314 * keep, 0.168 - 0.168 * keep, 0],
    [0.272 - 0.272 * keep, 0.534 - 0.534 * keep, 0.131 + 0.869 * keep, 0],
  ])
}

/** The matrix that does `first`, then `second`. */
function after(first: ColourMatrix, second: ColourMatrix): ColourMatrix {
  const at = (from: ColourMatrix, row: number, column: number) => from[row * 5 + column] ?? 0
  return Array.from({ length: 20 }, (_, index) => {
    const [row, column] = [Math.floor(index / 5), index % 5]
    const product = [0, 1, 2, 3].reduce((sum, k) => sum + at(second, row, k) * at(first, k, column), 0)
    return product + (column === 4 ? at(second, row, 4) : 0)
  })
}

const filter = (vignette: number, ...steps: readonly ColourMatrix[]): RecorderFilter => ({
  matrix: steps.reduce(after, saturate(1)),
  vignette,
})

/** In the order in which they are offered. */
export const recorderFilters = {
  original: filter(0),
  vintage: filter(0.35, sepia(0.45), contrast(0.92), saturate(0.9), level([1, 0.03], [1, 0.015], [1, 0])),
  vibrant: filter(0, saturate(1.5), contrast(1.08)),
  cool: filter(0, saturate(1.05), level([0.9, 0], [1, 0], [1.12, 0.02])),
  warm: filter(0, saturate(1.08), level([1.12, 0.02], [1.02, 0], [0.86, 0])),
  dramatic: filter(0.45, saturate(0.72), contrast(1.35), level([0.97, 0], [0.97, 0], [0.99, 0])),
} as const satisfies Record<string, RecorderFilter>

export type FilterId = keyof typeof recorderFilters

const isFilter = (name: string): name is FilterId => name in recorderFilters

export const filterIds: readonly FilterId[] = Object.keys(recorderFilters).filter(isFilter)

/** Where the vignette begins and where it is full, in half diagonals of the picture (a corner is 1). */
export const vignetteFrom = 0.55
export const vignetteTo = 1

/** A colour (0–255) through a filter's matrix, without the vignette; for tests and for the canvas without WebGL. */
export function applyFilter(
  id: FilterId,
  [red, green, blue]: readonly [number, number, number],
): [number, number, number] {
  const m = recorderFilters[id].matrix
  const row = (at: number) => {
    const value = (m[at] ?? 0) * red + (m[at + 1] ?? 0) * green + (m[at + 2] ?? 0) * blue + (m[at + 4] ?? 0) * 255
    return Math.min(255, Math.max(0, value))
  }
  return [row(0), row(5), row(10)]
}

/** The `values` of an SVG `feColorMatrix` (with `color-interpolation-filters="sRGB"`). */
export const filterMatrixValues = (id: FilterId): string =>
  recorderFilters[id].matrix.map((value) => Number(value.toFixed(4))).join(' ')

/**
 * The style of a picture that shows a filter, for thumbnails: the same numbers through `<FilterDefs id={…} />`, which
 * must be in the same document once. `scope` is the id given to it.
 */
export function filterThumbnailStyle(id: FilterId, scope: string): { filter: string } {
  return { filter: id === 'original' ? 'none' : `url(#${scope}-${id})` }
}
