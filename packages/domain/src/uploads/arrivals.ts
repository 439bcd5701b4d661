/** Where files lie while they arrive, and what comes of them. `Body` is how a host reads what is sent. */
import type { UploadedImage, UploadedVideo } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'

export type SaveLimits = {
  /** Where in the file the first byte goes. What the file had behind it is cut off. */
  at?: number
  /** Bytes, at most. */
  most: number
  /** Told how many bytes of this body are kept, also when it breaks off. */
  onProgress?: (bytes: number) => void
}

export type Arrivals<Body> = {
  /** Where the bytes of an upload lie, or are brought together. */
  placeOf: (id: string) => string
  /** Bytes that have arrived for a place; 0 where none have. */
  size: (place: string) => Promise<number>
  /**
   * Writes a body to a place as it comes; what has come is there for good when this returns.
   * @returns how many bytes came
   * @throws Problem `body-too-large`; or what broke it off
   */
  save: (body: Body, place: string, limits: SaveLimits) => Promise<number>
  /** Brings all that has arrived together at its place, where the keeper reads it. */
  gather: (place: string) => Promise<void>
  /** Reads a body to its end and keeps nothing of it. @returns its length @throws Problem `body-too-large` */
  drain: (body: Body, most: number) => Promise<number>
  /** Reads a body no further. */
  interrupt: (body: Body) => void
  forget: (place: string) => Promise<void>
}

/** Whose file it is. */
export type Owner = Pick<Viewer, 'id'>

/** Turns a file that has arrived into one that is kept, with its row. */
export type Keeper = {
  /** @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large` */
  image: (owner: Owner, place: string) => Promise<UploadedImage>
  /**
   * @param poster the address of a picture the member uploaded before, or the place of one that came along
   * @throws Problem like `image`
   */
  video: (owner: Owner, place: string, poster?: { address: string } | { place: string }) => Promise<UploadedVideo>
  /** Whether an address is that of a picture the member uploaded and did not post yet. */
  ownsPicture: (owner: Owner, address: string) => Promise<boolean>
  /** Removes uploads of the member that were not posted, with every file made from them. */
  discard: (ownerId: string, address: string) => Promise<void>
}
