/** A menu at a button that was there before it. Load it with the press that asks for it: menus are heavy. */
export { AnchoredMenu } from './menu/AnchoredMenu.tsx'
export type { MenuAnchor } from './menu/use-menu.ts'
