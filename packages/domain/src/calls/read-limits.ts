/** How fast one may ask. Writing has limits of its own besides; these are for everything, and nobody meets them by hand. */
import type { Asked } from './asked.ts'
import type { Viewer } from '../auth/sessions.ts'
import { limitedNetworks } from './client-address.ts'
import { createTokenBuckets } from './token-buckets.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** `search` walks the full text, `free` is not counted. */
export type ReadCost = 'usual' | 'search' | 'free'

export type ReadLimits = {
  /** Counts a call or a page, for the member or for the network of a visitor. @throws Problem `too-many-requests` */
  count: (viewer: Viewer | null, request: Asked, cost?: ReadCost) => void
  /** Counts a file, which nobody is looked up for. @throws Problem `too-many-requests` */
  countFile: (request: Asked) => void
}

/** Households that one network may stand for: a /48 has 65,536 of them, and belongs to one customer. */
const households = 16

/**
 * Makes them, in the memory of this process.
 * @param perSecond calls of a member, who may make fifteen times as many at once; the others are in proportion
 * @param now milliseconds since 1970
 */
export function createReadLimits(perSecond: number, now: () => number): ReadLimits {
  const buckets = (share: number, seconds: number) =>
    createTokenBuckets({ perSecond: perSecond * share, burst: perSecond * share * seconds, now })
  const ofNetworks = (share: number, seconds: number) => {
    const own = buckets(share, seconds)
    const wide = buckets(share * households, seconds)
    return (request: Asked) => {
      const { household, provider } = limitedNetworks(request.ip)
      own.take(household)
      if (provider !== undefined) wide.take(provider)
    }
  }
  // Behind one address there may be many visitors; what each reads is little.
  const visitors = ofNetworks(2.5, 12)
  const searchesOfVisitors = ofNetworks(0.5, 12)
  const files = ofNetworks(10, 15)
  const members = buckets(1, 15)
  const searchesOfMembers = buckets(0.5, 12)

  const take = (of: TokenBuckets, viewer: Viewer) => of.take(viewer.id)
  return {
    count(viewer, request, cost = 'usual') {
      if (cost === 'free') return
      if (viewer === null) visitors(request)
      else take(members, viewer)
      if (cost !== 'search') return
      if (viewer === null) searchesOfVisitors(request)
      else take(searchesOfMembers, viewer)
    },
    countFile: files,
  }
}
