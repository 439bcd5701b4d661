import { agree } from '../agree.ts'
import { marksJourneys } from '../journeys/marks.ts'

agree(marksJourneys)
