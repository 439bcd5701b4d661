/** Secrets that the server makes for itself at its first start and keeps in the data folder. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined

/**
 * The text of a file in the data folder, made at the first start; readable by the server's user alone.
 * @param make the text of a new one; false where there may be no new one
 * @returns nothing where it is not there and may not be made
 * @throws where the file is there and cannot be read: another secret in its place would make what rests on it worthless
 */
export async function keyFile(dataDir: string, name: string, make: () => string): Promise<string>
export async function keyFile(dataDir: string, name: string, make: false | (() => string)): Promise<string | undefined>
export async function keyFile(dataDir: string, name: string, make: false | (() => string)) {
  const path = join(dataDir, name)
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  if (make === false) return undefined
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // A second server on the same folder was faster: its secret is the secret.
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
