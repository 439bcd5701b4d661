/**
 * Takes what another app shares. The browser sends it as a form to an address of the product, and shows the page that the answer leads to:
 * the form is kept until that page asks for it, which works without a network, and before somebody has signed in.
 */
import { accountHeader, sharedCache } from '@skein/contract/account-header'
import { sharedAddress, sharedFiles, sharePath, type SharedWords } from '@skein/contract/share'

const wordOf = (form: FormData, name: keyof SharedWords): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A form without a file still has its field, with nothing in it. */
const hasFiles = (form: FormData): boolean =>
  form.getAll(sharedFiles).some((file) => typeof file !== 'string' && file.size > 0)

/** Where there is no room for it, the words go on in the address. */
const withoutFiles = (form: FormData): string =>
  sharedAddress({ title: wordOf(form, 'title'), text: wordOf(form, 'text'), url: wordOf(form, 'url') }, hasFiles(form))

async function addressFor(request: Request, storage: CacheStorage, account: string | undefined): Promise<string> {
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    return sharedAddress({ title: '', text: '', url: '' }, true)
  }
  try {
    const kept = new Response(form)
    kept.headers.set('date', new Date().toUTCString())
    if (account !== undefined) kept.headers.set(accountHeader, account)
    await (await storage.open(sharedCache)).put(new Request(new URL(sharePath, request.url)), kept)
    return sharePath
  } catch {
    return withoutFiles(form)
  }
}

/**
 * Keeps a share, in the place of one before it that nobody came for, and leads to its page.
 * @param account whose it is; nobody's yet where no account is known, and then theirs who sign in for it
 */
export const keepShare = async (
  request: Request,
  storage: CacheStorage,
  account: string | undefined,
): Promise<Response> => {
  const { url } = request
  return Response.redirect(new URL(await addressFor(request, storage, account), url), 303)
}
