import { agree } from '../agree.ts'
import { accountJourneys } from '../journeys/account.ts'

agree(accountJourneys)
