import { agree } from '../agree.ts'
import { messageJourneys } from '../journeys/messages.ts'

agree(messageJourneys)
