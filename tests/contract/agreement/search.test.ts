import { agree } from '../agree.ts'
import { searchJourneys } from '../journeys/search.ts'

agree(searchJourneys)
