/**
 * Set-up file of the story run, before everything else: what reads the clock while it loads has to read that of the stories. Nothing that
 * a story shows depends on the moment, on chance, or on how long it takes.
 */
import { configure } from 'storybook/test'
import { afterAll, beforeEach } from 'vitest'
import { patience } from '../patience.ts'
import { startChance } from './chance.ts'
import { keepFramesComing } from './frames.ts'
import { startClock, stopClock } from './story-clock.ts'
import { holdToasts } from './toasts.ts'

holdToasts()
keepFramesComing()

beforeEach(() => {
  configure({ asyncUtilTimeout: patience.wait })
  startClock()
  startChance()
})
afterAll(stopClock)
