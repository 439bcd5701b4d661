/**
 * Whether a file is of the kinds that an `accept` attribute names (HTML, "file upload state"): media types, whole families of them (`image/*`) and
 * endings of names, with commas between them. Without kinds every file is.
 * @param file its media type and its name, which may be missing while it is dragged
 */
export function isFileOf(
  accept: string | undefined,
  { type, name = '' }: { type: string; name?: string | undefined },
): boolean {
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '')
  if (kinds.length === 0) return true
  const [mediaType, fileName] = [type.toLowerCase(), name.toLowerCase()]
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return fileName.endsWith(kind)
    return kind.endsWith('/*') ? mediaType.startsWith(kind.slice(0, -1)) : mediaType === kind
  })
}
