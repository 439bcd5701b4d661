const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Takes a story's reader to the end of the page. A feed guesses how high a card is until it has drawn it, so that the end moves while one
 * goes there: it is reached when it stays for two frames.
 */
export async function goToEnd(): Promise<void> {
  const page = document.documentElement
  // A place that is kept until the reader moves is let go.
  window.dispatchEvent(new WheelEvent('wheel'))
  let known = -1
  while (known !== page.scrollHeight || window.scrollY + window.innerHeight < known - 1) {
    known = page.scrollHeight
    window.scrollTo({ top: known, behavior: 'instant' })
    await frame()
    await frame()
  }
}
