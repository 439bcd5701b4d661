import { agree } from '../agree.ts'
import { uploadsJourneys } from '../journeys/uploads.ts'

agree(uploadsJourneys)
