import { createAfterAnswers } from '@skein/domain/mail/after-answers'
import type { Mail } from '@skein/domain/mail/mail'
import { writeToMember } from '@skein/domain/mail/write-to-member'
import type { Outbox } from '@skein/domain/outbox/outbox'
import type { Log } from '@skein/domain/ports'
import type * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { forgetLetters, letterKind } from './send-letters.ts'
import type { Letter } from './send-letters.ts'

type Parts = {
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'port'>
  outbox: Pick<Outbox, 'put' | 'settle'>
  log: Pick<Log, 'error'>
}

/** Makes the port: letters are written when they are caused, as they will be read, and put into the outbox. */
export function createMail({ config, outbox, log }: Parts): Mail {
  const { run, settle } = createAfterAnswers(log)
  return {
    async send(tx, kind, to, data) {
      const { userId, email } = typeof to === 'string' ? { userId: to, email: undefined } : to
      const written = await writeToMember(tx, { kind, data }, userId, email)
      if (written === undefined) return
      const letter: z.infer<typeof Letter> = { kind, userId, ...written }
      await outbox.put(tx, letterKind, letter)
    },
    later: (work) => run(work(), 'later'),
    linkTo: (path) => `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`,
    forget: (userId) => forgetLetters(config.dataDir, userId),
    async settle() {
      await settle()
      await outbox.settle()
    },
    close: settle,
  }
}
