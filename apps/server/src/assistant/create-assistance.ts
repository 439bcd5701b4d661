/** The assistant as the calls use it: chooses the provider, bounds its time, counts its cost, and labels what it makes. */
import { randomUUID } from 'node:crypto'
import { unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assistance, AssistanceTimes } from '@skein/domain/assistant/assistance'
import { ProviderFailed } from '@skein/domain/assistant/provider'
import type { PictureRequest, Provider } from '@skein/domain/assistant/provider'
import { rememberWritten } from '@skein/domain/assistant/written-texts'
import type { Viewer } from '@skein/domain/auth/sessions'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import type { Log } from '@skein/domain/ports'
import type { Config } from '../config.ts'
import { createTurns } from '@skein/domain/uploads/turns'
import type { Decoders } from '../media/decoders.ts'
import type { MachineMade } from '../media/made-by.ts'
import type { Uploads } from '../uploads/uploads.ts'
import { createLocalProvider } from './local-provider.ts'
import { pixelsOf } from './pixels.ts'
import { createUses } from './uses.ts'

const usualTimes = { text: 30_000, image: 120_000, chat: 90_000 }

/** Digests of a feed that a member's page may ask for in a day: they are kept for an hour. */
const insightsPerDay = 24

/** Things that one member may have made at the same time. */
const atOnce = 2

type Parts = {
  config: Pick<Config, 'assistant'>
  database: Database
  uploads: Uploads
  decoders: Pick<Decoders, 'painted'>
  now: () => number
  log: Pick<Log, 'info' | 'warn'>
  times?: AssistanceTimes | undefined
}

/** The providers of the settings. The libraries of those outside are loaded with the first request to one. */
function openProviders({ openai, perplexity }: Config['assistant']) {
  const local = createLocalProvider()
  let outside: Promise<Provider> | undefined
  const open = async (): Promise<Provider> => {
    if (openai) return (await import('./openai-provider.ts')).createOpenAiProvider(openai)
    if (perplexity) return (await import('./perplexity-provider.ts')).createPerplexityProvider(perplexity)
    return local
  }
  const chosen = async (): Promise<Provider> => {
    outside ??= open()
    try {
      return await outside
    } catch (error) {
      // What could not be loaded is tried again.
      outside = undefined
      throw error
    }
  }
  return {
    local,
    /** For words: the first one that has a key. */
    writer: chosen,
    /** For pictures: the same one where it paints. */
    async painter(): Promise<Provider> {
      const provider = await chosen()
      return provider.paint === undefined ? local : provider
    },
  }
}

/** What the caller is told: nothing of the provider's own words. */
function problemOf(error: unknown, left: AbortSignal): unknown {
  if (error instanceof ProviderFailed)
    return new Problem(error.reason === 'description-refused' ? 'description-refused' : 'provider-failed')
  // Time ran out, or nobody is there any more to be answered.
  if (left.aborted || (error instanceof DOMException && error.name === 'TimeoutError'))
    return new Problem('provider-failed')
  return error
}

