import type { RouteName } from '@skein/contract'
import type { FastifyRequest } from 'fastify'
import { isPageAddress } from '../pages/page-address.ts'

/** What was asked for: a call of the contract, or one of the other kinds of answer. */
export type Asked = RouteName | 'page' | 'media' | 'other'

/** What an answer was to, in names of the program: never the address, which anybody makes up. */
export function askedOf(request: FastifyRequest): Asked {
  const { config, url } = request.routeOptions
  if (config?.call !== undefined) return config.call
  if (url === '/media/:name') return 'media'
  return isPageAddress(request.url) ? 'page' : 'other'
}
