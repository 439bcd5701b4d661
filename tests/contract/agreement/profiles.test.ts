import { agree } from '../agree.ts'
import { profilesJourneys } from '../journeys/profiles.ts'

agree(profilesJourneys)
