/** The three applications that are also recipes: built from the package, served, with what a person has at hand. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawing } from '../pictures.ts'
import { buildVite } from './build-vite.ts'
import { serve, type Site } from './site.ts'

export const recipes = ['admin', 'chat', 'booking'] as const
export type Recipe = (typeof recipes)[number]

export type Recipes = {
  readonly sites: Readonly<Record<Recipe, Site>>
  /** A file to attach. */
  readonly picture: string
  readonly close: () => Promise<void>
}

/** Builds all three in the folder of a workshop. */
export async function serveRecipes(folder: string): Promise<Recipes> {
  const site = async (recipe: Recipe) => serve(await buildVite(folder, recipe))
  const sites = { admin: await site('admin'), chat: await site('chat'), booking: await site('booking') }
  const picture = join(folder, 'stall.png')
  writeFileSync(picture, (await drawing('stall.png', 640, 480)).buffer)
  return {
    sites,
    picture,
    close: async () => {
      for (const { close } of Object.values(sites)) await close()
    },
  }
}
