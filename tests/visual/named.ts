import { patience } from '../patience.ts'

/**
 * What a promise gives; one that stays out for longer than anything takes fails by name. A hook that only runs out of its time does not
 * say what it had been waiting for.
 * @param what that does not come, in the error: "the fonts"
 */
export async function named<T>(what: string, awaited: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited for ${what}; it did not come`)), patience.wait)
  })
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer))
}
