import { agree } from '../agree.ts'
import { customFeedsJourneys } from '../journeys/custom-feeds.ts'

agree(customFeedsJourneys)
