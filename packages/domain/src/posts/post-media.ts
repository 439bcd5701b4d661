/** The files of a post: uploads of its author become its pictures and its video. */
import type { Post } from '@skein/contract'
import type { Selectable, Transaction } from 'kysely'
import type { MediaTable, Tables } from '../database/schema.ts'
import { Problem } from '../calls/problem.ts'
import { addressOf, nameInAddress } from '../media/media-name.ts'

type Tx = Transaction<Tables>
type Upload = Pick<
  Selectable<MediaTable>,
  'name' | 'type' | 'generated' | 'width' | 'height' | 'thumbhash' | 'sizes' | 'duration' | 'poster'
>

/** Pictures and video as a draft names them. */
export type Attachments = { images: { url: string; alt: string }[]; videoUrl: string | null; videoAlt?: string }

/** What goes into the post's row and beside it. */
export type AttachedFiles = {
  pictures: (Upload & { alt: string })[]
  video: NonNullable<Post['video']> | null
  files: string[]
  /** Whether the assistant made one of the pictures. */
  hasGenerated: boolean
}

const refused = (field: string, message = 'Upload the file first.') =>
  new Problem('invalid-input', { fields: { [field]: message } })

/**
 * The author's own uploads behind the addresses.
 * @throws Problem `invalid-input` where one is not there, not theirs, posted already, or of the other kind
 */
export async function findUploads(
  tx: Tx,
  ownerId: string,
  { images, videoUrl, videoAlt = '' }: Attachments,
): Promise<AttachedFiles> {
  const asked = [...images.map(({ url }) => nameInAddress(url)), nameInAddress(videoUrl)].filter(
    (name) => name !== undefined,
  )
  const uploads =
    asked.length === 0
      ? []
      : await tx
          .selectFrom('media')
          .select(['name', 'type', 'generated', 'width', 'height', 'thumbhash', 'sizes', 'duration', 'poster'])
          .where('name', 'in', asked)
          .where('owner_id', '=', ownerId)
          .where('post_id', 'is', null)
          .where('purpose', '=', 'upload')
          .execute()
  const byName = new Map(uploads.map((upload) => [upload.name, upload]))
  const take = (address: string, kind: 'image' | 'video', field: string): Upload => {
    const name = nameInAddress(address)
    const file = name === undefined ? undefined : byName.get(name)
    if (name === undefined || !file?.type.startsWith(`${kind}/`)) throw refused(field)
    byName.delete(name)
    return file
  }
  const pictures = images.map(({ url, alt }, index) => ({
    ...take(url, 'image', images.length === 1 ? 'imageUrl' : `images.${index}.url`),
    alt,
  }))
  const hasGenerated = pictures.some(({ generated }) => generated === 1)
  if (videoUrl === null) return { pictures, video: null, files: pictures.map(({ name }) => name), hasGenerated }

  const { name, width, height, duration, poster } = take(videoUrl, 'video', 'videoUrl')
  // The still has no row of its own: whoever may see the video may see it.
  return {
    pictures,
    video: {
      url: addressOf(name),
      poster: poster === null ? null : addressOf(poster),
      width,
      height,
      duration: duration ?? 0,
      ...(videoAlt === '' ? {} : { alt: videoAlt }),
    },
    files: [...pictures.map((picture) => picture.name), name],
    hasGenerated,
  }
}

/** Makes the files the post's, so that who may see it may see them. */
export async function attachFiles(tx: Tx, postId: string, { pictures, files }: AttachedFiles): Promise<void> {
  if (pictures.length > 0) {
    const rows = pictures.map(({ name, width, height, thumbhash, sizes, alt }, position) => {
      return { post_id: postId, position, media: name, width, height, alt, thumbhash, sizes }
    })
    await tx.insertInto('post_images').values(rows).execute()
  }
  if (files.length === 0) return
  // Asked again in the statement that writes: two posts at once, or the collector, may have been after the same file.
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ post_id: postId, purpose: 'post' })
    .where('name', 'in', files)
    .where('post_id', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== files.length) throw refused('imageUrl')
}
