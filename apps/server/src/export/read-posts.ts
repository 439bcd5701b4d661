import { limits } from '@skein/contract/limits'
import type { Database } from '@skein/domain/database/database'
import { nobody } from '@skein/domain/database/ids'
import { previewFrom, videoFrom } from '@skein/domain/posts/post-from-row'
import { ruleFrom } from '@skein/domain/posts/reply-rule'
import type { ArchivedPost } from './archive.ts'
import { moment, momentOrNull } from './archived-moment.ts'

/** Posts read at once. */
const pageSize = 500

function group<Row, Value>(
  rows: Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    if (known) known.push(valueOf(row))
    else groups.set(key, [valueOf(row)])
  }
  return groups
}

/** Reads what a member posted, page by page, with all that belongs to a post. */
export async function* readPosts({ kysely }: Database, userId: string): AsyncGenerator<ArchivedPost> {
  for (let after = nobody; ;) {
    const rows = await kysely
      .selectFrom('posts')
      .selectAll()
      .where('author_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('repost_of_id', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    const ids = rows.map(({ id }) => id)
    const images = group(
      await kysely.selectFrom('post_images').selectAll().where('post_id', 'in', ids).orderBy('position').execute(),
      ({ post_id: id }) => id,
      ({ media, width, height, alt, thumbhash, sizes }) => ({ media, width, height, alt, thumbhash, sizes }),
    )
    const wordings = group(
      await kysely.selectFrom('post_revisions').selectAll().where('post_id', 'in', ids).orderBy('created_at').execute(),
      ({ post_id: id }) => id,
      ({ created_at: at, content }) => ({ at: moment(at), content }),
    )
    const options = group(
      await kysely.selectFrom('poll_options').selectAll().where('post_id', 'in', ids).orderBy('position').execute(),
      ({ post_id: id }) => id,
      ({ option_id: id, text }) => ({ id, text }),
    )
    const polls = new Map(
      (await kysely.selectFrom('polls').selectAll().where('post_id', 'in', ids).execute()).map((poll) => [
        poll.post_id,
        {
          question: poll.question,
          durationMinutes:
            limits.poll.durations.find((known) => known === poll.duration) ?? limits.poll.defaultDuration,
          endsAt: moment(poll.ends_at),
          options: options.get(poll.post_id) ?? [],
        },
      ]),
    )
    for (const row of rows)
      yield {
        id: row.id,
        content: row.content,
        createdAt: moment(row.created_at),
        editedAt: momentOrNull(row.edited_at),
        replyToId: row.reply_to_id,
        quoteOfId: row.quote_of_id,
        type: row.type,
        contentWarning: row.content_warning,
        isAiGenerated: row.is_ai_generated === 1,
        urlPreview: previewFrom(row.url_preview) && row.url_preview,
        video: videoFrom(row.video) && row.video,
        images: images.get(row.id) ?? [],
        poll: polls.get(row.id) ?? null,
        earlierWordings: wordings.get(row.id) ?? [],
        replyRule: row.reply_rule === null ? null : ruleFrom(row.reply_rule),
      }
  }
}
