/** The text node of the copy that holds an offset of the text, and where in it. */
function nodeAt(copy: Element, offset: number): { node: Text; at: number } | undefined {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  let before = 0
  let node = walker.nextNode()
  while (node !== null) {
    if (node instanceof Text) {
      if (offset < before + node.length) return { node, at: offset - before }
      before += node.length
    }
    node = walker.nextNode()
  }
  return undefined
}

/** Where the letter at an offset stands in the window: measured in the copy, because a text area does not tell. */
export function placeOfLetter(copy: Element, offset: number): DOMRect | undefined {
  const found = nodeAt(copy, offset)
  if (found === undefined) return undefined
  const range = document.createRange()
  range.setStart(found.node, found.at)
  range.setEnd(found.node, Math.min(found.at + 1, found.node.length))
  return range.getBoundingClientRect()
}
