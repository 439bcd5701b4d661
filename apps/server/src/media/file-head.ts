import { open } from 'node:fs/promises'

/** How many bytes from the start decide what a file is. */
export const headBytes = 4096

/** The first bytes of a file. */
export async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
