/** What is known not to pass in an engine, and why it is no fault that a member would meet. */
import type { Engine } from '../browser/engines.ts'

export type KnownFailure = {
  engine: Engine
  /** Part of the test's file and full name, with a space between them. */
  test: string
  why: string
}

const noFilesByDriver = 'The driver of WebKitGTK takes a path and no file that a test makes.'

const noKeyDuringPress = 'The driver of WebKitGTK holds no key down during a press.'

const ownRadioButtons =
  'Radio buttons of WebKit end at the first and the last, and their arrows do not follow the reading direction.'

export const knownFailures: readonly KnownFailure[] = [
  {
    engine: 'firefox',
    test: 'R4 where the best format is missing the next is written, windable: mp4',
    why: 'Colours of Firefox’s H.264 come out 18 of 255 away from what was drawn; the test allows 15.',
  },
  {
    engine: 'firefox',
    test: 'hears the microphone',
    why: 'Firefox starts no AudioContext on a machine without a sound device.',
  },
  {
    engine: 'firefox',
    test: 'R8 keeps what was recorded when the device goes',
    why: 'The test makes up the end of a track, since a page cannot unplug a camera; in Firefox the recorder does not hear of it. Not seen with a camera that was really unplugged.',
  },
  { engine: 'webkit', test: 'FileTrigger.browser.test.tsx tells what was chosen', why: noFilesByDriver },
  { engine: 'webkit', test: 'FileTrigger.browser.test.tsx sends nothing with the form', why: noFilesByDriver },
  {
    engine: 'webkit',
    test: 'Pagination.browser.test.tsx where pages have an address they are links, also to other tabs',
    why: noKeyDuringPress,
  },
  {
    engine: 'webkit',
    test: 'Table.browser.test.tsx a selection goes on with Shift from the row before',
    why: noKeyDuringPress,
  },
  { engine: 'webkit', test: 'RadioGroup.browser.test.tsx executes its keys', why: ownRadioButtons },
  { engine: 'webkit', test: 'mirrors its arrows from right to left', why: ownRadioButtons },
  {
    engine: 'webkit',
    test: 'ScrollArea.browser.test.tsx executes its keys',
    why: 'WebKitGTK 2.50 has no `scrollend`, for which the test waits.',
  },
  {
    engine: 'webkit',
    test: 'ScrollArea.browser.test.tsx shows the bar',
    why: 'WebKitGTK 2.50 has no `scrollbar-color`: its bars are the system’s.',
  },
  {
    engine: 'webkit',
    test: 'V10 is a real slider that says where it is in words, and seeks',
    why: 'Wound to its end while it is paused, a film that repeats goes to its beginning in WebKitGTK and says that it seeks for as long as the test waits.',
  },
  {
    engine: 'webkit',
    test: 'records a film and posts it',
    why: 'WebKitGTK says that it records MP4 and writes nothing; the product says “No video data was captured” and offers a file instead.',
  },
]
