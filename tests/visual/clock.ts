/** Set-up file of the story run, before everything else: what reads the clock while it loads has to read that of the stories. */
import { afterAll, beforeEach } from 'vitest'
import { startClock, stopClock } from './story-clock.ts'

beforeEach(startClock)
afterAll(stopClock)
