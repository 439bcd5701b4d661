/** The demo world, as the build laid it beside the pages. */
import * as z from 'zod/mini'

const Account = z.object({ username: z.string(), password: z.string() })

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** The account that the sign-in screen offers. */
export const fetchAccount = async () => Account.parse(await (await fetched('/demo/account.json')).json())

/** The database of the first visit. */
export const fetchDatabase = async () => new Uint8Array(await (await fetched('/demo/skein.sqlite')).arrayBuffer())
