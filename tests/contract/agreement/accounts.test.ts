import { agree } from '../agree.ts'
import { accountsJourneys } from '../journeys/accounts.ts'

agree(accountsJourneys)
