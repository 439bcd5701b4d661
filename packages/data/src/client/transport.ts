/** What sends a request and gives its answer. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

const overNetwork: Transport = (address, init) => fetch(address, init)

let transport = overNetwork

/** Has calls sent another way than by the browser's `fetch`: where pages are made on a server, each asks that server as its own viewer. */
export function sendCallsBy(another: Transport): void {
  transport = another
}

/** Sends a request. */
export const send: Transport = (address, init) => transport(address, init)
