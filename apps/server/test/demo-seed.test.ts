import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '@skein/contract/calls'
import { createPasswords } from '../src/auth/hash-passwords.ts'
import { drawDemo, drawDemoAhead, openDemo } from '../src/demo-set.ts'
import { engines } from './support/engines.ts'
import { cookieOf, countedPasswords, postsOf, startServer } from './support/test-server.ts'

const quiet = { info: () => {} }

test.each(engines)('the demo set on $name', async (engine) => {
  const server = await startServer(engine, { draw: drawDemo })
  const { database } = server
  const passwords = countedPasswords()
  const options = { asked: true, now: server.clock.now, passwords, log: quiet }
  expect(await openDemo(database, { ...options, asked: false })).toBeNull()
  const account = await openDemo(database, options)
  expect(account).toEqual({ username: 'demo', password: 'quiet-paper' })
  // One hash for the one account that can sign in.
  expect(passwords.hashes()).toBe(1)
  const count = async (table: 'posts' | 'users') =>
    Number(
      (
        await database.kysely
          .selectFrom(table)
          .select((e) => e.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )
  const [posts, users] = [await count('posts'), await count('users')]
  expect(await openDemo(database, options)).toEqual(account)
  expect([await count('posts'), await count('users')]).toEqual([posts, users])

  // Counts equal rows.
  const { rows: wrong } = await sql`
    select p.id from posts p where p.likes <> (select count(*) from likes l where l.post_id = p.id)
      or p.comments <> (select count(*) from posts r where r.reply_to_id = p.id)
      or p.reposts <> (select count(*) from reposts r where r.post_id = p.id)
      or p.image_count <> (select count(*) from post_images i where i.post_id = p.id)
      or p.has_poll <> (select count(*) from polls q where q.post_id = p.id)
    union all select r.post_id from reposts r
      where not exists (select 1 from posts e where e.repost_of_id = r.post_id and e.author_id = r.user_id)
    union all select e.id from posts e where e.repost_of_id is not null
      and not exists (select 1 from reposts r where r.post_id = e.repost_of_id and r.user_id = e.author_id)
    union all select q.post_id from polls q where (q.closed_at is null) <> (q.ends_at > ${server.clock.now})
    union all select u.id from users u
      where u.followers_count <> (select count(*) from follows f where f.followee_id = u.id and f.state = 'following')
      or u.following_count <> (select count(*) from follows f where f.follower_id = u.id and f.state = 'following')`.execute(
    database.kysely,
  )
  expect(wrong).toEqual([])

  const login = await server.visitor.post('/api/auth/login', account)
  expect(login.status).toBe(200)
  const cookie = cookieOf(login)
  const read = (path: string) => server.visitor.get(path, { cookie })
  // Every page of the feed is as the contract says (the test server checks each answer), newest first.
  const seen: string[] = []
  let images = 0
  let polls = 0
  let ai = 0
  for (let before = ''; ;) {
    const page = postsOf(await read(`/api/posts?limit=50${before}`))
    for (const post of page) {
      seen.push(post.id)
      images += post.images.length
      polls += post.pollData ? 1 : 0
      ai += post.isAiGenerated ? 1 : 0
    }
    if (page.length < 50) break
    before = `&before=${page.at(-1)?.id}`
  }
  expect(seen.length).toBeGreaterThan(500)
  expect(seen).toEqual(seen.toSorted().toReversed())
  expect(Math.min(images, polls, ai)).toBeGreaterThan(5)
  const following = postsOf(await read('/api/posts?feed=following&limit=50'))
  expect(following).toHaveLength(50)
  // A fresh start looks alive: reposts by people one follows, quotes, content warnings, an edited post, something to be told.
  expect(following.filter(({ repost }) => repost !== null).length).toBeGreaterThan(3)
  expect(new Set(following.map(({ id }) => id)).size).toBe(50)
  const rows = await database.kysely
    .selectFrom('posts')
    .select(['quote_of_id', 'content_warning', 'edited_at'])
    .execute()
  expect(rows.filter((row) => row.quote_of_id !== null).length).toBeGreaterThan(12)
  expect(rows.filter((row) => row.content_warning !== null).length).toBeGreaterThan(4)
  expect(rows.filter((row) => row.edited_at !== null).length).toBeGreaterThan(3)
  const { unread }: { unread: { notifications: number } } = Object((await read('/api/auth/user')).body)
  expect(unread.notifications).toBeGreaterThan(2)
  expect(unread.notifications).toBeLessThan(100)
  expect(calls.listTrends.answer.parse((await read('/api/trends')).body).length).toBeGreaterThanOrEqual(3)
  expect(calls.listSuggestions.answer.parse((await read('/api/users/suggestions')).body).length).toBeGreaterThanOrEqual(
    3,
  )
  const noor = await server.visitor.post('/api/auth/login', { username: 'noor', password: 'quiet-paper' })
  expect(noor.status).toBe(401)

  // A picture is drawn when it is asked for, in the size that was promised.
  const pictured = postsOf(await read('/api/posts?limit=50')).find((post) => post.images.length > 0)
  const [image] = pictured?.images ?? []
  const answer = await server.app.inject({ url: image?.url ?? '' })
  const drawn = await sharp(answer.rawPayload).metadata()
  expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', image?.width, image?.height])

  // The films are files that play, each with its still; stories are there from the first start on, for a day.
  const videos = postsOf(await read('/api/posts?media=video&limit=50'))
  expect(videos.length).toBeGreaterThanOrEqual(8)
  for (const { video } of videos) {
    const file = await server.app.inject({ url: video?.url ?? '', headers: { cookie } })
    const input = new Input({ source: new BufferSource(file.rawPayload), formats: ALL_FORMATS })
    expect(await input.computeDuration()).toBeCloseTo(video?.duration ?? 0, 1)
    const still = await sharp(
      (await server.app.inject({ url: video?.poster ?? '', headers: { cookie } })).rawPayload,
    ).metadata()
    expect([still.format, still.width, still.height]).toEqual(['webp', video?.width, video?.height])
  }
  const tellers = calls.listStories.answer.parse((await read('/api/stories')).body)
  expect(tellers.length).toBeGreaterThanOrEqual(3)
  server.clock.now += 24 * 60 * 60 * 1000
  expect(calls.listStories.answer.parse((await read('/api/stories')).body)).toEqual([])
  await server.close()
})

test('a database with members is left alone', async () => {
  const [engine] = engines
  if (!engine) throw new Error('no engine')
  const server = await startServer(engine)
  await server.member('first_one')
  const options = { asked: true, now: server.clock.now, passwords: createPasswords(), log: quiet }
  expect(await openDemo(server.database, options)).toBeNull()
  await server.close()
})

test('drawing ahead stops when it is told to', async () => {
  const [engine] = engines
  if (!engine) throw new Error('no engine')
  const server = await startServer(engine, { draw: drawDemo })
  await openDemo(server.database, { asked: true, now: server.clock.now, passwords: countedPasswords(), log: quiet })
  let left = 3
  await drawDemoAhead(server.database, server.media, () => (left -= 1) < 0)
  const rows = await server.database.kysely.selectFrom('media').select(['name', 'purpose']).execute()
  const sizes = await Promise.all(
    rows.map(async ({ name, purpose }) => ((await server.media.size(name)) === undefined ? undefined : purpose)),
  )
  expect(sizes.filter((purpose) => purpose !== undefined)).toEqual(['avatar', 'avatar', 'avatar'])
  await server.close()
})