/** Makes the assistant. */
export function createAssistance({
  config,
  database,
  uploads,
  decoders,
  now,
  log,
  times = usualTimes,
}: Parts): Assistance {
  const { textsPerDay, imagesPerDay, altTextsPerDay, chatsPerDay, translationsPerDay, openai, perplexity } =
    config.assistant
  const providers = openProviders(config.assistant)
  const uses = createUses({
    database,
    limits: {
      text: textsPerDay,
      image: imagesPerDay,
      alt: altTextsPerDay,
      chat: chatsPerDay,
      insights: insightsPerDay,
      translation: translationsPerDay,
    },
    now,
    log,
  })
  const turns = createTurns(atOnce)

  /** Keeps the bytes as an upload of the member, drawn anew like every other one. */
  async function keep(viewer: Viewer, bytes: Uint8Array, size: PictureRequest['size'], made: MachineMade) {
    const path = join(await uploads.folder(), `${randomUUID()}.generated`)
    try {
      // What a provider calls a picture and is none is not the member's fault.
      const picture = await decoders.painted(bytes, pixelsOf(size)).catch((error: unknown) => {
        // That too many wait is ours.
        if (error instanceof Problem && error.code === 'unavailable') throw error
        throw new ProviderFailed('unusable-answer')
      })
      await writeFile(path, picture.bytes)
      return (await uploads.keeper.image(viewer, path, made)).url
    } finally {
      await unlink(path).catch(() => {})
    }
  }

  return {
    async enhance(viewer, draft, left) {
      const provider = await providers.writer()
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.text)])
      try {
        const { text } = await turns(viewer.id, () =>
          uses.run(viewer, 'text', provider.name, () => provider.rewrite(draft, signal)),
        )
        if (text !== draft) await rememberWritten(database.kysely, viewer.id, text, now())
        return text
      } catch (error) {
        throw problemOf(error, left)
      }
    },

    async generateImage(viewer, asked, left) {
      await uploads.requireRoom(viewer, 0)
      const provider = await providers.painter()
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.image)])
      try {
        const { url } = await turns(viewer.id, () =>
          uses.run(viewer, 'image', provider.name, async () => {
            const painted = await provider.paint?.(asked, signal)
            if (painted === undefined) throw new ProviderFailed('unusable-answer')
            signal.throwIfAborted()
            const made = provider === providers.local ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
            return { url: await keep(viewer, painted.bytes, asked.size, made), cost: painted.cost }
          }),
        )
        return url
      } catch (error) {
        throw problemOf(error, left)
      }
    },

    seesPictures: openai !== undefined || perplexity !== undefined,

    async describe(viewer, address, language, left) {
      const notTheirs = new Problem('invalid-input', { fields: { url: 'Upload the file first.' } })
      if (!(await uploads.keeper.ownsPicture(viewer, address))) throw notTheirs
      const provider = await providers.writer()
      const { describe } = provider
      if (describe === undefined) throw new Problem('alt-text-unavailable')
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.text)])
      try {
        const { text } = await turns(viewer.id, () =>
          uses.run(viewer, 'alt', provider.name, async () => {
            const { forLooking, widthForLooking } = await import('./picture-shape.ts')
            // Asked again with the bytes: it may have been posted, or sent to somebody, meanwhile.
            const bytes = await uploads.keeper.pictureBytes(viewer, address, widthForLooking)
            if (bytes === undefined) throw notTheirs
            return describe({ jpeg: await forLooking(bytes), language }, signal)
          }),
        )
        return text
      } catch (error) {
        // That code speaks of words that a member wrote; here there are none.
        if (error instanceof ProviderFailed && error.reason === 'description-refused')
          throw new Problem('alt-text-unavailable')
        throw problemOf(error, left)
      }
    },

    async converse(viewer, left, { onProvider, outside, local, isKept }) {
      const provider = await providers.writer()
      const { converse } = provider
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.chat ?? usualTimes.chat)])
      try {
        await turns(viewer.id, () =>
          uses.run(viewer, 'chat', provider.name, () => {
            onProvider(provider.name)
            return converse === undefined ? local() : outside(converse, signal)
          }),
        )
      } catch (error) {
        if (!isKept()) throw problemOf(error, left)
      }
      return provider.name
    },

    async digest(viewer, posts, language) {
      if (openai === undefined && perplexity === undefined) return undefined
      const provider = await providers.writer()
      const signal = AbortSignal.timeout(times.text)
      const { digest } = provider
      if (digest === undefined) return undefined
      try {
        const { text } = await uses.run(viewer, 'insights', provider.name, () => digest(posts, language, signal))
        return { provider: provider.name, text }
      } catch (error) {
        throw problemOf(error, signal)
      }
    },

    async translate(viewer, asked, left) {
      if (openai === undefined && perplexity === undefined) throw new Problem('translation-unavailable')
      const provider = await providers.writer()
      const { translate } = provider
      if (translate === undefined) throw new Problem('translation-unavailable')
      const signal = AbortSignal.any([left, AbortSignal.timeout(times.text)])
      try {
        const { translation } = await turns(viewer.id, () =>
          uses.run(viewer, 'translation', provider.name, () => translate(asked, signal)),
        )
        return translation
      } catch (error) {
        // That code speaks of words that a member wrote to be painted; these are somebody else's, and trying again is of no use.
        if (error instanceof ProviderFailed && error.reason === 'description-refused')
          throw new Problem('translation-unavailable')
        throw problemOf(error, left)
      }
    },

    close: async () => {
      await providers.local.close?.()
    },
  }
}
