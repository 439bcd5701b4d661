/** Members who live on a site side by side, and can be held still while it is looked at. */
import { setTimeout as pause } from 'node:timers/promises'
import { doSomething } from './member.ts'
import type { Member, World } from './member.ts'

export type Load = {
  /** Nobody begins anything; resolves when what is under way is answered. */
  hold: () => Promise<void>
  /** Ends the hold. */
  go: () => void
  /** Resolves when everybody has ended. */
  end: () => Promise<void>
}

/** Between two deeds of a member (ms), at most. */
const restMs = 1500

/** How often it is looked whether everybody is still (ms). */
const lookMs = 20

/** Starts them. */
export function startLoad(members: readonly Member[], world: World): Load {
  const state = { isOver: false, underWay: 0, gate: Promise.resolve(), open: () => {} }
  const live = async (member: Member) => {
    while (!state.isOver) {
      await state.gate
      state.underWay += 1
      await doSomething(member, world)
      state.underWay -= 1
      await pause(restMs * world.chance())
    }
  }
  const lives = members.map(live)
  return {
    async hold() {
      state.gate = new Promise((resolve) => (state.open = resolve))
      while (state.underWay > 0) await pause(lookMs)
    },
    go: () => state.open(),
    async end() {
      state.isOver = true
      await Promise.all(lives)
    },
  }
}
