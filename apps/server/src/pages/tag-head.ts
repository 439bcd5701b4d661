import { pageAddress } from '@skein/contract/addresses'
import { tokenize } from '@skein/contract'
import type { Language } from '@skein/contract'
import type { Viewer } from '@skein/domain/auth/sessions'
import { defaultImage } from '@skein/domain/pages/head'
import type { Head } from '@skein/domain/pages/head'
import { messagesOf } from '@skein/i18n/messages'

/**
 * The head of Explore at a hashtag: `/explore?tag=…`.
 * @param path with query
 * @returns nothing for any other address, and for what is no hashtag
 */
export async function tagHead(path: string, viewer: Viewer | null, language: Language): Promise<Head | undefined> {
  const query = /^\/explore\/?\?(.*)$/.exec(path)?.[1]
  if (query === undefined) return undefined
  const asked = `#${(new URLSearchParams(query).get('tag') ?? '').replace(/^#/, '')}`
  const [found] = tokenize(asked)
  if (found?.kind !== 'hashtag' || found.text !== asked) return undefined
  const tag = found.value
  const m = await messagesOf(language, 'explore')
  return {
    title: `#${tag}`,
    description: m.tagDescription({ tag }),
    type: 'website',
    path: pageAddress('/explore', { tag }),
    image: defaultImage,
    isElsewhere: viewer === null,
  }
}
