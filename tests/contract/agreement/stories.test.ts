import { agree } from '../agree.ts'
import { storiesJourneys } from '../journeys/stories.ts'

agree(storiesJourneys)
