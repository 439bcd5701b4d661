/** `textMuted` → `text-muted`, `avatarFrom1` → `avatar-from-1`: how a token is named in CSS. */
export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
}
