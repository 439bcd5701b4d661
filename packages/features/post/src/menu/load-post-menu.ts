/** Fetches the menu of a post; with it comes the way to what it opens. */
export const loadPostMenu = async () => {
  const [menu] = await Promise.all([import('./PostMenu.tsx'), import('./post-dialogs.ts')])
  return menu
}
