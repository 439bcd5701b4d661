import { agree } from '../agree.ts'
import { moderationJourneys } from '../journeys/moderation.ts'

agree(moderationJourneys)
