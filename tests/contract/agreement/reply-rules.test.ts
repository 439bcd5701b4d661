import { agree } from '../agree.ts'
import { replyRulesJourneys } from '../journeys/reply-rules.ts'

agree(replyRulesJourneys)
