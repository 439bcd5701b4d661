import { agree } from '../agree.ts'
import { measureJourneys } from '../journeys/measures.ts'

agree(measureJourneys)
