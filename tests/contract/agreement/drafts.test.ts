import { agree } from '../agree.ts'
import { draftsJourneys } from '../journeys/drafts.ts'

agree(draftsJourneys)
