import { Problem } from '@skein/domain/calls/problem'
import type { Arrivals } from '@skein/domain/uploads/arrivals'

/** Files that arrive lie in memory, and every body comes whole: nothing is lost on the way within a tab. */
export type TabArrivals = Arrivals<Blob> & {
  /** What lies at a place. */
  read: (place: string) => Blob
}

export function memoryArrivals(): TabArrivals {
  const places = new Map<string, Blob>()
  const read = (place: string) => places.get(place) ?? new Blob()
  return {
    read,
    placeOf: (id) => id,
    size: async (place) => read(place).size,
    async save(body, place, { at = 0, most, onProgress }) {
      if (body.size > most) throw new Problem('body-too-large')
      places.set(place, new Blob([read(place).slice(0, at), body]))
      onProgress?.(body.size)
      return body.size
    },
    gather: async () => {},
    async drain(body, most) {
      if (body.size > most) throw new Problem('body-too-large')
      return body.size
    },
    interrupt() {},
    forget: async (place) => void places.delete(place),
  }
}
