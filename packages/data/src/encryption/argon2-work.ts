import { argon2id } from 'hash-wasm'

export type Argon2Work = { secret: Uint8Array; salt: Uint8Array; memory: number; passes: number }

/** Argon2id (RFC 9106) with one lane, 32 bytes. @param work.memory KiB */
export const argon2Work = ({ secret, salt, memory, passes }: Argon2Work): Promise<Uint8Array> =>
  argon2id({
    password: secret,
    salt,
    memorySize: memory,
    iterations: passes,
    parallelism: 1,
    hashLength: 32,
    outputType: 'binary',
  })
