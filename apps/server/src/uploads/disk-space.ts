import { statfs } from 'node:fs/promises'
import { Problem } from '@skein/domain/calls/problem'

/** Bytes of a disk: those that are free for this server, and all. */
export type DiskSpace = () => Promise<{ free: number; total: number }>

/** Asks about the disk that a folder is on. */
export const spaceOf =
  (folder: string): DiskSpace =>
  async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  }

/** What stays free for the database and for whoever looks after the machine: a twentieth, of a large disk this many bytes. */
const floor = { share: 0.05, bytes: 2_000_000_000 }

/**
 * Refuses a file for which there would be no room: what is begun on a full disk ends half-written.
 * @param bytes that are to come
 * @throws Problem `storage-full`
 */
export async function requireSpace(space: DiskSpace, bytes: number): Promise<void> {
  const { free, total } = await space()
  if (free - bytes <= Math.min(total * floor.share, floor.bytes)) throw new Problem('storage-full')
}
