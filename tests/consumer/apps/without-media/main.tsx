/** An application that records and has not installed `mediabunny`. */
import '@skein/design-system/styles.css'
import { canTrim, repairRecording } from '@skein/design-system/clip'
import { Recorder } from '@skein/design-system/recorder'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
const file = new Blob(['no video'], { type: 'video/webm' })

async function report(): Promise<string> {
  const trimmed = await canTrim(file)
  try {
    await repairRecording(file)
    return 'It was repaired'
  } catch (error) {
    return `${trimmed ? 'Can be cut' : 'Cannot be cut'}. ${String(error)}`
  }
}

if (root) {
  const tree = createRoot(root)
  void report().then((text) =>
    tree.render(
      <>
        <Recorder onSend={() => {}} />
        <output>{text}</output>
      </>,
    ),
  )
}
