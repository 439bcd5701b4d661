import { agree } from '../agree.ts'
import { listsJourneys } from '../journeys/lists.ts'

agree(listsJourneys)
