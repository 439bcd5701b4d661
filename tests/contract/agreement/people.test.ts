import { agree } from '../agree.ts'
import { peopleJourneys } from '../journeys/people.ts'

agree(peopleJourneys)
