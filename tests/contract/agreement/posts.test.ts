import { agree } from '../agree.ts'
import { postsJourneys } from '../journeys/posts.ts'

agree(postsJourneys)
