/** Fetches the menu of a post; with it comes the way to what it opens, and whether this browser translates. */
export const loadPostMenu = async () => {
  const [menu] = await Promise.all([import('./PostMenu.tsx'), import('./post-dialogs.ts')])
  await menu.lookForDeviceTranslator()
  return menu
}
