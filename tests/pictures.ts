/** Pictures for tests to upload, drawn when they are needed. */
import sharp from 'sharp'

/** A drawing as a file; the ending of its name says in which format. Sizes in pixels. */
export async function drawing(name: string, width: number, height: number) {
  const format = name.endsWith('.png') ? 'png' : 'jpeg'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#7da7c4"/><circle cx="70%" cy="30%" r="90" fill="#ffd37a"/>
    <path d="M0 ${height * 0.7} q ${width / 4} -60 ${width / 2} 0 t ${width / 2} 0 V ${height} H 0 Z" fill="#24506b"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).toFormat(format).toBuffer()
  return { name, mimeType: `image/${format}`, buffer }
}
