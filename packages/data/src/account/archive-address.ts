import { routes } from '@skein/contract/routes'

/** Where the browser itself fetches the archive of the member's data: a zip of any size. */
export const archiveAddress: string = routes.exportAccount.path
