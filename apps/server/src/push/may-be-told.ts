import { isPushService } from '@skein/contract/push-services'
import type { Config } from '../config.ts'

/** Whether messages may go to an address: the known push services, those of the settings, and hosts that only tests reach. */
export function mayBeTold(
  endpoint: string,
  { pushServices, previewAllowHosts }: Pick<Config, 'pushServices' | 'previewAllowHosts'>,
): boolean {
  if (isPushService(endpoint, pushServices)) return true
  const { host, username, password } = new URL(endpoint)
  return previewAllowHosts.includes(host) && username === '' && password === ''
}
