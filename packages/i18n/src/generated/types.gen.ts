// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
export type AuthMessages = {
  /** Welcome back */
  welcomeBack(): string
  /** Sign in to your account */
  signInSubtitle(): string
  /** Username */
  username(): string
  /** Password */
  password(): string
  /** Show password */
  showPassword(): string
  /** Hide password */
  hidePassword(): string
  /** Sign in */
  signIn(): string
  /** Signing in... */
  signingIn(): string
  /** New here? */
  newHere(): string
  /** Sign up */
  signUp(): string
  /** Join */
  join(): string
  /** Create your account to get started */
  joinSubtitle(): string
  /** Full name */
  fullName(): string
  /** Email */
  email(): string
  /** Confirm password */
  confirmPassword(): string
  /** Create account */
  createAccount(): string
  /** Creating account... */
  creatingAccount(): string
  /** Already a member? */
  alreadyMember(): string
  /** Creating an account confirms that you are 13 or older and accept the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>. */
  ageLine<T>(args: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[]
  /** {count, number} of {total, number} */
  passwordProgress(args: { count: number; total: number }): string
  /** Demo account */
  demoAccount(): string
  /** Fill in */
  fillIn(): string
  /** Fill in the demo account */
  fillInDemo(): string
  /** Search without an account */
  searchWithoutAccount(): string
  /** Missing fields */
  missingFields(): string
  /** Please enter both username and password. */
  enterBoth(): string
  /** Please fill in all required fields. */
  fillAll(): string
  /** Please fill in this field. */
  required(): string
  /** Password mismatch */
  passwordMismatch(): string
  /** Passwords do not match. */
  passwordMismatchText(): string
  /** Password too short */
  passwordTooShort(): string
  /** Password must be at least 8 characters long. */
  passwordTooShortText(): string
  /** Usernames are 3 to 20 letters a–z, digits or underscores. */
  invalidUsername(): string
  /** Please enter a valid email address. */
  invalidEmail(): string
  /** Login failed */
  loginFailed(): string
  /** Please check your credentials and try again. */
  checkCredentials(): string
  /** Registration failed */
  registrationFailed(): string
  /** Please try again with different credentials. */
  tryDifferentCredentials(): string
  /** Login successful */
  loginSuccessful(): string
  /** Welcome back to the product! */
  welcomeBackToProduct(): string
  /** Registration successful */
  registrationSuccessful(): string
  /** Welcome to the product! */
  welcomeToProduct(): string
  /** Terms */
  terms(): string
  /** Privacy */
  privacy(): string
  /** Accessibility */
  accessibility(): string
  /** Help */
  help(): string
  /** Ink is people. */
  previewInk(): string
  /** Violet is AI. */
  previewViolet(): string
  /** You always know who is speaking. */
  previewClose(): string
  /** One more thread. */
  oneMoreThread(): string
  /** Your page takes shape as you type. */
  pageTakesShape(): string
  /** Joined {month} */
  joined(args: { month: string }): string
  /** No bio yet */
  noBioYet(): string
  /** Edit Profile */
  editProfile(): string
  /** <b>{count, number}</b> Following */
  followingCount<T>(args: { b: (text: string) => T; count: number }): (string | T)[]
  /** <b>{count, number}</b> Followers */
  followersCount<T>(args: { b: (text: string) => T; count: number }): (string | T)[]
  /** What's on your mind? */
  whatsOnYourMind(): string
  /** Post */
  post(): string
  /** Full name */
  sampleName(): string
  /** username */
  sampleUsername(): string
  /** Spent the day deleting settings nobody used. Fourteen fewer toggles, not one complaint. */
  previewPost(): string
  /** AI Assistant */
  previewAssistant(): string
  /** posted by @{username} */
  previewPostedBy(args: { username: string }): string
  /** Three threads on urban heat agree on one thing: shade beats air-conditioning for street life. */
  previewAnswer(): string
  /** Rain all morning, so: slow loaf. When do you do your best work? */
  previewQuestion(): string
  /** Before anyone wakes */
  previewEarly(): string
  /** Late at night */
  previewLate(): string
  /** <b>Lucía</b> and <c>16 others</c> liked your post */
  previewLiked<T>(args: { b: (text: string) => T; c: (text: string) => T }): (string | T)[]
  /** on quiet interfaces */
  previewNoor(): string
  /** bakes, mostly */
  previewTomas(): string
  /** draws on Sundays */
  previewLucia(): string
  /** This username can be used. */
  usernameFits(): string
  /** Skein */
  skein(): string
  /** Names have 1 to 50 characters. */
  invalidName(): string
  /** about {count} hours ago */
  aboutHoursAgo(args: { count: string }): string
}

export type CommonMessages = {
  /** Close */
  close(): string
  /** Loading */
  loading(): string
  /** Retry */
  retry(): string
  /** Back */
  back(): string
  /** Search */
  search(): string
  /** Show more */
  showMore(): string
  /** Go Home */
  goHome(): string
  /** Log In */
  logIn(): string
  /** Verified */
  verified(): string
  /** Generated with AI */
  generatedWithAi(): string
  /** Follow */
  follow(): string
  /** Following */
  following(): string
  /** Requested */
  requested(): string
  /** Failed to change whom you follow */
  followFailed(): string
  /** Notifications */
  notifications(): string
  /** Language */
  language(): string
  /** The server could not be reached. Please check your connection. */
  networkError(): string
  /** {count, plural, one {# character left} other {# characters left}} */
  charactersLeft(args: { count: number }): string
  /** {count, plural, one {# character too many} other {# characters too many}} */
  charactersOver(args: { count: number }): string
  /** required */
  required(): string
  /** Show password */
  showPassword(): string
  /** Hide password */
  hidePassword(): string
}

export type ComposerMessages = {
  /** What's on your mind? */
  placeholder(): string
  /** Post */
  post(): string
  /** Posting... */
  posting(): string
  /** {count, plural, one {# character left} other {# characters left}} */
  charactersLeft(args: { count: number }): string
  /** {count, plural, one {# character too many} other {# characters too many}} */
  charactersOver(args: { count: number }): string
  /** Post created! */
  postCreated(): string
  /** Failed to create post. Please try again. */
  postFailed(): string
}

export type HomeMessages = {
  /** Posts */
  feedLabel(): string
  /** Which posts */
  whichPosts(): string
  /** Everyone */
  everyone(): string
  /** Following */
  following(): string
  /** Load more posts */
  loadMore(): string
  /** You're all caught up */
  caughtUp(): string
  /** Failed to load posts. Please try again. */
  failedToLoad(): string
  /** No posts yet */
  emptyTitle(): string
  /** The first one could be yours. */
  emptyText(): string
  /** No posts from people you follow */
  emptyFollowingTitle(): string
  /** Follow someone, and their posts appear here. */
  emptyFollowingText(): string
  /** Show everyone */
  showEveryone(): string
  /** Camera */
  camera(): string
  /** Back to top */
  backToTop(): string
  /** Loading posts */
  loadingPosts(): string
}

export type PostMessages = {
  /** Like */
  like(): string
  /** {count, plural, one {# like} other {# likes}} */
  likeCount(args: { count: number }): string
  /** {count, plural, one {# repost} other {# reposts}} */
  repostCount(args: { count: number }): string
  /** {count, plural, one {# comment} other {# comments}} */
  commentCount(args: { count: number }): string
  /** AI Assistant */
  aiAssistant(): string
  /** posted by @{username} */
  postedBy(args: { username: string }): string
  /** Poll */
  poll(): string
  /** {count, plural, one {# vote} other {# votes}} */
  votes(args: { count: number }): string
  /** {count, plural, one {# minute left} other {# minutes left}} */
  minutesLeft(args: { count: number }): string
  /** {count, plural, one {# hour left} other {# hours left}} */
  hoursLeft(args: { count: number }): string
  /** {count, plural, one {# day left} other {# days left}} */
  daysLeft(args: { count: number }): string
  /** Poll ended */
  pollEnded(): string
  /** Your vote */
  yourVote(): string
  /** Reactions */
  reactions(): string
  /** {name}, {count, plural, one {# reaction} other {# reactions}} */
  reactionCount(args: { name: string; count: number }): string
  /** heart */
  heart(): string
  /** laugh */
  laugh(): string
  /** surprised */
  surprised(): string
  /** sad */
  sad(): string
  /** angry */
  angry(): string
  /** thumbs up */
  thumbsUp(): string
  /** thumbs down */
  thumbsDown(): string
  /** fire */
  fire(): string
  /** 100 */
  hundred(): string
  /** party */
  party(): string
  /** Failed to like post */
  failedToLike(): string
  /** {option}, {percent, number} percent, {count, plural, one {# vote} other {# votes}} */
  pollOption(args: { option: string; percent: number; count: number }): string
  /** Show post */
  showPost(): string
  /** Hide post */
  hidePost(): string
  /** Content warning */
  contentWarning(): string
  /** ALT, image description */
  altText(): string
  /** ALT */
  alt(): string
  /** your reaction */
  ownReaction(): string
  /** Video by {name} */
  videoBy(args: { name: string }): string
}

export type ShellMessages = {
  /** Home */
  home(): string
  /** Search */
  search(): string
  /** Explore */
  explore(): string
  /** Camera */
  camera(): string
  /** Videos */
  videos(): string
  /** Notifications */
  notifications(): string
  /** Messages */
  messages(): string
  /** AI Chat */
  aiChat(): string
  /** Bookmarks */
  bookmarks(): string
  /** Profile */
  profile(): string
  /** Settings */
  settings(): string
  /** Main */
  mainNavigation(): string
  /** Quick access */
  quickNavigation(): string
  /** Skein, home */
  logoHome(): string
  /** Menu */
  accountMenu(): string
  /** All screens */
  everything(): string
  /** Toggle theme */
  toggleTheme(): string
  /** Log out */
  logOut(): string
  /** Sign in */
  signIn(): string
  /** Sign in to post, follow people and see your feed. */
  visitorText(): string
  /** Search posts, users, or ask AI... */
  searchPlaceholder(): string
  /** Skip to content */
  skipToContent(): string
  /** Skip to navigation */
  skipToNavigation(): string
  /** Skip to search */
  skipToSearch(): string
  /** Trends and people */
  sidePanel(): string
  /** Trending Topics */
  trendingTopics(): string
  /** Trending in {category} */
  trendingIn(args: { category: string }): string
  /** Trending */
  trending(): string
  /** {count, plural, one {# post} other {# posts}} */
  postCount(args: { count: number }): string
  /** No trending topics yet. Start posting to create trends! */
  noTrends(): string
  /** Trends could not be loaded. */
  trendsFailed(): string
  /** Who to follow */
  whoToFollow(): string
  /** No one to suggest right now. */
  noSuggestions(): string
  /** Suggestions could not be loaded. */
  suggestionsFailed(): string
  /** AI Insights */
  aiInsights(): string
  /** What AI writes here is always marked in violet, so you always know who is speaking. */
  aiInsightsText(): string
  /** About Skein */
  footer(): string
  /** Terms */
  terms(): string
  /** Privacy */
  privacy(): string
  /** Cookies */
  cookies(): string
  /** Accessibility */
  accessibility(): string
  /** Ads */
  ads(): string
  /** Help */
  help(): string
  /** About */
  about(): string
  /** Contact */
  contact(): string
  /** Careers */
  careers(): string
  /** Written and approved by humans, with drafting assistance from an AI assistant. */
  humanLine(): string
  /** © 2001-2025 Skein */
  copyright(): string
  /** Logged out */
  loggedOut(): string
  /** You have been successfully logged out. */
  loggedOutText(): string
  /** Logout failed */
  logoutFailed(): string
  /** You are offline. */
  offlineTitle(): string
  /** What you write is kept. */
  offlineText(): string
  /** You are back online. */
  backOnline(): string
  /** The assistant is still to come */
  assistantComing(): string
  /** You will be able to ask about posts here and share the answers. Nothing is sent anywhere yet. */
  assistantComingText(): string
  /** This screen is still to come */
  screenComing(): string
  /** It already has its place and its address. The home feed is ready. */
  screenComingText(): string
  /** 404 */
  notFound(): string
  /** 404 Page Not Found */
  notFoundTitle(): string
  /** Did you forget to add the page to the router? */
  notFoundText(): string
  /** A thread drawn as the number 404, frayed at its end */
  notFoundDrawing(): string
  /** Camera Access */
  cameraAccess(): string
  /** Log in to record and share with the camera. */
  cameraAccessText(): string
  /** Something went wrong */
  errorTitle(): string
  /** This screen could not be shown. */
  errorText(): string
  /** Reload */
  reload(): string
  /** Checking your session */
  checkingSession(): string
  /** {count, plural, one {# unread} other {# unread}} */
  unreadCount(args: { count: number }): string
  /** 99+ unread */
  unreadMany(): string
  /** Loading trends */
  loadingTrends(): string
  /** Loading suggestions */
  loadingSuggestions(): string
  /** New to Skein? */
  newHere(): string
  /** Join */
  join(): string
}

export type TitlesMessages = {
  /** {title} · Skein */
  withApp(args: { title: string }): string
  /** A social network where you always know who is speaking: people in ink, AI in violet. */
  description(): string
  /** Home */
  home(): string
  /** Sign in */
  signIn(): string
  /** Join */
  join(): string
  /** Search */
  search(): string
  /** Explore */
  explore(): string
  /** Camera */
  camera(): string
  /** Videos */
  videos(): string
  /** Notifications */
  notifications(): string
  /** Messages */
  messages(): string
  /** Bookmarks */
  bookmarks(): string
  /** Profile */
  profile(): string
  /** Post */
  post(): string
  /** Settings */
  settings(): string
  /** Terms of Service */
  terms(): string
  /** Privacy Policy */
  privacy(): string
  /** Cookie Policy */
  cookies(): string
  /** Accessibility */
  accessibility(): string
  /** Ads Info */
  ads(): string
  /** Help Center */
  help(): string
  /** About */
  about(): string
  /** Contact */
  contact(): string
  /** Careers */
  careers(): string
  /** 404 Page Not Found */
  notFound(): string
  /** Camera Access */
  cameraAccess(): string
}

/** Every namespace with the type of its messages. */
export type AllMessages = {
  auth: AuthMessages
  common: CommonMessages
  composer: ComposerMessages
  home: HomeMessages
  post: PostMessages
  shell: ShellMessages
  titles: TitlesMessages
}
