/** MSW handlers written against the contract, the fixtures, the mock backend and the state catalogue. */
export { Refusal } from './answer.ts'
export { createMockBackend, type MockBackend } from './backend/backend.ts'
export type { BackendOptions, ToldNote } from './backend/options.ts'
export { outside } from './backend/outside.ts'
export {
  isCall,
  mockBareFailure,
  mockCall,
  mockNever,
  mockOffline,
  mockRefusal,
  mockSearchStream,
  refuseTheRest,
  type Asked,
} from './call.ts'
export { chatEvents, mockChatStream } from './chat-stream.ts'
export { allRows, catalogue } from './catalogue/index.ts'
export { callTag, screens, states, type Row, type Screen, type State } from './catalogue/row.ts'
export { texts } from './catalogue/texts.ts'
export { cards, reasons } from './fixtures/cards.ts'
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
export { searchResponse, searchResults, searches, webPages } from './fixtures/search.ts'
export { film } from './fixtures/film.ts'
export { pages } from './fixtures/pages.ts'
export { picture, poll, post, quoteOf, quoting, reply, reposted, tombstone, video } from './fixtures/post.ts'
export { longTrends, manyPosts, mixedFeed, plainTrends, posts, trends } from './fixtures/posts.ts'
export {
  breadAnswer,
  builtInAnswer,
  chatMessage,
  chatMessages,
  cometAnswer,
  insights,
  longChat,
  tramAnswer,
} from './fixtures/chat.ts'
export {
  longThread,
  longThreadWithReply,
  message,
  messages,
  messageWithVideo,
  reacted,
  replies,
} from './fixtures/messages.ts'
export { moreFeed, morePosts } from './fixtures/more-posts.ts'
export { conversation, conversationPosts } from './fixtures/conversation.ts'
export { manyVideos, stories, storyPosts, videoComments, videoPosts, videos } from './fixtures/videos.ts'
export { adasNotes, adasPosts, manyNotes, noorsPosts } from './fixtures/profile.ts'
export { isStage, scenario, type Scenario, type ScenarioOptions, type Stage } from './scenario.ts'
export { fixedRandom } from './fixed-random.ts'
export { oneTimeCode } from './one-time-code.ts'
export { finger } from './finger.ts'
export { goToEnd } from './go-to-end.ts'
export { countHit, faults, forget, hitsOf, recordFault, refuseUnhandled } from './traffic.ts'
export { goOffline } from './go-offline.ts'
