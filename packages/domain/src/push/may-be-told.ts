import { isPushService } from '@skein/contract/push-services'
import type { ProductConfig } from '../product-config.ts'

/** Whether messages may go to an address: the known push services, those of the settings, and hosts that only tests reach. */
export function mayBeTold(
  endpoint: string,
  { pushServices, previewAllowHosts }: Pick<ProductConfig, 'pushServices' | 'previewAllowHosts'>,
): boolean {
  if (isPushService(endpoint, pushServices)) return true
  const { host, username, password } = new URL(endpoint)
  return previewAllowHosts.includes(host) && username === '' && password === ''
}
