/** MSW handlers written against the contract, the fixtures, the mock backend and the state catalogue. */
export { Refusal } from './answer.ts'
export { createMockBackend, type BackendOptions, type MockBackend } from './backend/backend.ts'
export {
  isCall,
  mockBareFailure,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  refuseTheRest,
  type Asked,
} from './call.ts'
export { allRows, catalogue } from './catalogue/index.ts'
export { callTag, screens, states, type Row, type Screen, type State } from './catalogue/row.ts'
export { texts } from './catalogue/texts.ts'
export { hoursAgo, idAt, minutesAhead, now } from './fixtures/ids.ts'
export {
  people,
  person,
  suggestionOf,
  summaryOf,
  viewer,
  viewerOf,
  viewerWithLongName,
  type Person,
} from './fixtures/people.ts'
export { pictures } from './fixtures/pictures.ts'
export { longTrends, manyPosts, mixedFeed, poll, post, posts, trends } from './fixtures/posts.ts'
export { isStage, scenario, type Scenario, type ScenarioOptions, type Stage } from './scenario.ts'
export { countHit, faults, forget, hitsOf, recordFault, refuseUnhandled } from './traffic.ts'
