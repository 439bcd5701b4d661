/** Server state for React: the typed client, query options, one entity cache, the toggle queue, drafts and the reader's place. */
export { ApiError, serverMessageOf } from './client/api-error.ts'
export { packAnswers, unpackAnswers, type PackedAnswers } from './client/page-answers.ts'
export { call, sendCallsBy, type CallInput, type Transport } from './client/call.ts'
export { createQueryClient } from './query-client.ts'
export { currentUserQuery, peekViewer, seedSession, sessionQuery, useViewer } from './session/session.queries.ts'
export { isLeft, useAccounts, useSwitchAccount } from './session/accounts.queries.ts'
export { useSessionOver, watchSession } from './session/session-end.ts'
export { useApply, useLogin, useLogout, useRegister } from './session/use-sign-in.ts'
export { changePost, peekPost, postQuery, putPosts, usePost } from './posts/post.queries.ts'
export { entryOf, putEntries, useEntry, type Entry } from './lists/entries.ts'
export { useList, type DiscoveryReason, type ListPage, type PostList } from './lists/list.queries.ts'
export { useReaction } from './posts/use-reaction.ts'
export type { ShownReaction } from './messages/reactions.queries.ts'
export { useQuotes } from './posts/quotes.queries.ts'
export { useVote } from './posts/use-vote.ts'
export { useEditPost } from './posts/use-edit-post.ts'
export { useDeletePost } from './posts/use-delete-post.ts'
export { usePinPost } from './posts/use-pin-post.ts'
export { useReplyRule } from './posts/use-reply-rule.ts'
export { usePostHistory } from './posts/post-history.queries.ts'
export { useReactors } from './posts/reactors.queries.ts'
export { useBookmark, useLike, useRepost, type ToggleOptions } from './posts/post-toggles.ts'
export { createPostKey, postLater, useCreatePost } from './posts/create-post.ts'
export { newPost, type MadePost } from '@skein/contract/new-post'
export { feedQuery, useFeed, type FeedName } from './feed/feed.queries.ts'
export { useNewPosts } from './feed/new-posts.ts'
export { useRefreshFeed } from './feed/use-refresh-feed.ts'
export { peekFeedChoice, seedFeedChoice, useFeedChoice } from './feed/feed-choice.ts'
export { feedPlacePrefix, type Anchor } from './feed/feed-place.store.ts'
export { returning } from './feed/use-feed-place.ts'
export { useFeedPlace } from './feed/use-feed-place.ts'
export { knownFollowersQuery } from './people/known-followers.queries.ts'
export { useFollowAll } from './people/follow-all.queries.ts'
export { suggestionsQuery, useFollow, userByUsernameQuery } from './people/people.queries.ts'
export {
  useAuthorPart,
  useProfile,
  useUpdateProfile,
  type AuthorPart,
  type ProfileChange,
} from './profile/profile.queries.ts'
export {
  useFollowAnswer,
  usePeople,
  type KeptAwayKind,
  type MarkedKind,
  type PeopleKind,
} from './profile/people-list.queries.ts'
export { muteThread, unmuteThread, useMutedThreads } from './notifications/muted-threads.queries.ts'
export { useMarkNotificationsRead, useNotifications } from './notifications/notifications.queries.ts'
export { usePushSubscription, type PushState } from './notifications/use-push-subscription.ts'
export { useBlock, useMute } from './moderation/use-moderation.ts'
export {
  mutedWordsQuery,
  settingsQuery,
  useAddMutedWord,
  useMutedWords,
  useRemoveMutedWord,
  useSettings,
  useUpdateSettings,
  type SettingsChange,
} from './settings/settings.queries.ts'
export {
  useAccount,
  useAddPasskey,
  useChangeEmail,
  useChangePassword,
  useChangeUsername,
  useConfirmEmail,
  useKeepKeyByLink,
  useConfirmTwoStep,
  useDeleteAccount,
  useEndSession,
  useEndTwoStep,
  usePasskeySignIn,
  usePrepareExport,
  useRemovePasskey,
  useRenewRecoveryCodes,
  useRequestReset,
  useResetPassword,
  useSecondStep,
  useSendConfirmation,
  useSessions,
  useStartTwoStep,
} from './account/account.queries.ts'
export {
  useAddMemberNote,
  useAppeals,
  useApplications,
  useDecideAppeal,
  useDecideApplication,
  useDecideReport,
  useLiftSuspension,
  useMeasure,
  useMemberRecord,
  useModerationLog,
  useReports,
  type MeasureInput,
} from './review/review.queries.ts'
export { useAppealMeasure, useAppealSuspension, useMeasures } from './account/measures.queries.ts'
export { useReport, type ReportInput } from './moderation/use-report.ts'
export {
  authorQuery,
  discoverQuery,
  postSearchQuery,
  tagQuery,
  useAuthorPosts,
  useDiscover,
  usePostSearch,
  useTagFeed,
} from './explore/explore.queries.ts'
export { useHashtagSearch, useSearchSuggestions, useUserSearch } from './explore/completion.queries.ts'
export { useVideos, videoCountQuery } from './videos/videos.queries.ts'
export { useMuted } from './videos/use-muted.ts'
export { hasOneKey, useOneKey } from './keys/one-key.ts'
export {
  forgetStories,
  storiesOfQuery,
  storyAuthorsQuery,
  useMarkSeen,
  useStoriesOf,
  useStoryAuthors,
  useStoryViewers,
  type StoryPlace,
} from './stories/stories.queries.ts'
export { readOwnResults, searchedText, useBlendedSearch, useWebPage } from './search/search.queries.ts'
export {
  customFeedPostsQuery,
  customFeedQuery,
  customFeedsQuery,
  useCustomFeed,
  useCustomFeedPosts,
  useCustomFeeds,
  useDeleteCustomFeed,
  useKeepCustomFeed,
  useSaveCustomFeed,
} from './custom-feeds/custom-feeds.queries.ts'
export { useBookmarkCount, useBookmarks, type BookmarkFilter } from './bookmarks/bookmarks.queries.ts'
export { useMoreReplies, useThread, type ThreadReplyView, type ThreadState } from './thread/use-thread.ts'
export { ancestorsQuery, repliesQuery, type ThreadPlace } from './thread/thread.queries.ts'
export { upload, type UploadOptions } from './media/upload.ts'
export {
  dropTake,
  holdTake,
  keepPiece,
  keepTake,
  keepWhole,
  keepWords,
  leftTakes,
  readTake,
  type KeptTake,
  type TakeFacts,
} from './camera/take.store.ts'
export { createCapturePost, type Capture, type CapturePost, type CaptureWords } from './camera/capture-post.ts'
export { generateImage, type GeneratedImage } from './media/generate-image.ts'
export { suggestAltText, useCanSuggestAltText } from './media/suggest-alt-text.ts'
export { hasDeviceTranslator, hasWords, lookForDeviceTranslator } from './text/device-translator.ts'
export { usePostTranslation, type PostTranslation } from './posts/translation.queries.ts'
export { previewLink } from './text/preview-link.ts'
export { enhanceText } from './text/enhance-text.ts'
export {
  useAcceptConversation,
  useConversations,
  useDeleteConversation,
  useMarkConversationRead,
  type Folder,
} from './messages/conversations.queries.ts'
export { useTyping, useTypist } from './messages/typing.queries.ts'
export { useConversation, useSafetyNumber, type Security } from './messages/conversation.queries.ts'
export { isVideoFile } from './messages/prepare-picture.ts'
export { writeCanvas } from './media/write-canvas.ts'
export { useMessageThread, type MessagePicture, type ThreadMessage } from './messages/use-message-thread.ts'
export { useOpened, type Opened } from './messages/opened.queries.ts'
export { useQuote, type Quote } from './messages/quote.queries.ts'
export { isReference, type Reference } from './encryption/reference.ts'
export { NotSecure } from './messages/send-message.ts'
export { useBlobSource, useSealedPicture } from './messages/use-sealed-picture.ts'
export { useOwnKey, type OwnKeyState } from './encryption/encryption.queries.ts'
export { WrongPassphrase, suggestPassphrase } from './encryption/backup.ts'
export { useEventStream } from './events/use-event-stream.ts'
export { useChat, useInsights } from './assistant/chat.queries.ts'
export type { ChatTurn } from './assistant/chat-turn.store.ts'
export { trendsQuery } from './trends/trends.queries.ts'
export {
  useDeleteKeptDraft,
  useKeptDrafts,
  usePublishDraft,
  useSaveDraft,
  useScheduleDraft,
  useUnscheduleDraft,
} from './drafts/kept-drafts.queries.ts'
export { deleteDraft, readDraft, writeDraft } from './drafts/draft.store.ts'
export { draftHint, draftPlace, keepText } from './drafts/draft-flags.ts'
export { textDraft, useDraft, useDraftOf, type Draft, type DraftShape } from './drafts/use-draft.ts'
export { reactionQueue, toggleQueue } from './toggles/toggle-queue.store.ts'
export { useOnline } from './offline/use-online.ts'
export { dropShared, readShared, type Shared } from './share/shared.store.ts'
export { useWelcomeStep } from './welcome/welcome-step.ts'
