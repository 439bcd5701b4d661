import type { Search } from '@skein/contract/addresses'

/** Whether an address of `/auth` is a link out of an email: good for whoever opens it, signed in or not. */
export const isFromMailbox = ({ view }: Search<'/auth'>): boolean =>
  view !== undefined && view !== 'register' && view !== 'add'
