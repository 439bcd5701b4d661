import type { WebPage } from '@skein/contract'

/**
 * Looks at an address for the browse mode (§2.12): may it stand in a frame, and what does it say?
 * @param own the product's origin, whose own pages are never framed
 * @throws Problem `address-refused` where the address is the product's own, or none of the public web's
 */
export type OpenPage = (address: string, own: URL) => Promise<WebPage>
