/** Resolves when the network comes back or somebody presses something: then code that could not be loaded may be had. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController()
    const hear = () => {
      heard.abort()
      resolve()
    }
    addEventListener('online', hear, { signal: heard.signal })
    // After everything that the press itself is for.
    addEventListener('click', hear, { signal: heard.signal, passive: true })
  })
}

/** Loads code until it is there. `React.lazy` alone would fail for good, and take the camera with what it holds off the page. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await nextChance()
    return untilLoaded(load)
  }
}
