import type { Language } from '@skein/contract'
import { escapeHtml } from '@skein/domain/pages/head'
import { videoFrom } from '@skein/domain/posts/post-from-row'
import { messagesOf } from '@skein/i18n/messages'
import type { readLists } from './read-lists.ts'

type Readers = ReturnType<typeof readLists>
type Profile = { name: string; username: string; bio: string }

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1rem}
article{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:1rem 0}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0}
time{font-size:.875rem;opacity:.75}img,video{max-width:100%;height:auto;border-radius:.5rem}`

/** Rows one by one, whether they come in pages or all at once. */
const each = async <Row>(rows: AsyncIterable<Row> | Promise<Row[]>): Promise<AsyncIterable<Row> | Row[]> =>
  Symbol.asyncIterator in rows ? rows : await rows

const fileOf = (address: string) => escapeHtml(address.replace(/^\/media\//, 'media/'))

/**
 * The archive's page to read in: profile, posts with their pictures, messages, conversations with the assistant; the files it shows stand beside it. Written in pieces, so
 * that it need not fit into memory.
 */
export async function readingPage(
  profile: Profile,
  readers: Readers,
  language: Language,
): Promise<AsyncGenerator<string>> {
  const m = await messagesOf(language, 'archive')
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const time = (at: string) => `<time datetime="${at}">${escapeHtml(`${format.format(new Date(at))} UTC`)}</time>`

  async function* pieces(): AsyncGenerator<string> {
    const title = escapeHtml(m.title({ name: profile.name }))
    yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`
    yield `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>`
    yield `<body><main><h1>${title}</h1><p>@${escapeHtml(profile.username)}</p><p dir="auto">${escapeHtml(profile.bio)}</p>`
    yield `<p>${escapeHtml(m.about())}</p><h2>${escapeHtml(m.posts())}</h2>`
    for await (const post of await each(readers.posts())) {
      yield `<article id="post-${post.id}">${time(post.createdAt)}`
      if (post.isAiGenerated) yield `<p><strong>${escapeHtml(m.aiGenerated())}</strong></p>`
      if (post.contentWarning !== null) yield `<p><strong>${escapeHtml(post.contentWarning)}</strong></p>`
      yield `<p dir="auto">${escapeHtml(post.content)}</p>`
      for (const image of post.images)
        yield `<img src="media/${escapeHtml(image.media)}" alt="${escapeHtml(image.alt)}" width="${image.width}" height="${image.height}" loading="lazy">`
      const video = videoFrom(post.video)
      if (video !== null) yield `<video controls preload="none" src="${fileOf(video.url)}"></video>`
      if (post.poll !== null)
        yield `<p>${escapeHtml(post.poll.question)}</p><ul>${post.poll.options.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
      yield '</article>'
    }
    yield `<h2>${escapeHtml(m.messages())}</h2>`
    for await (const message of await each(readers.messages())) {
      const text = message.content ?? m.encrypted()
      yield `<article>${time(message.at)}<p>@${escapeHtml(message.from)} → @${escapeHtml(message.to)}</p><p dir="auto">${escapeHtml(text)}</p></article>`
    }
    yield `<h2>${escapeHtml(m.chats())}</h2>`
    for await (const chat of await each(readers.chats()))
      yield `<article>${time(chat.at)}<p dir="auto"><strong>${escapeHtml(chat.question)}</strong></p><p dir="auto">${escapeHtml(chat.answer)}</p></article>`
    yield '</main></body></html>\n'
  }
  return pieces()
}
