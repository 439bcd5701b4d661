import { agree } from '../agree.ts'
import { notificationsJourneys } from '../journeys/notifications.ts'

agree(notificationsJourneys)
