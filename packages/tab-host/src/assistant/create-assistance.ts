import type { Assistance } from '@skein/domain/assistant/assistance'
import type { PictureRequest } from '@skein/domain/assistant/provider'
import { rememberWritten } from '@skein/domain/assistant/written-texts'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import type { Clock } from '@skein/domain/ports'
import type { Picture } from '../files/file-reader.ts'
import type { TabKeeper } from '../files/keep-file.ts'

/** What writes and paints without a provider; either may be missing. */
export type Writer = {
  /** A better wording of a draft; the draft itself where there is nothing to better. */
  rewrite?: (draft: string) => Promise<string> | string
  /** A picture for a description. */
  paint?: (asked: PictureRequest) => Promise<Picture> | Picture
}

type Parts = { database: Database; keeper: TabKeeper; writer: Writer; now: Clock }

/** The assistant of a tab: it quotes what is there, as the built-in one does, and no provider is asked. */
export const createAssistance = ({ database, keeper, writer, now }: Parts): Assistance => ({
  async enhance(viewer, draft) {
    if (writer.rewrite === undefined) throw new Problem('provider-failed')
    const text = await writer.rewrite(draft)
    if (text !== draft) await rememberWritten(database.kysely, viewer.id, text, now())
    return text
  },
  async generateImage(viewer, asked) {
    if (writer.paint === undefined) throw new Problem('provider-failed')
    return (await keeper.painted(viewer, await writer.paint(asked))).url
  },
  seesPictures: false,
  async describe(viewer, address) {
    if (!(await keeper.ownsPicture(viewer, address)))
      throw new Problem('invalid-input', { fields: { url: 'Upload the file first.' } })
    throw new Problem('alt-text-unavailable')
  },
  async converse(_viewer, _left, { onProvider, local }) {
    onProvider('local')
    await local()
    return 'local'
  },
  digest: async () => undefined,
  translate: async () => {
    throw new Problem('translation-unavailable')
  },
  close: async () => {},
})
