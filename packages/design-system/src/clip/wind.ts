/** Goes to a moment of a video, in milliseconds. */
export function wind(video: HTMLVideoElement, at: number): void {
  video.currentTime = at / 1000
}
