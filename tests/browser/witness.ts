/** For tests of the views: what a screen reader is told, and every track that a camera hands out. */

/** Collects what is announced from now on. */
export function listenToAnnouncements(): { said: string[]; end: () => void } {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof HTMLElement) || target.dataset['component'] !== 'Announcer') continue
      for (const node of addedNodes) said.push(node.textContent ?? '')
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { said, end: () => observer.disconnect() }
}

/** Remembers every track of the browser's own fake camera. */
export function watchTracks(): { live: () => number; total: () => number; end: () => void } {
  const tracks: MediaStreamTrack[] = []
  const { mediaDevices } = navigator
  const real = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await real(wanted)
    tracks.push(...stream.getTracks())
    return stream
  }
  return {
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    total: () => tracks.length,
    end: () => {
      mediaDevices.getUserMedia = real
    },
  }
}
