import { agree } from '../agree.ts'
import { wordingsJourneys } from '../journeys/wordings.ts'

agree(wordingsJourneys)
