import { agree } from '../agree.ts'
import { assistantJourneys } from '../journeys/assistant.ts'

agree(assistantJourneys)
