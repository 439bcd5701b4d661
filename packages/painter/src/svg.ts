/** How drawings are written down as SVG. Colours are as CSS writes them; positions and lengths are pixels of the sheet. */

/** SVG numbers with one decimal: small files, and the same text on every machine. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** A whole file of a size. */
export const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

/** A rectangle. @param more attributes as they stand in the file, with a space before */
export const rect = (x: number, y: number, w: number, h: number, color: string, radius = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${color}"${radius > 0 ? ` rx="${n(radius)}"` : ''}${more}/>`

/** A filled circle. */
export const disc = (x: number, y: number, r: number, color: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"${more}/>`

/** A line along a path, with round ends. */
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
