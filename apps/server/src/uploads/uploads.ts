import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Viewer } from '@skein/domain/auth/sessions'
import type { Database } from '@skein/domain/database/database'
import { requireRoom } from '@skein/domain/uploads/quota'
import { createResumableUploads } from '@skein/domain/uploads/resumable-uploads'
import type { ResumableUploads } from '@skein/domain/uploads/resumable-uploads'
import { createTurns } from '@skein/domain/uploads/turns'
import type { Turns } from '@skein/domain/uploads/turns'
import type { Readable } from 'node:stream'
import type { Decoders } from '../media/decoders.ts'
import type { MediaStore } from '../media/media-store.ts'
import { bucketArrivals } from './bucket-arrivals.ts'
import { diskArrivals } from './disk-arrivals.ts'
import { requireSpace, spaceOf } from './disk-space.ts'
import type { DiskSpace } from './disk-space.ts'
import { createKeeper } from './keep-upload.ts'
import type { UploadKeeper } from './keep-upload.ts'
import { createWorkQueue } from './work-queue.ts'

/** Pictures, and videos, that are worked on at once. The library of pictures uses every core by itself. */
const atOnce = 2
/** And that wait for their turn; beyond, whoever sends one is told to come back. */
const waiting = 200

/** Forms of one member that are received at once: four pictures of a post, and one more. */
const formsAtOnce = 5

/** Everything about files that members send. */
export type Uploads = {
  /** The folder for what is arriving; it is there once this resolves. */
  folder: () => Promise<string>
  /**
   * Makes sure that there is room for a file: the member's, and the disk's.
   * @param size in bytes; 0 where it is not known
   * @throws Problem `quota-reached`, `storage-full`
   */
  requireRoom: (viewer: Viewer, size: number) => Promise<void>
  keeper: UploadKeeper
  resumable: ResumableUploads<Readable>
  /** Bounds the forms of one member that are received at once. */
  turns: Turns
}

/** Where arriving files lie until they are kept. */
export const arrivingFolder = (dataDir: string): string => join(dataDir, 'incoming')

/** Makes the services for uploads over a store. */
export function createUploads(parts: {
  database: Database
  media: MediaStore
  decoders: Decoders
  dataDir: string
  now: () => number
  diskSpace?: DiskSpace | undefined
}): Uploads {
  const folder = arrivingFolder(parts.dataDir)
  const { database, media, now, diskSpace = spaceOf(folder) } = parts
  const keeper = createKeeper({
    ...parts,
    folder,
    queues: { pictures: createWorkQueue(atOnce, waiting), videos: createWorkQueue(atOnce, waiting) },
  })
  const makeFolder = async () => {
    await mkdir(folder, { recursive: true })
    return folder
  }
  const hasSpace = async (bytes: number) => {
    await makeFolder()
    await requireSpace(diskSpace, bytes)
  }
  const hasRoom = async (viewer: Viewer, size: number) => {
    await requireRoom(database, viewer, size, now())
    await hasSpace(size)
  }
  return {
    folder: makeFolder,
    requireRoom: hasRoom,
    keeper,
    resumable: createResumableUploads({
      ...parts,
      keeper,
      arrivals: media.pieces === undefined ? diskArrivals(folder) : bucketArrivals(folder, media.pieces),
      requireRoom: hasRoom,
      requireSpace: hasSpace,
    }),
    turns: createTurns(formsAtOnce),
  }
}
