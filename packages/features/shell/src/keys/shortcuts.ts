import type { PagePath } from '@skein/contract/addresses'

/** What a shortcut does. Of a post: the one that has the focus, or in which something has it. */
export type Action =
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'press'; part: 'like' | 'bookmark' }
  | { kind: 'reply' }
  | { kind: 'open' }
  | { kind: 'new' }
  | { kind: 'go'; to: PagePath }
  | { kind: 'overview' }
  | { kind: 'search' }
  | { kind: 'palette' }

export type Shortcut = {
  /** As `KeyboardEvent.key` calls them. Each does it alone, or one after the other where they are a sequence. */
  keys: readonly string[]
  isSequence?: boolean
  /** Held together, where one writes as well; `Mod` is ⌘ or Ctrl. No key of its own: `palette-key.ts` tells it. */
  isHeld?: boolean
  /** The key of its words in the messages `keys`. */
  name:
    | 'next'
    | 'previous'
    | 'like'
    | 'reply'
    | 'bookmark'
    | 'open'
    | 'newPost'
    | 'search'
    | 'palette'
    | 'overview'
    | 'goHome'
    | 'goNotifications'
    | 'goMessages'
    | 'goBookmarks'
    | 'goProfile'
    | 'goSettings'
  action: Action
}

/** Every shortcut of one key, and the key of the palette: what the handler does, and what the overview lists. */
export const shortcuts = {
  posts: [
    { keys: ['j'], name: 'next', action: { kind: 'step', by: 1 } },
    { keys: ['k'], name: 'previous', action: { kind: 'step', by: -1 } },
    { keys: ['l'], name: 'like', action: { kind: 'press', part: 'like' } },
    { keys: ['r'], name: 'reply', action: { kind: 'reply' } },
    { keys: ['b'], name: 'bookmark', action: { kind: 'press', part: 'bookmark' } },
    { keys: ['o', 'Enter'], name: 'open', action: { kind: 'open' } },
  ],
  everywhere: [
    { keys: ['n'], name: 'newPost', action: { kind: 'new' } },
    { keys: ['/'], name: 'search', action: { kind: 'search' } },
    { keys: ['Mod', 'K'], isHeld: true, name: 'palette', action: { kind: 'palette' } },
    { keys: ['?'], name: 'overview', action: { kind: 'overview' } },
  ],
  go: [
    { keys: ['g', 'h'], isSequence: true, name: 'goHome', action: { kind: 'go', to: '/' } },
    { keys: ['g', 'n'], isSequence: true, name: 'goNotifications', action: { kind: 'go', to: '/notifications' } },
    { keys: ['g', 'm'], isSequence: true, name: 'goMessages', action: { kind: 'go', to: '/messages' } },
    { keys: ['g', 'b'], isSequence: true, name: 'goBookmarks', action: { kind: 'go', to: '/bookmarks' } },
    { keys: ['g', 'p'], isSequence: true, name: 'goProfile', action: { kind: 'go', to: '/profile' } },
    { keys: ['g', 's'], isSequence: true, name: 'goSettings', action: { kind: 'go', to: '/settings' } },
  ],
} as const satisfies Record<string, readonly Shortcut[]>

const all: readonly Shortcut[] = Object.values(shortcuts).flat()

/** Milliseconds in which the second key of a sequence counts as one. */
const patience = 2000

/** Reads keys one after the other. A key that begins a sequence and does not go on to end one is forgotten. */
export function createKeyReader() {
  let begun: { key: string; at: number } | undefined
  /**
   * What a pressed key asks for, by itself or after the one before.
   * @param at when it was pressed, in milliseconds
   */
  return (pressed: string, at: number): Action | undefined => {
    const before = begun !== undefined && at - begun.at < patience ? begun.key : undefined
    begun = undefined
    const isEnd = ({ isSequence, keys: [first, second] }: Shortcut) =>
      isSequence === true && first === before && second === pressed
    const isAlone = ({ isSequence, isHeld, keys }: Shortcut) => !isSequence && !isHeld && keys.includes(pressed)
    const found = all.find(isEnd) ?? (before === undefined ? all.find(isAlone) : undefined)
    if (found === undefined && all.some(({ isSequence, keys }) => isSequence && keys[0] === pressed))
      begun = { key: pressed, at }
    return found?.action
  }
}
