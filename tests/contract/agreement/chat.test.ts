import { agree } from '../agree.ts'
import { chatJourneys } from '../journeys/chat.ts'

agree(chatJourneys)
