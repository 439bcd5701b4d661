/** It asks for the camera by a button, and says what is wrong where there is none. */
import { scriptedCamera, type Script } from '@skein/feature-composer/recorder/scripted-camera'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CameraStudio } from './CameraStudio.tsx'
import { button, setUpStudio, world } from './studio-bench.fixture.tsx'

const { said, show } = setUpStudio()

it('R1 explains first and asks for the camera by a button', async () => {
  const driver = scriptedCamera({ world })
  show(<CameraStudio driver={driver} />)
  await expect.element(page.getByText('Camera Access Required')).toBeVisible()
  expect(driver.asked()).toHaveLength(0)
  await userEvent.click(button('Turn on camera'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
  expect(driver.asked()).toHaveLength(1)
})

it.each([
  ['denied', 'Camera Access Error', 'Unable to access your camera. Please check permissions.'],
  ['not-found', 'No Camera Stream', 'No camera was found. Connect one and try again.'],
  ['in-use', 'No Camera Stream', 'Another program is using your camera. Close it and try again.'],
  ['lost', 'No Camera Stream', 'Your camera was disconnected. Connect it and try again.'],
  ['no-data', 'Recording Failed', 'No video data was captured'],
  ['failed', 'Recording Error', 'Unable to start recording. Please try again.'],
] as const)('says what is wrong (%s), says it aloud, and goes on', async (reason, title, text) => {
  const script: Script = { camera: reason, world }
  show(<CameraStudio driver={scriptedCamera(script)} otherWay={<button>Choose a file</button>} />)
  await userEvent.click(button('Turn on camera'))
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(button('Choose a file')).toBeVisible()
  await expect.poll(() => said()).toEqual([`${title}. ${text}`])
  await expect.element(button('Try again')).toHaveFocus()
  script.camera = 'granted'
  await userEvent.click(button('Try again'))
  await expect.element(button('Record')).not.toHaveAttribute('aria-disabled')
})

it('R4 says in the specification’s words that the browser cannot record', async () => {
  show(<CameraStudio driver={scriptedCamera({ isSupported: false })} otherWay={<button>Choose a file</button>} />)
  await userEvent.click(button('Turn on camera'))
  await expect.element(page.getByText('Recording Not Supported')).toBeVisible()
  await expect.element(page.getByText("Your browser doesn't support video recording.")).toBeVisible()
  await expect.element(button('Try again')).not.toBeInTheDocument()
})
