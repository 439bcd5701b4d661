/** Small films, encoded by the browser that shows them, picture by picture: tests and stories need real ones, and none is worth storing. */

const width = 180
const height = 320
const framesPerSecond = 30

/** A night over hills with something bright crossing it, as a picture that is sharp at every size. */
export function night(hue: number): string {
  const stars = Array.from({ length: 40 }, (_, i) => `<circle cx="${(i * 97) % 180}" cy="${(i * 61) % 180}" r=".5"/>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 320" width="720" height="1280"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 8%)"/>
    <stop offset=".62" stop-color="hsl(${hue} 38% 34%)"/><stop offset=".74" stop-color="hsl(${hue + 90} 34% 44%)"/></linearGradient>
    <linearGradient id="tail" x2="1" y1="1" y2="0"><stop stop-color="white"/><stop offset="1" stop-color="white" stop-opacity="0"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0h180v320H0z"/><g fill="white">${stars.join('')}</g>
    <path fill="url(#tail)" d="M66 98 140 22 74 104z"/><circle cx="69" cy="101" r="7" fill="white"/>
    <path fill="hsl(${hue + 40} 30% 22%)" d="M0 226 30 204 58 222 96 198 132 224 180 202V320H0z"/>
    <path fill="hsl(${hue + 40} 30% 10%)" d="M0 260q60-26 110-6t70-16V320H0z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture.replaceAll(/\s+/g, ' '))}`
}

async function draw(hue: number, milliseconds: number): Promise<string> {
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat } = await import('mediabunny')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to paint a film on')
  const still = new Image()
  still.src = night(hue)
  await still.decode()
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new CanvasSource(canvas, { codec: 'vp8', bitrate: 1_000_000 })
  output.addVideoTrack(source)
  await output.start()
  const frames = Math.round((milliseconds * framesPerSecond) / 1000)
  for (let frame = 0; frame < frames; frame += 1) {
    context.drawImage(still, 0, 0, width, height)
    context.fillStyle = `hsl(${hue} 90% 90%)`
    context.fillRect((width * frame) / frames, 150, 6, 6)
    await source.add(frame / framesPerSecond, 1 / framesPerSecond)
  }
  await output.finalize()
  return URL.createObjectURL(new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'video/webm' }))
}

const films = new Map<number, Promise<string>>()

/** The address of a film of so many milliseconds; the same one at every call. */
export function film(milliseconds = 700): Promise<string> {
  const made = films.get(milliseconds) ?? draw(230, milliseconds)
  films.set(milliseconds, made)
  return made
}
