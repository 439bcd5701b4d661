let playing: HTMLVideoElement | undefined

/** One video at a time: the one that starts stops the one before. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
}
