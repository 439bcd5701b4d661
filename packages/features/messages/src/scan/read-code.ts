/** Reading QR codes: by the platform where it can, else by a small library that is fetched for it. */

/** Finds the text of a QR code in a picture; nothing where it sees none. */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>

type Detector = { detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** The Shape Detection API, which TypeScript does not know: few browsers have it. */
const isDetectorClass = (value: unknown): value is DetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value

/** Longest side of the picture that the library looks at, in pixels: a code that fills a third of it is read well below that. */
const longestSide = 960

/** The platform's own reader, where it has one that knows QR codes. */
async function platformReader(): Promise<CodeReader | undefined> {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  if (!isDetectorClass(known)) return undefined
  // The interface may be there with nothing behind it.
  const formats = await known.getSupportedFormats().catch((): string[] => [])
  if (!formats.includes('qr_code')) return undefined
  const detector = new known({ formats: ['qr_code'] })
  return async (picture) => {
    const [found] = await detector.detect(picture).catch(() => [])
    return found?.rawValue
  }
}

async function libraryReader(): Promise<CodeReader> {
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (picture) => {
    const [width, height] =
      picture instanceof HTMLVideoElement ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height]
    if (context === null || width === 0 || height === 0) return Promise.resolve(undefined)
    const scale = Math.min(1, longestSide / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decode(context.getImageData(0, 0, canvas.width, canvas.height)))
    } catch {
      // There is no code in it, or none that can be read.
      return Promise.resolve(undefined)
    }
  }
}

/** Makes a reader. @throws (rejects) where the library is needed and cannot be fetched */
export const openCodeReader = async (): Promise<CodeReader> => (await platformReader()) ?? libraryReader()
