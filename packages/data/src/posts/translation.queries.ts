/** A post in the language of the page: by this device where it can, else by the server's assistant (docs/decisions/translation.md). */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Language, Post, Translation } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { translateOnDevice } from '../text/device-translator.ts'

/** What a post says in another language, and who said so; nobody could where it is `none`. */
export type PostTranslation = (Translation & { by: 'device' | 'assistant' }) | { by: 'none' }

type Asked = Pick<Post, 'id' | 'content' | 'entities' | 'editedAt'>

async function translate(
  post: Asked,
  language: Language,
  mayAsk: boolean,
  signal: AbortSignal,
): Promise<PostTranslation> {
  const own = await translateOnDevice(post, language, signal)
  if (own !== undefined) return { ...own, by: 'device' }
  if (!mayAsk) return { by: 'none' }
  try {
    return {
      ...(await call('translatePost', { params: { id: post.id }, body: { language }, signal })),
      by: 'assistant',
    }
  } catch (error) {
    // No failure, and no use in trying again: the server says that this one goes to no provider.
    if (error instanceof ApiError && error.code === 'translation-unavailable') return { by: 'none' }
    throw error
  }
}

/** Each wording in each language once; what is wanted again is there. */
const translationQuery = (post: Asked, language: Language, mayAsk: boolean) =>
  queryOptions({
    queryKey: ['translation', post.id, post.editedAt, language, mayAsk] as const,
    queryFn: ({ signal }) => translate(post, language, mayAsk, signal),
  })

/**
 * A post in another language; asked for by being there.
 * @param mayAsk the server's assistant may be asked
 */
export function usePostTranslation(post: Asked, language: Language, mayAsk: boolean) {
  const { data, error, isFetching, refetch } = useQuery(translationQuery(post, language, mayAsk))
  return {
    translation: isFetching ? undefined : data,
    /** Why there is none: so many are had in a day, or something else. */
    failure:
      error === null || isFetching
        ? null
        : error instanceof ApiError && error.code === 'quota-reached'
          ? 'quota'
          : 'failed',
    retry: () => void refetch(),
  } as const
}
