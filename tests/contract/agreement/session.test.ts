import { agree } from '../agree.ts'
import { sessionJourneys } from '../journeys/session.ts'

agree(sessionJourneys)
