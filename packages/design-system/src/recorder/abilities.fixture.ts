/** What a browser says that it can do and what it does are two things: these ask what it does. */

/** Whether its own recorder writes anything in this format. WebKitGTK 2.50 says that it can write MP4, and writes nothing. */
export async function writes(mimeType: string): Promise<boolean> {
  if (!MediaRecorder.isTypeSupported(mimeType)) return false
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const stream = canvas.captureStream(25)
  const recorder = new MediaRecorder(stream, { mimeType })
  let bytes = 0
  recorder.addEventListener('dataavailable', ({ data }) => {
    bytes += data.size
  })
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  recorder.start()
  for (let picture = 0; picture < 30; picture += 1) {
    context?.fillRect(picture * 10, 0, 5, 150)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await stopped
  for (const track of stream.getTracks()) track.stop()
  return bytes > 0
}

/** Whether a picture for an encoder can be taken of a canvas that WebGL draws. WebKitGTK 2.50 takes it upside down. */
export function takesPicturesOfWebGL(): boolean {
  const canvas = document.createElement('canvas')
  const drawn = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  const seen = document.createElement('canvas').getContext('2d')
  if (!drawn || !seen) return false
  // The upper half: WebGL counts from below.
  drawn.enable(drawn.SCISSOR_TEST)
  drawn.scissor(0, canvas.height / 2, canvas.width, canvas.height / 2)
  drawn.clearColor(1, 0, 0, 1)
  drawn.clear(drawn.COLOR_BUFFER_BIT)
  const picture = new VideoFrame(canvas, { timestamp: 0 })
  seen.drawImage(picture, 0, 0)
  picture.close()
  return (seen.getImageData(10, 10, 1, 1).data[0] ?? 0) > 200
}
