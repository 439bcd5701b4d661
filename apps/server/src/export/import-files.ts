/** Pictures and films of an archive: they go the way of uploads, under names of this server's own, and whatever is none is left out. */
import { randomUUID } from 'node:crypto'
import { mkdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftContent } from '@skein/contract'
import { PostVideo } from '@skein/contract/schemas'
import { Problem } from '@skein/domain/calls/problem'
import { storedJson } from '@skein/domain/database/stored'
import { mediaName, nameInAddress } from '@skein/domain/media/media-name'
import type { Attachments } from '@skein/domain/posts/post-media'
import { requireSpace, spaceOf } from '../uploads/disk-space.ts'
import type { UploadKeeper } from '../uploads/keep-upload.ts'
import type { ArchivedPost } from './archive.ts'
import type { OpenArchive } from './read-archive.ts'

/** Keeps files of an archive for a member. */
export type FileKeeper = {
  /** The pictures and the film of a post as its draft would name them. */
  ofPost: (post: ArchivedPost) => Promise<Attachments>
  /** The pictures and the film of a draft that are in the archive, at their new addresses. */
  ofDraft: (media: DraftContent['media']) => Promise<DraftContent['media']>
  /** The address of a picture, by the one that it had; nothing where it is not in the archive, or no picture. */
  picture: (address: string) => Promise<string | undefined>
  /** Files that were kept, and that were refused. */
  counts: () => { files: number; refused: number }
}

type Parts = {
  archive: OpenArchive
  keeper: UploadKeeper
  /** Where files lie until they are kept. */
  folder: string
  memberId: string
}

/** Makes the keeper of files. A file belongs to the first that names it, as in the product. */
export function createFileKeeper({ archive, keeper, folder, memberId }: Parts): FileKeeper {
  const used = new Set<string>()
  const counts = { files: 0, refused: 0 }
  const member = { id: memberId }

  /** Runs work with the file in a path; a file that the work refuses is left out. @throws Problem `storage-full` */
  async function withFile<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${randomUUID()}.archive`)
    await requireSpace(spaceOf(folder), archive.sizeOf(name))
    try {
      if (await archive.unpack(name, path)) return await work(path)
      counts.refused += 1
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      counts.refused += 1
    } finally {
      await unlink(path).catch(() => {})
    }
    return undefined
  }

  async function take(name: string | undefined, work: (path: string) => Promise<{ url: string }>) {
    if (name === undefined || !mediaName.test(name) || used.has(name)) return undefined
    used.add(name)
    const kept = await withFile(name, work)
    if (kept !== undefined) counts.files += 1
    return kept?.url
  }

  const picture = (name: string | undefined) => take(name, (path) => keeper.image(member, path))

  const film = (url: string, poster: string | null) =>
    take(nameInAddress(url), async (path) => {
      const still = nameInAddress(poster)
      const given = still !== undefined && mediaName.test(still) ? still : undefined
      const withStill = given && (await withFile(given, (file) => keeper.video(member, path, { place: file })))
      return withStill || keeper.video(member, path)
    })

  return {
    async ofPost({ images, video: text }) {
      const kept = []
      for (const { media, alt } of images) {
        const url = await picture(media)
        if (url !== undefined) kept.push({ url, alt })
      }
      const video = text === null ? undefined : storedJson(PostVideo, text)
      const videoUrl = (video && (await film(video.url, video.poster))) ?? null
      return { images: kept, videoUrl, ...(video?.alt !== undefined && { videoAlt: video.alt }) }
    },
    async ofDraft(media) {
      const kept = []
      for (const item of media) {
        const url = item.kind === 'image' ? await picture(nameInAddress(item.url)) : await film(item.url, null)
        if (url !== undefined) kept.push({ ...item, url })
      }
      return kept
    },
    picture: (address) => picture(nameInAddress(address)),
    counts: () => ({ ...counts }),
  }
}
