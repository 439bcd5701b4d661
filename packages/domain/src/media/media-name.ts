/**
 * Names of files in the store. A picture or video has a name of its own (a UUIDv7), and what is made from it is named after it:
 * `X-w480.webp` is a narrower copy of the picture `X.webp`, `X-poster.webp` the still of the video `X.webm` or `X.mp4`. So one row
 * of `media` decides about all of them, and none can be left behind or be seen by others than its parent.
 */

import * as z from 'zod/mini'
import { storedJson } from '../database/stored.ts'

/** Names a store accepts: nothing that could leave its folder. `bin` is an encrypted picture, of which nothing is known. */
export const mediaName = /^[0-9a-z][0-9a-z-]{0,80}\.(webp|webm|mp4|bin)$/

const derivedName = /^(.+)-(w\d{1,5}|poster)\.webp$/

/** The name of a narrower copy of a picture. @param width in pixels */
export const sizeName = (id: string, width: number): string => `${id}-w${width}.webp`

/** The name of the still that a video shows before it plays. */
export const posterName = (id: string): string => `${id}-poster.webp`

/** The part of a name that a file shares with what is made from it. */
export const stemOf = (name: string): string => derivedName.exec(name)?.[1] ?? name.slice(0, name.indexOf('.'))

/** Names of the files whose row may decide about `name`: its own, and its parent's. */
export function rowNames(name: string): string[] {
  const [, stem, kind] = derivedName.exec(name) ?? []
  if (stem === undefined) return [name]
  return kind === 'poster' ? [name, `${stem}.webm`, `${stem}.mp4`] : [name, `${stem}.webp`]
}

/** Smaller copies of a picture as a column keeps them. */
export const StoredSizes = z.array(
  z.object({ name: z.string().check(z.regex(mediaName)), width: z.int().check(z.positive()) }),
)

/** A file of the store and those made from it. */
export type FileFamily = { name: string; sizes: string; poster: string | null }

/** Every file that a row of `media` stands for; copies that cannot be read are none. */
export function filesOf({ name, sizes, poster }: FileFamily): string[] {
  const copies = storedJson(StoredSizes, sizes) ?? []
  return [name, ...copies.map((copy) => copy.name), ...(poster === null ? [] : [poster])]
}

/** The file name in an address of our own store, nothing for any other address. */
export const nameInAddress = (address: string | null | undefined): string | undefined =>
  /^\/media\/([\w.-]+)$/.exec(address ?? '')?.[1]

/** The address a file is served at. */
export const addressOf = (name: string): string => `/media/${name}`
