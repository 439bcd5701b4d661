/** What is asked of both worlds, one journey a rule. A journey asserts what the rule says; the comparison of transcripts does the rest. */
import { peopleJourneys } from './journeys/people.ts'
import { postsJourneys } from './journeys/posts.ts'
import { sessionJourneys } from './journeys/session.ts'

export const journeys = { ...sessionJourneys, ...postsJourneys, ...peopleJourneys }
