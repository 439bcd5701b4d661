import { agree } from '../agree.ts'
import { threadsJourneys } from '../journeys/threads.ts'

agree(threadsJourneys)
