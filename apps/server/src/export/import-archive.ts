/** Reads an archive back into a server that does not know the member: ids, times, files and all. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { limits } from '@skein/contract'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import * as z from 'zod/mini'
import { StartError } from '../config.ts'
import type { Database } from '../database/database.ts'
import { mediaName } from '../media/media-name.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { writeSettings } from '../settings/settings-store.ts'
import { ArchivedSettings, Manifest, Profile, lists } from './archive.ts'
import type { ListName, Listed } from './archive.ts'
import { insertMarks } from './import-marks.ts'
import { insertPeople } from './import-people.ts'
import { insertPost } from './import-post.ts'

/** The largest file of data that is read whole, in bytes unpacked: an archive is somebody's file, and may be a bomb. */
const maxJson = 512 * 1024 * 1024

const timeOf = (moment: string) => Date.parse(moment)

export type Imported = {
  username: string
  posts: number
  files: number
  /** Marks of posts and members that are not here. */ skipped: number
}

type Parts = { database: Database; media: MediaStore; searchIndex: SearchIndex; now: () => number }

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

/**
 * Imports an archive.
 * @param path of the zip
 * @throws StartError, with one sentence, where it is no archive or the member is here already
 */
export async function importArchive({ database, media, searchIndex, now }: Parts, path: string): Promise<Imported> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new StartError(`${JSON.stringify(path)} is not a zip archive that can be read.`)
  })
  try {
    const entries = await entriesOf(zip)
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (entry === undefined) throw new StartError(`The archive has no file ${JSON.stringify(name)}.`)
      if (name.endsWith('.json') && entry.uncompressedSize > maxJson)
        throw new StartError(`${JSON.stringify(name)} in the archive is too large.`)
      return zip.openReadStreamPromise(entry)
    }
    async function read<Schema extends z.ZodMiniType>(name: string, schema: Schema): Promise<z.output<Schema>> {
      const { success, data } = schema.safeParse(JSON.parse(await textOf(await open(name))))
      if (!success) throw new StartError(`${JSON.stringify(name)} in the archive is not what it should be.`)
      return data
    }
    const list = <Name extends ListName>(name: Name): Promise<Listed<Name>[]> =>
      // The schema of the name makes values of the name; only the index hides it from the type checker.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      read(`data/${name}.json`, z.array(lists[name]) as unknown as z.ZodMiniType<Listed<Name>[]>)

    await read('skein.json', Manifest)
    const profile = await read('data/profile.json', Profile)
    if (!limits.username.pattern.test(profile.username)) throw new StartError('The archive names no valid username.')
    const settings = await read('data/settings.json', ArchivedSettings)
    const rows = {
      posts: await list('posts'),
      reposts: await list('reposts'),
      likes: await list('likes'),
      bookmarks: await list('bookmarks'),
      reactions: await list('reactions'),
      votes: await list('votes'),
      following: await list('following'),
      followers: await list('followers'),
      blocked: await list('blocked'),
      muted: await list('muted'),
      mutedWords: await list('mutedWords'),
      media: await list('media'),
      chats: await list('chats'),
      storiesSeen: await list('storiesSeen'),
    }

    // Files first: a row must never promise what is not there. What is left of a failed import the collection of files removes.
    const folder = await mkdtemp(join(tmpdir(), 'skein-import-'))
    let files = 0
    try {
      for (const [name] of entries) {
        const file = /^media\/(.+)$/.exec(name)?.[1]
        if (file === undefined) continue
        if (!mediaName.test(file))
          throw new StartError(`The archive holds a file that is none of ours: ${JSON.stringify(name)}.`)
        const part = join(folder, file)
        await pipeline(await open(name), createWriteStream(part))
        await media.putFile(file, part)
        files += 1
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }

    let skipped = 0
    await database.transaction(async (tx) => {
      skipped = 0
      const known = await tx
        .selectFrom('users')
        .select('id')
        .where((where) =>
          where.or([
            where('id', '=', profile.id),
            where('username', '=', profile.username),
            ...(profile.email === null ? [] : [where('email', '=', profile.email)]),
          ]),
        )
        .executeTakeFirst()
      if (known !== undefined)
        throw new StartError(`@${profile.username}, or somebody with the same address, is here already.`)
      await tx
        .insertInto('users')
        .values({
          id: profile.id,
          username: profile.username,
          name: profile.name,
          email: profile.email,
          email_confirmed: Number(profile.emailConfirmed),
          password_hash: null,
          avatar: profile.avatar,
          verified: Number(profile.verified),
          kind: 'person',
          bio: profile.bio,
          location: profile.location,
          website: profile.website,
          private: 0,
          hides_ai: 0,
          language: null,
          settings: null,
          followers_count: 0,
          following_count: 0,
          created_at: timeOf(profile.createdAt),
          updated_at: now(),
          deactivated_at: null,
        })
        .execute()
      await writeSettings(tx, profile.id, settings, now())
      await searchIndex.putUser(tx, profile)

      const mentioned = new Set(
        rows.posts.flatMap(({ replyToId, quoteOfId }) => [replyToId, quoteOfId].filter((id) => id !== null)),
      )
      for (const { postId } of [
        ...rows.reposts,
        ...rows.likes,
        ...rows.bookmarks,
        ...rows.reactions,
        ...rows.votes,
        ...rows.storiesSeen,
      ])
        mentioned.add(postId)
      const here = new Set<string>()
      for (const id of mentioned) {
        const found = await tx.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst()
        if (found) here.add(id)
      }
      const isHere = (id: string) => here.has(id) || ((skipped += 1), false)

      for (const post of rows.posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        await insertPost(tx, profile.id, post, isHere)
        here.add(post.id)
      }
      await insertMarks(tx, profile.id, rows, isHere)
      skipped += await insertPeople(tx, profile.id, rows)
      for (const { id, word, folded, at, expiresAt } of rows.mutedWords)
        await tx
          .insertInto('muted_words')
          .values({
            id,
            user_id: profile.id,
            word,
            folded,
            created_at: timeOf(at),
            expires_at: expiresAt === null ? null : timeOf(expiresAt),
          })
          .execute()
      for (const { postId, createdAt, ...file } of rows.media)
        await tx
          .insertInto('media')
          .values({
            ...file,
            owner_id: profile.id,
            post_id: postId !== null && here.has(postId) ? postId : null,
            drawing: null,
            created_at: timeOf(createdAt),
          })
          .execute()
      for (const { id } of rows.posts) await searchIndex.putPost(tx, id)
      for (const { id, question, answer, provider, sources, complete, at } of rows.chats)
        await tx
          .insertInto('chat_messages')
          .values({
            id,
            user_id: profile.id,
            question,
            answer,
            provider,
            sources,
            complete: Number(complete),
            created_at: timeOf(at),
          })
          .execute()
    })
    return { username: profile.username, posts: rows.posts.length, files, skipped }
  } finally {
    zip.close()
  }
}
