// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
export type AccountsMessages = {
  /** Switch account */
  otherAccounts(): string
  /** Add an account */
  addAccount(): string
  /** {max} accounts is the most one browser keeps. Log out of one first. */
  full(args: { max: string }): string
  /** Log out @{username} */
  logOutOf(args: { username: string }): string
  /** The account was not changed */
  switchFailed(): string
  /** You are signed out of @{username} here */
  left(args: { username: string }): string
  /** Sign in to it again to go on. */
  leftText(): string
  /** Sign in */
  signInAgain(): string
  /** Your other accounts could not be loaded. */
  loadFailed(): string
  /** Add an account */
  addTitle(): string
  /** You stay signed in as @{username}. */
  addSubtitle(args: { username: string }): string
  /** Back to @{username} */
  back(args: { username: string }): string
}

export type AnswersMessages = {
  /** I am Skein’s built-in assistant. I look for public posts, people, tags and help pages, and quote what I find. I work without a language model, so I write nothing of my own. Ask about a subject, a #tag or an @name, or paste the address of a post and I sum up its thread. */
  intro(): string
  /** The built-in assistant found {count, plural, one {one post} other {# posts}} about this: */
  found(args: { count: number }): string
  /** The built-in assistant found no post with all of “{words}”. The nearest: */
  foundSome(args: { words: string }): string
  /** The built-in assistant found {count, plural, one {one member} other {# members}}: */
  foundPeople(args: { count: number }): string
  /** The built-in assistant found nothing about “{words}” in the public posts here. Other words, a #tag or an @name may find more. */
  nothing(args: { words: string }): string
  /** The built-in assistant needs a word to look for: a subject, a #tag or an @name. */
  nothingAsked(): string
  /** Go on: {first} or {second}. */
  ways(args: { first: string; second: string }): string
  /** Posts with “{words}” */
  waySearch(args: { words: string }): string
  /** Explore */
  wayExplore(): string
  /** “{text}” — {name} */
  quote(args: { text: string; name: string }): string
  /** {name}, @{username} */
  person(args: { name: string; username: string }): string
  /** The built-in assistant read {count, plural, one {one reply} other {# replies}}. The post, and the replies that got the most answers and likes, in their own words: */
  thread(args: { count: number }): string
  /** The built-in assistant found no public reply yet. The post says: */
  threadAlone(): string
  /** The built-in assistant cannot read this thread: it is gone, or not public. */
  threadGone(): string
  /** What people write under {tag}, in their own words, chosen by the built-in assistant: */
  trend(args: { tag: string }): string
  /** The built-in assistant found no public post under {tag}. */
  trendNothing(args: { tag: string }): string
  /** What several members write about today, counted by the built-in assistant: */
  trending(): string
  /** The built-in assistant sees no trend today: several members have to use a tag for that. */
  trendingNothing(): string
  /** {tag}: {count, plural, one {one post} other {# posts}} */
  trendLine(args: { tag: string; count: number }): string
  /** From the built-in assistant, about Skein itself: */
  help(): string
  /** Write in the box at the top of Home. A post has up to 500 characters, with pictures, a video or a poll, and Post sends it. The “…” menu of your own post edits or deletes it. */
  helpPost(): string
  /** Posting */
  helpPostTitle(): string
  /** Add poll, under the box of a post, takes a question and two to four options, and ends after one hour to seven days. Each member votes once. */
  helpPoll(): string
  /** Polls */
  helpPollTitle(): string
  /** Camera takes photos and records videos in the browser, with a timer, filters and music. A story is gone after 24 hours. */
  helpCamera(): string
  /** Camera */
  helpCameraTitle(): string
  /** Enhance, under the box of a post, corrects the wording and shows every change before you take it. Generate image makes a picture from a description. Both are labelled as AI when you post them as they are. */
  helpEnhance(): string
  /** Help with writing */
  helpEnhanceTitle(): string
  /** Messages are private between two members. With encryption turned on in both browsers nobody else can read them, this assistant included: it never sees any message. */
  helpMessages(): string
  /** Messages */
  helpMessagesTitle(): string
  /** Bookmark keeps a post for you alone. Bookmarks shows all of them, and can be filtered and searched. */
  helpBookmarks(): string
  /** Bookmarks */
  helpBookmarksTitle(): string
  /** In Settings, Privacy, a switch makes your account private: only followers you approve see your posts. */
  helpPrivate(): string
  /** Privacy settings */
  helpPrivateTitle(): string
  /** The “…” menu of a post or a profile mutes, blocks and reports. A moderator looks at every report. Words can be muted in the settings. */
  helpSafety(): string
  /** Help Center */
  helpSafetyTitle(): string
  /** Settings, Account changes your password, sets up two-step sign-in and passkeys, and ends other sessions. */
  helpPassword(): string
  /** Security settings */
  helpPasswordTitle(): string
  /** Settings, Privacy has “Download Your Data”, a zip of everything you made, and “Delete Account”. A deleted account is hidden at once and erased after 30 days; signing in before then brings it back. */
  helpData(): string
  /** Your data */
  helpDataTitle(): string
  /** Settings changes theme, language (English, Spanish, French, German) and time zone. */
  helpLook(): string
  /** Settings */
  helpLookTitle(): string
  /** Notifications tells of likes, comments, follows, reposts and mentions. The settings turn kinds of them off, and mail and browser notifications on. */
  helpNotifications(): string
  /** Notifications */
  helpNotificationsTitle(): string
  /** Profile has Edit profile, for picture, name, bio, location and website. */
  helpProfile(): string
  /** Profile */
  helpProfileTitle(): string
  /** Search finds posts, people and pages. from:name, since:2026-01-31, has:image and "a phrase" narrow it down. */
  helpSearch(): string
  /** Search */
  helpSearchTitle(): string
  /** In Settings, Privacy you choose whether posts by AI are shown, labelled or hidden, whether AI Insights stands beside your feed, and what AI may use. It never uses messages. */
  helpAi(): string
  /** AI settings */
  helpAiTitle(): string
}

export type ArchiveMessages = {
  /** Your Skein archive, {name} */
  title(args: { name: string }): string
  /** Everything you made on Skein. The same as data is in the folder “data”, your files are in “media”. */
  about(): string
  /** Posts */
  posts(): string
  /** Messages */
  messages(): string
  /** Generated with AI */
  aiGenerated(): string
  /** Encrypted message: only your browser’s keys can open it. */
  encrypted(): string
  /** Conversations with the assistant */
  chats(): string
}

export type AssistantMessages = {
  /** AI Chat */
  title(): string
  /** Share as post */
  shareAsPost(): string
  /** New chat */
  newChat(): string
  /** Start a new chat? */
  newChatTitle(): string
  /** The conversation so far is erased for good. */
  newChatText(): string
  /** Erase and start again */
  erase(): string
  /** Cancel */
  cancel(): string
  /** Conversation with the assistant */
  log(): string
  /** Ask anything... */
  placeholder(): string
  /** Send */
  send(): string
  /** Stop */
  stop(): string
  /** AI can be wrong. It never sees your messages. */
  note(): string
  /** AI Assistant is writing */
  writing(): string
  /** You */
  you(): string
  /** AI Assistant */
  assistant(): string
  /** Built-in assistant, quotes only */
  builtIn(): string
  /** Answered by {provider} */
  byProvider(args: { provider: string }): string
  /** Copy */
  copy(): string
  /** Copied */
  copied(): string
  /** Could not copy */
  copyFailed(): string
  /** Retry */
  retry(): string
  /** Ask again */
  askAgain(): string
  /** The assistant could not be reached. */
  failed(): string
  /** Nothing came back. Check your connection and try again. */
  failedAgain(): string
  /** You have asked as much as one day allows. Please try again later. */
  quota(): string
  /** Too many questions at once. Please wait a little and try again. */
  tooMany(): string
  /** Loading the conversation */
  loading(): string
  /** The conversation could not be loaded. */
  loadFailed(): string
  /** Earlier messages */
  earlier(): string
  /** What would you like to know? */
  emptyTitle(): string
  /** The assistant looks through public posts, people, tags and help pages, and shows where each answer comes from. */
  emptyText(): string
  /** What is trending? */
  suggestTrends(): string
  /** Sum up this thread */
  suggestThread(): string
  /** How do I make my account private? */
  suggestHelp(): string
  /** What can you do? */
  suggestWho(): string
  /** Source {number, number} */
  source(args: { number: number }): string
  /** Sources */
  sources(): string
  /** {name} on Skein */
  onSkein(args: { name: string }): string
  /** To the newest */
  newBelow(): string
  /** At most {max, number} characters. */
  tooLong(args: { max: number }): string
  /** Share as a post */
  shareTitle(): string
  /** This is what everybody will see. It carries the AI label, and your name stands under it. */
  shareText(): string
  /** Posting... */
  sharePosting(): string
  /** Post */
  sharePost(): string
  /** Question: {text} */
  shareQuestion(args: { text: string }): string
  /** AI: {text} */
  shareAnswer(args: { text: string }): string
  /** {count, number} of {max, number} characters */
  shareCount(args: { count: number; max: number }): string
  /** AI conversation shared as a post! */
  shared(): string
  /** Failed to share conversation. Please try again. */
  shareFailed(): string
  /** posted by @{username} */
  postedBy(args: { username: string }): string
  /** The answer was shortened to fit into a post. */
  shareShortened(): string
  /** AI Assistant has answered */
  answered(): string
  /** The conversation could not be erased. Please try again. */
  eraseFailed(): string
  /** The conversation was erased. */
  erased(): string
  /** Text of the post */
  shareRegion(): string
  /** This answer is not complete. */
  notComplete(): string
}

export type AuthMessages = {
  /** Welcome back */
  welcomeBack(): string
  /** Sign in to your account */
  signInSubtitle(): string
  /** Please sign in to continue. */
  sessionEnded(): string
  /** Your session has ended. What you were writing is kept. */
  sessionEndedText(): string
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
  /** 1,204 */
  previewHearts(): string
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
  /** Forgot password? */
  forgotPassword(): string
  /** Sign in with a passkey */
  withPasskey(): string
}

export type AuthMoreMessages = {
  /** One more step */
  secondStep(): string
  /** Enter the code from your authenticator app, or a recovery code. */
  secondStepText(): string
  /** Code */
  code(): string
  /** Use a recovery code */
  recoveryInstead(): string
  /** Recovery code */
  recoveryCode(): string
  /** Use the code from the app */
  appInstead(): string
  /** Continue */
  continue(): string
  /** Back to sign in */
  backToSignIn(): string
  /** This code is wrong or was used already. */
  wrongCode(): string
  /** This sign-in took too long. Please start again. */
  signInExpired(): string
  /** This passkey could not be used. Please try another way. */
  passkeyRefused(): string
  /** Set a new password */
  resetTitle(): string
  /** We send a link to your email address. */
  resetText(): string
  /** Send link */
  sendLink(): string
  /** If {email} has an account, a link is on its way. It is valid for an hour. */
  linkSent(args: { email: string }): string
  /** Choose a password you use nowhere else. */
  chooseNew(): string
  /** New password */
  newPassword(): string
  /** Set password */
  setPassword(): string
  /** Password changed */
  passwordSet(): string
  /** Sign in with it now. */
  passwordSetText(): string
  /** This link is no longer valid. Please ask for a new one. */
  linkExpired(): string
  /** Confirm your email */
  confirmTitle(): string
  /** One press, and the address is yours. */
  confirmText(): string
  /** Confirm */
  confirmEmail(): string
  /** {email} is confirmed. */
  emailConfirmed(args: { email: string }): string
  /** Go to Skein */
  toSkein(): string
  /** Invitation code */
  invitation(): string
  /** New accounts are made by invitation. */
  invitationHelp(): string
  /** This invitation is wrong or was used already. */
  invitationRefused(): string
  /** New accounts are approved by people. You get an email once yours is. */
  approvalLine(): string
  /** Apply for an account */
  apply(): string
  /** Sending... */
  applying(): string
  /** Almost there */
  waitingTitle(): string
  /** Your account @{username} waits for approval. You get an email once it is decided; please confirm your address meanwhile. */
  waitingText(args: { username: string }): string
  /** Addresses of this provider are not accepted here. */
  emailRefused(): string
  /** With a code you need not wait. */
  invitationSkips(): string
  /** This account is suspended. */
  suspendedText(): string
  /** You can appeal once. Another moderator reads it, if there is one. */
  appealAbout(): string
  /** Your appeal */
  appealReason(): string
  /** Please say why. */
  appealNeeded(): string
  /** Send appeal */
  appealSend(): string
  /** Your appeal is sent. You get an email once it is decided. */
  appealSent(): string
  /** The appeal could not be sent */
  appealFailed(): string
  /** You have appealed already. You get an email once it is decided. */
  appealedBefore(): string
  /** Keep your key for messages */
  keepKeyTitle(): string
  /** Somebody asked to replace it. Take that back if it was not you, then change your password. */
  keepKeyText(): string
  /** Keep my key */
  keepKey(): string
  /** Your key stays. Messages are encrypted for it as before. */
  keyKept(): string
  /** This link is no longer valid: the new key is in force, or was taken back already. */
  keyLinkExpired(): string
}

export type BookmarksMessages = {
  /** Search your bookmarks */
  search(): string
  /** Clear search */
  clearSearch(): string
  /** Filter */
  filter(): string
  /** {count, plural, one {# filter on} other {# filters on}} */
  activeFilters(args: { count: number }): string
  /** Clear */
  clear(): string
  /** Clear search and filters */
  clearFilters(): string
  /** Only you can see these */
  onlyYou(): string
  /** {count, plural, one {# post} other {# posts}} */
  count(args: { count: number }): string
  /** {count, number}+ posts */
  countAtLeast(args: { count: number }): string
  /** {count, number} of {all, number} */
  countOf(args: { count: number; all: number }): string
  /** {count, number} of {all, number}+ */
  countOfAtLeast(args: { count: number; all: number }): string
  /** Kind */
  kind(): string
  /** Text */
  kindText(): string
  /** Photo */
  kindPhoto(): string
  /** Video */
  kindVideo(): string
  /** Poll */
  kindPoll(): string
  /** Link */
  kindLink(): string
  /** AI posts */
  ai(): string
  /** Any */
  aiAny(): string
  /** Only AI */
  aiOnly(): string
  /** No AI */
  aiWithout(): string
  /** Order */
  order(): string
  /** Newest first */
  newest(): string
  /** Oldest first */
  oldest(): string
  /** {count, plural, one {Show # post} other {Show # posts}} */
  showCount(args: { count: number }): string
  /** Bookmarks */
  list(): string
  /** Loading bookmarks */
  loading(): string
  /** No bookmarks yet */
  empty(): string
  /** Tap the bookmark under a post. Only you see what you keep. */
  emptyText(): string
  /** No bookmarks match */
  nothingFound(): string
  /** Try other words, or fewer filters. */
  nothingFoundText(): string
  /** Bookmark removed */
  removed(): string
  /** Undo */
  undo(): string
  /** Failed to change bookmark */
  failedToChange(): string
  /** Explore posts */
  explorePosts(): string
  /** Show posts */
  showAtLeast(): string
}

export type CameraMessages = {
  /** Caption */
  caption(): string
  /** What is happening? */
  captionHint(): string
  /** Keep the caption to {count, number} characters. */
  captionTooLong(args: { count: number }): string
  /** Alt text */
  altText(): string
  /** Read aloud to people who cannot see the video. */
  altHelpVideo(): string
  /** Read aloud to people who cannot see the photo. */
  altHelpPhoto(): string
  /** Keep the alt text to {count, number} characters. */
  altTooLong(args: { count: number }): string
  /** A story can be seen for {hours, number} hours. */
  storyLasts(args: { hours: number }): string
  /** Videos under {seconds, number} seconds are more often watched to the end. */
  longVideo(args: { seconds: number }): string
  /** Choose a file */
  chooseFile(): string
  /** This file could not be read. It may be damaged. */
  fileUnreadable(): string
  /** A video of yours is still here. It was not posted. */
  keptVideo(): string
  /** A photo of yours is still here. It was not posted. */
  keptPhoto(): string
  /** Review */
  keptReview(): string
  /** Discard */
  keptDiscard(): string
  /** It is kept on this device, also when you leave. */
  keptHere(): string
  /** Preparing */
  preparing(): string
  /** Upload Error */
  uploadErrorTitle(): string
  /** Failed to upload video. Please try again. */
  uploadErrorText(): string
  /** Trim Failed */
  trimFailedTitle(): string
  /** This browser could not trim the video. Choose all of it to post it. */
  trimFailedText(): string
  /** Share Failed */
  shareFailedTitle(): string
  /** Unable to share content. Please try again. */
  shareFailedText(): string
  /** Post Failed */
  postFailedTitle(): string
  /** Failed to create post. Please try again. */
  postFailedText(): string
  /** Authentication Required */
  authenticationTitle(): string
  /** Please log in to share content */
  authenticationText(): string
  /** No Content */
  noContentTitle(): string
  /** Please record or capture content first */
  noContentText(): string
  /** Posted Successfully! */
  postedTitle(): string
  /** Video Uploaded */
  videoUploadedTitle(): string
  /** Your video short has been uploaded successfully! */
  videoUploadedText(): string
  /** Record video */
  recordVideo(): string
  /** Camera Access Error */
  accessErrorTitle(): string
  /** Unable to access your camera. Please check permissions. */
  accessErrorText(): string
  /** Camera Access Required */
  accessRequiredTitle(): string
  /** Please allow camera access to create content */
  accessRequiredText(): string
  /** No Camera Stream */
  noStreamTitle(): string
  /** No camera was found. Connect one and try again. */
  notFoundText(): string
  /** Another program is using your camera. Close it and try again. */
  inUseText(): string
  /** Your camera was disconnected. Connect it and try again. */
  lostText(): string
  /** Recording Not Supported */
  unsupportedTitle(): string
  /** Your browser doesn't support video recording. */
  unsupportedText(): string
  /** Recording Error */
  recordingErrorTitle(): string
  /** Unable to start recording. Please try again. */
  recordingErrorText(): string
  /** Recording failed. Please try again. */
  brokenText(): string
  /** Recording Failed */
  failedTitle(): string
  /** Unable to start recording: {reason} */
  failedText(args: { reason: string }): string
  /** No video data was captured */
  noDataText(): string
  /** Video Recorded Successfully */
  recordedTitle(): string
  /** Duration: {duration} */
  recordedText(args: { duration: string }): string
  /** Your camera was disconnected. What was recorded until then is kept. */
  interruptedText(): string
  /** Camera on */
  cameraStarted(): string
  /** Camera on, without sound */
  cameraSilent(): string
  /** Recording started */
  recordingStarted(): string
  /** {duration} recorded */
  recordingElapsed(args: { duration: string }): string
  /** Recording stopped at {duration} */
  recordingStopped(args: { duration: string }): string
  /** Photo taken */
  photoTaken(): string
  /** {count, plural, one {# minute} other {# minutes}} */
  minutes(args: { count: number }): string
  /** {count, plural, one {# second} other {# seconds}} */
  seconds(args: { count: number }): string
  /** Record */
  record(): string
  /** Stop */
  stop(): string
  /** Take photo */
  takePhoto(): string
  /** Switch camera */
  switchCamera(): string
  /** Cancel */
  cancel(): string
  /** Try again */
  tryAgain(): string
  /** Turn on camera */
  turnOn(): string
  /** It stays off until you turn it on, and goes off when you leave. Nothing is sent before you post. */
  privacy(): string
  /** Waiting for your camera */
  asking(): string
  /** Choose “Allow” when your browser asks. */
  askingText(): string
  /** Allow camera and microphone for this site in your browser’s settings, then try again. */
  deniedHelp(): string
  /** Saving */
  saving(): string
  /** REC {time} */
  rec(args: { time: string }): string
  /** Video recorder */
  recorder(): string
  /** Record Again */
  recordAgain(): string
  /** Post Video */
  postVideo(): string
  /** Posting... */
  posting(): string
  /** Your video */
  yourVideo(): string
  /** Camera */
  title(): string
  /** Close */
  close(): string
  /** Mode */
  mode(): string
  /** Video */
  video(): string
  /** Photo */
  photo(): string
  /** Story */
  story(): string
  /** Reel */
  reel(): string
  /** Orientation */
  orientation(): string
  /** Vertical */
  vertical(): string
  /** Horizontal */
  horizontal(): string
  /** Square */
  square(): string
  /** Filter */
  filter(): string
  /** Original */
  original(): string
  /** Vintage */
  vintage(): string
  /** Vibrant */
  vibrant(): string
  /** Cool */
  cool(): string
  /** Warm */
  warm(): string
  /** Dramatic */
  dramatic(): string
  /** Music */
  music(): string
  /** No music */
  noMusic(): string
  /** Locked while recording */
  locked(): string
  /** Play {title} */
  playTrack(args: { title: string }): string
  /** Stop {title} */
  stopTrack(args: { title: string }): string
  /** Timer */
  timer(): string
  /** Timer, {length} */
  timerAt(args: { length: string }): string
  /** {count, number} s */
  secondsShort(args: { count: number }): string
  /** Camera */
  device(): string
  /** Automatic */
  anyDevice(): string
  /** Camera {index, number} */
  unnamedDevice(args: { index: number }): string
  /** Picture {width} × {height} */
  picture(args: { width: string; height: string }): string
  /** Picture {width} × {height}, {rate, number} fps */
  pictureAt(args: { width: string; height: string; rate: number }): string
  /** Microphone on */
  microphoneOn(): string
  /** No sound */
  noSound(): string
  /** Camera settings */
  settings(): string
  /** New video */
  newVideo(): string
  /** New photo */
  newPhoto(): string
  /** New story */
  newStory(): string
  /** New reel */
  newReel(): string
  /** Retake */
  retake(): string
  /** Post to Feed */
  postToFeed(): string
  /** Login to Post */
  loginToPost(): string
  /** Play */
  play(): string
  /** Pause */
  pause(): string
  /** Your photo */
  yourPhoto(): string
  /** Trim */
  trim(): string
  /** Start */
  trimStart(): string
  /** End */
  trimEnd(): string
  /** {part} of {whole} */
  kept(args: { part: string; whole: string }): string
  /** Cover */
  cover(): string
  /** Picture at {time} */
  coverAt(args: { time: string }): string
  /** Uploading {percent} */
  uploading(args: { percent: string }): string
  /** {done} of {whole} */
  sizes(args: { done: string; whole: string }): string
  /** Retry */
  retry(): string
  /** This video is larger than {megabytes, number} MB. Record a shorter one. */
  tooLarge(args: { megabytes: number }): string
}

export type CommonMessages = {
  /** Close */
  close(): string
  /** Loading */
  loading(): string
  /** Retry */
  retry(): string
  /** Not loaded yet. It opens when you are back online. */
  notLoadedYet(): string
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
  /** Please log in */
  pleaseLogIn(): string
  /** You need to be logged in to react to posts */
  logInToReact(): string
  /** You need to be logged in to do that */
  logInToAct(): string
  /** Unfollow */
  unfollow(): string
  /** Accept */
  accept(): string
  /** Decline */
  decline(): string
  /** Accepted */
  requestAccepted(): string
  /** Declined */
  requestDeclined(): string
  /** This request was withdrawn */
  requestWithdrawn(): string
  /** Failed to answer the request */
  requestFailed(): string
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
  /** now */
  shortNow(): string
  /** {count, number} min */
  shortMinutes(args: { count: number }): string
  /** {count, number} h */
  shortHours(args: { count: number }): string
  /** Write a post */
  writePost(): string
}

export type ComposeMessages = {
  /** New post */
  newPost(): string
  /** Reply */
  newReply(): string
  /** Quote post */
  newQuote(): string
  /** Edit post */
  editPost(): string
  /** Close */
  close(): string
  /** Draft saved */
  draftSaved(): string
  /** Draft restored */
  draftRestored(): string
  /** Discard */
  discard(): string
  /** Drafts */
  drafts(): string
  /** Schedule post */
  schedule(): string
  /** Add a comment */
  addComment(): string
  /** Text of the post */
  editText(): string
  /** Save */
  save(): string
  /** Saving... */
  saving(): string
  /** Post updated */
  postUpdated(): string
  /** Failed to update post. Please try again. */
  editFailed(): string
  /** Content warning */
  contentWarning(): string
  /** What is inside, in a few words */
  contentWarningHint(): string
  /** Remove content warning */
  removeWarning(): string
  /** Uploading… */
  uploading(): string
  /** It is posted as soon as everything is uploaded. */
  postsWhenUploaded(): string
  /** Keep editing */
  stopWaiting(): string
  /** Record video */
  recordVideo(): string
  /** Pictures and video */
  mediaList(): string
  /** Image {position, number} */
  image(args: { position: number }): string
  /** Video */
  video(): string
  /** Alt text */
  altText(): string
  /** Describe it for people who cannot see it */
  altHint(): string
  /** A draft, taken from your description. Say what the picture really shows. */
  altDraft(): string
  /** Alt text of image {position, number} */
  altOf(args: { position: number }): string
  /** Suggest */
  altSuggest(): string
  /** Suggest alt text for image {position, number} */
  altSuggestOf(args: { position: number }): string
  /** Suggesting… */
  altSuggesting(): string
  /** Cancel the suggestion for image {position, number} */
  altCancelOf(args: { position: number }): string
  /** Draft alt text of image {position, number}, to be checked: {alt} */
  altSuggested(args: { position: number; alt: string }): string
  /** A draft to be checked. */
  altSuggestedNote(): string
  /** Undo the suggestion for image {position, number} */
  altUndoOf(args: { position: number }): string
  /** Accept the suggestion for image {position, number} */
  altAcceptOf(args: { position: number }): string
  /** No alt text could be suggested. */
  altFailed(): string
  /** Retry the suggestion for image {position, number} */
  altRetryOf(args: { position: number }): string
  /** Keep the alt text to {count, number} characters. */
  altTooLong(args: { count: number }): string
  /** Keep the warning to {count, number} characters. */
  warningTooLong(args: { count: number }): string
  /** Crop image {position, number} */
  crop(args: { position: number }): string
  /** Remove {name} */
  removeMedia(args: { name: string }): string
  /** Move image {position, number} up */
  moveEarlier(args: { position: number }): string
  /** Move image {position, number} down */
  moveLater(args: { position: number }): string
  /** Image moved to position {position, number} of {count, number} */
  moved(args: { position: number; count: number }): string
  /** {count, plural, one {# file added} other {# files added}} */
  added(args: { count: number }): string
  /** Removed */
  removed(): string
  /** Uploaded */
  uploaded(): string
  /** Uploading {name} */
  uploadingNamed(args: { name: string }): string
  /** Cancel */
  cancelUpload(): string
  /** Cancel the upload of {name} */
  cancelUploadOf(args: { name: string }): string
  /** Retry */
  retry(): string
  /** Retry the upload of {name} */
  retryUploadOf(args: { name: string }): string
  /** The upload did not go through. */
  uploadFailed(): string
  /** Upload Error */
  uploadErrorTitle(): string
  /** Failed to upload video. Please try again. */
  uploadErrorText(): string
  /** The upload was cancelled. */
  uploadCancelled(): string
  /** This browser cannot open HEIC pictures. Save it as JPEG and add it again. */
  refusedHeic(): string
  /** This kind of file cannot be posted. JPEG, PNG, WebP, GIF, AVIF, MP4, WebM and MOV can. */
  refusedUnsupported(): string
  /** This file is too large: at most {megabytes, number} MB. */
  refusedTooLarge(args: { megabytes: number }): string
  /** This file could not be read. It may be damaged. */
  refusedUnreadable(): string
  /** A post can have up to {count, number} images or one video. What was too much was left out. */
  noRoom(args: { count: number }): string
  /** Not everything that was shared came along. Share it again, or add here what is missing. */
  sharedPartly(): string
  /** Drop to add to your post */
  dropHere(): string
  /** Poll */
  poll(): string
  /** Remove poll */
  removePoll(): string
  /** Question */
  pollQuestion(): string
  /** Ask a question */
  pollQuestionHint(): string
  /** Option {position, number} */
  pollOption(args: { position: number }): string
  /** Add option */
  pollAddOption(): string
  /** A poll has at most {count, number} options */
  pollFull(args: { count: number }): string
  /** Remove option {position, number} */
  pollRemoveOption(args: { position: number }): string
  /** Move option {position, number} */
  pollReorder(args: { position: number }): string
  /** Move option {position, number} up */
  pollMoveUp(args: { position: number }): string
  /** Move option {position, number} down */
  pollMoveDown(args: { position: number }): string
  /** Duration */
  pollLength(): string
  /** Option {position, number} added */
  pollOptionAdded(args: { position: number }): string
  /** Option {position, number} removed */
  pollOptionRemoved(args: { position: number }): string
  /** Moved to position {position, number} of {count, number} */
  pollOptionMoved(args: { position: number; count: number }): string
  /** Ask a question. */
  pollQuestionMissing(): string
  /** Keep the question to {count, number} characters. */
  pollQuestionTooLong(args: { count: number }): string
  /** Write at least {count, number} options. */
  pollOptionsMissing(args: { count: number }): string
  /** Keep each option to {count, number} characters. */
  pollOptionTooLong(args: { count: number }): string
  /** Remove link preview */
  previewDismiss(): string
  /** Loading link preview */
  previewLoading(): string
  /** Enhancing… */
  enhancing(): string
  /** Enhanced: {added, plural, one {# word added} other {# words added}}, {removed, number} removed */
  enhanced(args: { added: number; removed: number }): string
  /** {added, plural, one {# word added} other {# words added}}, {removed, number} removed */
  changes(args: { added: number; removed: number }): string
  /** Carries the AI label until you edit it. */
  aiLabelNote(): string
  /** Enhanced text */
  enhancedText(): string
  /** Undo */
  undo(): string
  /** Accept */
  accept(): string
  /** Content enhanced! */
  contentEnhanced(): string
  /** Enhancement failed */
  enhanceFailedTitle(): string
  /** Failed to enhance content. Please try again. */
  enhanceFailedText(): string
  /** Your text is fine as it is. */
  nothingToEnhance(): string
  /** Describe what you want to see. It takes 10–30 seconds. */
  generateAbout(): string
  /** Description */
  imageDescription(): string
  /** A red kettle racing a comet across the night sky */
  imageDescriptionHint(): string
  /** Please enter a description for the image */
  imageDescriptionBlank(): string
  /** Keep the description to {count, number} characters. */
  imageDescriptionTooLong(args: { count: number }): string
  /** Size */
  imageSize(): string
  /** Square */
  sizeSquare(): string
  /** Wide */
  sizeWide(): string
  /** Tall */
  sizeTall(): string
  /** Quality */
  imageQuality(): string
  /** Standard */
  qualityStandard(): string
  /** HD */
  qualityHd(): string
  /** Generate */
  generate(): string
  /** Generate again */
  generateAgain(): string
  /** Generating… */
  generating(): string
  /** 10–30 s */
  generatingTime(): string
  /** Stop */
  stopGenerating(): string
  /** Success! */
  imageGenerated(): string
  /** Your image is ready. */
  imageReady(): string
  /** Failed to generate image. Please try again. */
  generateFailed(): string
  /** Generated image */
  generatedImage(): string
  /** Use this image */
  takeImage(): string
  /** The post with this image carries the AI label. */
  imageAiNote(): string
  /** You have reached the limit for now. Please try again later. */
  quotaReached(): string
  /** No image can be made for this description. Please choose other words. */
  descriptionRefused(): string
  /** Suggestions */
  suggestions(): string
  /** {count, plural, one {# suggestion} other {# suggestions}}, up and down arrows to choose */
  suggestionCount(args: { count: number }): string
  /** {count, plural, one {# post} other {# posts}} */
  postsWithTag(args: { count: number }): string
  /** Crop image */
  cropTitle(): string
  /** Shape */
  cropShape(): string
  /** Free */
  cropFree(): string
  /** Crop area */
  cropArea(): string
  /** Arrow keys move it. The corners change its size. */
  cropKeys(): string
  /** Top left corner */
  cornerTopLeft(): string
  /** Top right corner */
  cornerTopRight(): string
  /** Bottom left corner */
  cornerBottomLeft(): string
  /** Bottom right corner */
  cornerBottomRight(): string
  /** {width, number} by {height, number} pixels */
  cropSize(args: { width: number; height: number }): string
  /** Whole image */
  cropReset(): string
  /** Apply */
  apply(): string
  /** Cancel */
  cancel(): string
  /** Quoted post */
  quoted(): string
  /** Add to thread */
  addToThread(): string
  /** Post {position, number} of the thread */
  threadPost(args: { position: number }): string
  /** Add another post */
  threadHint(): string
  /** Remove post {position, number} */
  removeFromThread(args: { position: number }): string
  /** Post all */
  postAll(): string
  /** Try again */
  tryAgain(): string
  /** {count, plural, one {The first post is published. What is here follows it.} other {The first # posts are published. What is here follows them.}} */
  threadPublished(args: { count: number }): string
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
  /** Waiting. It is sent when you are back online. */
  postWaits(): string
  /** Add image */
  addImage(): string
  /** Generate image */
  generateImage(): string
  /** Add video */
  addVideo(): string
  /** Add poll */
  addPoll(): string
  /** Add emoji */
  addEmoji(): string
  /** Enhance */
  enhance(): string
  /** Add to your post */
  tools(): string
  /** More to add */
  moreTools(): string
  /** Draft restored */
  draftRestored(): string
  /** Discard */
  discard(): string
  /** Continue */
  continueDraft(): string
  /** With more than text */
  draftHolds(): string
  /** Reply */
  reply(): string
  /** Write a reply… */
  writeReply(): string
  /** Replying to @{username} */
  replyingTo(args: { username: string }): string
  /** The composer could not be opened. Check your connection and try again. */
  openFailed(): string
}

export type CustomFeedsMessages = {
  /** Your feeds */
  yours(): string
  /** Feeds of your own: of people, hashtags and words. */
  about(): string
  /** New feed */
  newFeed(): string
  /** Loading feeds */
  loading(): string
  /** The feeds could not be loaded. */
  failed(): string
  /** No feeds yet */
  empty(): string
  /** Bring people, hashtags and words together, and read just those. */
  emptyText(): string
  /** by {name} */
  by(args: { name: string }): string
  /** {count, plural, one {# person} other {# people}} */
  people(args: { count: number }): string
  /** {count, plural, one {# hashtag} other {# hashtags}} */
  tags(args: { count: number }): string
  /** {count, plural, one {# word} other {# words}} */
  words(args: { count: number }): string
  /** Newest first */
  newest(): string
  /** Most liked */
  liked(): string
  /** The most liked of the last {days, number} days */
  likedAbout(args: { days: number }): string
  /** What is in this feed */
  rule(): string
  /** Posts by */
  rulePeople(): string
  /** Posts with */
  ruleTags(): string
  /** Posts that say */
  ruleWords(): string
  /** Order */
  ruleOrder(): string
  /** Shared */
  shared(): string
  /** Only you can see this feed */
  onlyYou(): string
  /** Edit feed */
  edit(): string
  /** Delete */
  delete(): string
  /** Delete this feed? */
  deleteTitle(): string
  /** It is gone for everybody who keeps it. No post is deleted. */
  deleteText(): string
  /** Feed deleted */
  deleted(): string
  /** Cancel */
  cancel(): string
  /** Keep feed */
  keep(): string
  /** Kept */
  kept(): string
  /** That could not be changed */
  keepFailed(): string
  /** Copy link */
  copyLink(): string
  /** Link copied */
  linkCopied(): string
  /** The link could not be copied */
  copyFailed(): string
  /** Nothing here yet */
  noPosts(): string
  /** As soon as somebody posts what this feed looks for, it is here. */
  noPostsText(): string
  /** This feed is not here */
  gone(): string
  /** It was deleted, or it is not shared with you. */
  goneText(): string
  /** To your feeds */
  toFeeds(): string
  /** Name */
  name(): string
  /** People */
  addPeople(): string
  /** Search for a name */
  addPeopleHint(): string
  /** Chosen people */
  chosenPeople(): string
  /** Remove {name} */
  removePerson(args: { name: string }): string
  /** Nobody found */
  nobody(): string
  /** Separate hashtags with commas. */
  tagsHint(): string
  /** Hashtags */
  tagsLabel(): string
  /** Words */
  wordsLabel(): string
  /** Separate words and phrases with commas. */
  wordsHint(): string
  /** Share this feed */
  share(): string
  /** Whoever has its address can read it and keep it. */
  shareAbout(): string
  /** Save */
  save(): string
  /** Saving */
  saving(): string
  /** Feed saved */
  saved(): string
  /** The feed could not be saved */
  saveFailed(): string
  /** Give your feed a name */
  nameMissing(): string
  /** Choose people, hashtags or words */
  ruleMissing(): string
  /** A hashtag is one word. */
  tagWrong(): string
  /** This has no word in it */
  wordWrong(): string
  /** Please try again. */
  tryAgain(): string
  /** Change what it looks for */
  changeRule(): string
}

export type DraftsMessages = {
  /** Drafts */
  title(): string
  /** Posts that you keep to finish them later, or to have them published later. Only you see them, on all your devices. */
  about(): string
  /** Loading your drafts */
  loading(): string
  /** Your drafts could not be loaded. */
  failed(): string
  /** Try again */
  retry(): string
  /** No drafts yet */
  empty(): string
  /** What you keep as you close the composer stands here. */
  emptyText(): string
  /** Without words */
  noWords(): string
  /** Poll */
  poll(): string
  /** {count, plural, one {# image} other {# images}} */
  images(args: { count: number }): string
  /** Video */
  video(): string
  /** {count, plural, one {# post} other {# posts}} */
  posts(args: { count: number }): string
  /** Close */
  close(): string
  /** Delete draft: {text} */
  remove(args: { text: string }): string
  /** Delete this draft? */
  removeTitle(): string
  /** It is gone for good. */
  removeText(): string
  /** Delete */
  removeConfirm(): string
  /** Cancel */
  cancel(): string
  /** Draft deleted */
  removed(): string
  /** The draft could not be deleted. */
  removeFailed(): string
  /** The draft could not be opened. */
  openFailed(): string
  /** Some pictures are not there any more and were left out. */
  filesLeft(): string
  /** Save this as a draft? */
  leaveTitle(): string
  /** It stands under Drafts, on all your devices. */
  leaveText(): string
  /** What is not uploaded is not saved with it. */
  leaveFiles(): string
  /** Save draft */
  saveDraft(): string
  /** Saving… */
  saving(): string
  /** Uploading… */
  uploading(): string
  /** Discard */
  discard(): string
  /** Saved to your drafts */
  saved(): string
  /** The draft could not be saved. */
  saveFailed(): string
  /** You are offline. It stays in the box of this browser. */
  keptHere(): string
  /** What was in the box is saved to your drafts. */
  keptFirst(): string
  /** Scheduled */
  scheduledTitle(): string
  /** Schedule post */
  scheduleTitle(): string
  /** It is published by itself at that time. Until then only you see it, under Drafts. */
  scheduleText(): string
  /** Date and time */
  time(): string
  /** Day */
  day(): string
  /** Month */
  month(): string
  /** Year */
  year(): string
  /** Hour */
  hour(): string
  /** Minute */
  minute(): string
  /** AM or PM */
  dayPeriod(): string
  /** dd */
  dayHint(): string
  /** mm */
  monthHint(): string
  /** yyyy */
  yearHint(): string
  /** Empty */
  partEmpty(): string
  /** Calendar */
  calendar(): string
  /** Choose a day */
  chooseDay(): string
  /** Choose a day. Now {day} */
  changeDay(args: { day: string }): string
  /** Today, {day} */
  today(args: { day: string }): string
  /** Previous month */
  previousMonth(): string
  /** Next month */
  nextMonth(): string
  /** {time} ({zone}) */
  moment(args: { time: string; zone: string }): string
  /** Choose a date and a time. */
  timeMissing(): string
  /** Choose a time at least {count, plural, one {# minute} other {# minutes}} from now. */
  timeTooSoon(args: { count: number }): string
  /** Choose a time at most {count, plural, one {# day} other {# days}} from now. */
  timeTooLate(args: { count: number }): string
  /** Clocks go forward that day, and the time you chose is skipped. */
  timeSkipped(): string
  /** Schedule */
  schedule(): string
  /** Post scheduled */
  scheduled(): string
  /** The post could not be scheduled. */
  scheduleFailed(): string
  /** More for: {text} */
  more(args: { text: string }): string
  /** Change time */
  move(): string
  /** Publish now */
  publishNow(): string
  /** Post published */
  published(): string
  /** The post could not be published. */
  publishFailed(): string
  /** Move to drafts */
  unschedule(): string
  /** Moved to drafts */
  unscheduled(): string
  /** The post could not be moved to drafts. */
  unscheduleFailed(): string
  /** Save your changes? */
  changesTitle(): string
  /** This post is scheduled for {time}. */
  changesText(args: { time: string }): string
  /** Save changes */
  saveChanges(): string
  /** Changes saved */
  changesSaved(): string
  /** Not published: your account was closed at that time. */
  refusedClosed(): string
  /** Not published: one of its files is not there any more. */
  refusedFiles(): string
  /** Not scheduled any more: it cannot be posted as it is. */
  refusedUnfinished(): string
}

export type ExploreMessages = {
  /** Search posts, people and hashtags */
  searchLabel(): string
  /** Search posts, people and #hashtags */
  searchPlaceholder(): string
  /** Search operators */
  operators(): string
  /** Posts by one person: from:noor */
  operatorFrom(): string
  /** Posts from a day on: since:2025-11-01 */
  operatorSince(): string
  /** Posts up to a day: until:2025-11-30 */
  operatorUntil(): string
  /** Posts with a picture */
  operatorImage(): string
  /** Posts with a video */
  operatorVideo(): string
  /** Posts with a poll */
  operatorPoll(): string
  /** Posts with a link */
  operatorLink(): string
  /** Last 24 hours */
  lastDay(): string
  /** Discover Posts */
  discover(): string
  /** Nothing to discover yet */
  discoverEmpty(): string
  /** Follow people and like posts, and what suits you appears here. */
  discoverEmptyText(): string
  /** Find people */
  findPeople(): string
  /** Explore posts */
  explorePosts(): string
  /** Back to Explore */
  backToExplore(): string
  /** Posts for “{query}” */
  resultsFor(args: { query: string }): string
  /** No posts found */
  nothingFound(): string
  /** Try other words, or fewer of them. These narrow a search down: */
  nothingFoundText(): string
  /** Part of this search could not be read */
  invalidSearch(): string
  /** Dates are written as 2025-11-30. This is how a search is narrowed down: */
  invalidSearchText(): string
  /** No posts with #{tag} yet */
  tagEmpty(args: { tag: string }): string
  /** The first one could be yours. */
  tagEmptyText(): string
  /** Clear search */
  clearSearch(): string
  /** Posts about #{tag} on Skein. */
  tagDescription(args: { tag: string }): string
  /** Search everywhere */
  searchEverywhere(): string
  /** {percent} more than the day before */
  trendRise(args: { percent: string }): string
}

export type FeedMessages = {
  /** Posts */
  feedLabel(): string
  /** Load more posts */
  loadMore(): string
  /** You're all caught up */
  caughtUp(): string
  /** Failed to load posts. Please try again. */
  failedToLoad(): string
  /** End of the list */
  endOfList(): string
  /** Back to top */
  backToTop(): string
  /** Loading posts */
  loadingPosts(): string
}

export type HomeMessages = {
  /** Which posts */
  whichPosts(): string
  /** Everyone */
  everyone(): string
  /** Following */
  following(): string
  /** Feeds */
  feeds(): string
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
  /** {count, plural, one {# new post} other {# new posts}} */
  newPosts(args: { count: number }): string
  /** Find people */
  findPeople(): string
}

export type InformationMessages = {
  /** Effective {date} */
  effective(args: { date: string }): string
  /** On this page */
  onThisPage(): string
  /** Information */
  otherPages(): string
  /** {count, plural, one {# section} other {# sections}} */
  sections(args: { count: number }): string
  /** Print */
  print(): string
  /** Link to {title} */
  linkTo(args: { title: string }): string
  /** Contact */
  contactLink(): string
  /** Use of the Platform */
  termsUseTitle(): string
  /** Skein is a place to post, read and talk. You may share text, pictures, video and polls, write to other members, and ask the assistant for help. Skein is not intended for users under 13. Creating an account confirms that you are 13 or older. */
  termsUseText(): string
  /** User Responsibilities */
  termsDutiesTitle(): string
  /** You answer for what you post, and for what the assistant writes when you post it. - Keep your password to yourself. - Post nothing unlawful, nothing that harasses, and nothing that pretends to be another person. - Leave the AI label where it is: readers should know who is speaking. */
  termsDutiesText(): string
  /** Content Ownership */
  termsOwnershipTitle(): string
  /** You keep ownership of your posts. You grant Skein a licence to host and show them, for as long as they are here. Deleting a post or your account ends it. */
  termsOwnershipText(): string
  /** Trademark */
  termsMarkTitle(): string
  /** Skein states that it is an authorised user of its registered trademark. The name and the mark may not be used to suggest an endorsement that was not given. */
  termsMarkText(): string
  /** Account Termination */
  termsEndTitle(): string
  /** Accounts may be suspended or terminated for violations. A moderator states the reason, and the member is told. You can close your own account any day in the settings. It is hidden at once and erased after 30 days; signing in before then brings it back. */
  termsEndText(): string
  /** Disclaimer of Warranty */
  termsWarrantyTitle(): string
  /** Skein is provided as it is. We work to keep it available and correct, and do not promise that it always is. What the assistant says can be wrong; check what matters. */
  termsWarrantyText(): string
  /** Limitation of Liability */
  termsLiabilityTitle(): string
  /** As far as the law allows, Skein is not liable for indirect damage or for what members post. Nothing here limits rights that the law gives you. */
  termsLiabilityText(): string
  /** Modifications */
  termsChangesTitle(): string
  /** These terms may change. The date above says since when they hold. A change that matters is announced before it takes effect. */
  termsChangesText(): string
  /** Information We Collect */
  privacyCollectTitle(): string
  /** - Your name and email address, which you give us. - Device information: the browser you sign in with, so that you can recognise your sessions. - Usage data: what you post, like, follow and save. */
  privacyCollectText(): string
  /** How We Use It */
  privacyUseTitle(): string
  /** To show you the place and the people you follow, to keep accounts safe, and to tell you what you asked to be told. How much may be used for analytics, AI context and ads is your choice in the settings. Direct messages are never given to AI. */
  privacyUseText(): string
  /** Sharing */
  privacySharingTitle(): string
  /** Your data is not sold. Public posts can be read by everybody; posts of a private account by approved followers alone. We hand data over where a law obliges us to. */
  privacySharingText(): string
  /** Your Rights */
  privacyRightsTitle(): string
  /** You may access, update or delete your data. - Download everything as a zip in Settings, Privacy. - Change your profile and settings any time. - Delete your account: it is hidden at once and erased after 30 days, media included. */
  privacyRightsText(): string
  /** Children */
  privacyChildrenTitle(): string
  /** Skein is not intended for users under 13. If you learn of an account of a younger child, write to us and we close it. */
  privacyChildrenText(): string
  /** How This Text Was Made */
  privacyDraftingTitle(): string
  /** An AI assistant helped draft this text. People read, corrected and approved it. */
  privacyDraftingText(): string
  /** Cookies That Are Set */
  cookiesSetTitle(): string
  /** - skein-session remembers that you are signed in. It ends 30 days after your last visit, at the latest 180 days after you signed in, or when you sign out. Over https its name begins with __Host-. - skein-step holds a sign-in that waits for its second step or a passkey. It ends after 10 minutes. - skein-browser tells for a year that you signed in from here before, so that nobody who guesses at your password elsewhere keeps you out. It does not say who you are. - skein-lang remembers the language you chose, for a year. - skein-feed remembers for a year which feed home begins with. - skein-sheet tells for a year that this browser has kept how pages look, so that it is not sent with each of them again. */
  cookiesSetText(): string
  /** What Cookies Are For */
  cookiesWhyTitle(): string
  /** - They remember login. - They analyse usage, where your data sharing level allows it. No cookie is set for it today. - They improve the experience, such as the language of the page. */
  cookiesWhyText(): string
  /** What Stays in Your Browser */
  cookiesStorageTitle(): string
  /** Not cookies, and never sent to us: the theme you chose, your place in the feed, what you have read, so that it opens without a network, whether this browser shows notifications, and unsent drafts. Keys for encrypted messages stay there as well. */
  cookiesStorageText(): string
  /** Our Commitment */
  accessCommitmentTitle(): string
  /** Skein commits to WCAG 2.1 and builds to WCAG 2.2, level AA. If something keeps you out, write to us by email at hello@skein.example, and we answer and mend it. */
  accessCommitmentText(): string
  /** What Was Tested */
  accessTestedTitle(): string
  /** - Every catalogued state of every screen, by axe, in light, dark and forced colours. - Keyboard use of every control, and where the focus goes, by scripted browsers. - Narrow windows (320 pixels), text at 200 percent, reduced motion, and right-to-left layout of shared components. */
  accessTestedText(): string
  /** Known Gaps */
  accessGapsTitle(): string
  /** - No tests yet by people who use screen readers every day. - Videos of members have no captions unless they are part of the picture. - Pictures have the description their author writes, which may be missing. */
  accessGapsText(): string
  /** Ads on Skein */
  adsInfoTitle(): string
  /** Ads may be personalised, by what you follow and like, where your data sharing level is Full. You can adjust it in your account settings, under Privacy. An ad is marked as one. */
  adsInfoText(): string
  /** What Ads Never Use */
  adsNeverTitle(): string
  /** Direct messages, your email address, and anything that was posted for followers only. Your data is not sold to advertisers. */
  adsNeverText(): string
  /** Creating and Managing Accounts */
  helpAccountsTitle(): string
  /** Sign up with a username, your name, an email address and a password. In Settings you change them, set up two-step sign-in or passkeys, end sessions, download your data and delete the account. A forgotten password is set anew by a link sent to your address. */
  helpAccountsText(): string
  /** Reporting Abuse or Bugs */
  helpReportTitle(): string
  /** Open the “…” menu of a post or a profile and choose Report. A moderator looks at every report. For a bug, write to us and say what you did, what happened, and in which browser. */
  helpReportText(): string
  /** Trademark Usage */
  helpTrademarkTitle(): string
  /** Ask before you use the name or the mark for something of your own. See also the Terms. */
  helpTrademarkText(): string
  /** Safety and Content Policies */
  helpSafetyTitle(): string
  /** Mute or block anybody from the “…” menu, mute words in Settings, and make your account private. Posts that harass, threaten or deceive are removed, and accounts that do it again are suspended. */
  helpSafetyText(): string
  /** Still Stuck? */
  helpContactTitle(): string
  /** Write to us: the addresses are on the Contact page. */
  helpContactText(): string
  /** Our Mission */
  aboutMissionTitle(): string
  /** A place to share and discuss where you always know who is speaking: people in ink, AI in violet. The assistant helps when it is asked; what it writes is labelled, and a member answers for it. */
  aboutMissionText(): string
  /** The Founder */
  aboutFounderTitle(): string
  /** Skein was started by its founder as a small place for slow conversation, and is still looked after by the people who began it. */
  aboutFounderText(): string
  /** Email */
  contactEmailTitle(): string
  /** - General: hello@skein.example - Press and partnerships: hello@skein.example - Legal and IP: hello@skein.example */
  contactEmailText(): string
  /** Mailing Address */
  contactMailTitle(): string
  /** Skein, Florida, USA */
  contactMailText(): string
  /** Where We Will Hire */
  careersAreasTitle(): string
  /** There is no open position today. These are the areas in which we will hire. - AI and ML engineering - Content moderation - Product design - Trust and safety - Marketing and community */
  careersAreasText(): string
  /** How to Apply */
  careersApplyTitle(): string
  /** Write to hello@skein.example and say what you would like to do, or come back to this page. */
  careersApplyText(): string
  /** In short */
  inShort(): string
  /** {count, plural, one {# min read} other {# min read}} */
  minutes(args: { count: number }): string
  /** Your posts stay yours. You let us host and show them. You are 13 or older, and you answer for what you post. Breaking the rules can end an account. You can end yours any day. */
  termsShort(): string
  /** Your data is not sold, and direct messages are never given to AI. You choose how much may be used for analytics, AI context and ads. You can download everything, or delete it, any day. */
  privacyShort(): string
  /** Whoever runs this server has not set a contact address yet. The one shown here is an example, and nobody reads it. */
  exampleContact(): string
}

export type InsightsMessages = {
  /** Post by {name} */
  postOf(args: { name: string }): string
  /** Written by AI from public posts of your feed. */
  madeOf(): string
  /** Turn off */
  turnOff(): string
  /** AI Insights is off. The settings turn it on again. */
  turnedOff(): string
  /** AI Insights could not be turned off. Please try again. */
  turnOffFailed(): string
}

export type KeysMessages = {
  /** Keyboard shortcuts */
  title(): string
  /** Posts */
  posts(): string
  /** Everywhere */
  everywhere(): string
  /** Go to */
  go(): string
  /** Next post */
  next(): string
  /** Previous post */
  previous(): string
  /** Like */
  like(): string
  /** Reply */
  reply(): string
  /** Bookmark */
  bookmark(): string
  /** Open the post */
  open(): string
  /** New post */
  newPost(): string
  /** Search */
  search(): string
  /** Commands */
  palette(): string
  /** This overview */
  overview(): string
  /** Home */
  goHome(): string
  /** Notifications */
  goNotifications(): string
  /** Messages */
  goMessages(): string
  /** Bookmarks */
  goBookmarks(): string
  /** Profile */
  goProfile(): string
  /** Settings */
  goSettings(): string
  /** then */
  followedBy(): string
  /** or */
  or(): string
  /** Ctrl */
  ctrl(): string
  /** Shortcuts of one key */
  switch(): string
  /** Turn them off if you speak to this computer, or press keys by accident. It counts for this browser. */
  switchAbout(): string
}

export type MailMessages = {
  /** Hello {name}, */
  greeting(args: { name: string }): string
  /** Skein */
  closing(): string
  /** If this was not you, change your password now and end the other sessions in your settings. */
  notYou(): string
  /** If you did not ask for this, you can ignore this message; nothing changes. */
  ignore(): string
  /** Confirm your email address */
  confirmSubject(): string
  /** Open this link to confirm that {email} is yours. It is valid for {days, plural, one {one day} other {# days}}. */
  confirmText(args: { email: string; days: number }): string
  /** Set a new password */
  resetSubject(): string
  /** Open this link to set a new password. It works once and is valid for {minutes} minutes. */
  resetText(args: { minutes: string }): string
  /** Your password was changed */
  passwordChangedSubject(): string
  /** The password of @{username} was changed, and every other session has ended. */
  passwordChangedText(args: { username: string }): string
  /** Your email address is being changed */
  emailChangedSubject(): string
  /** Somebody asked to use {email} for @{username} instead of this address. The change takes effect when the link sent there is opened. */
  emailChangedText(args: { email: string; username: string }): string
  /** Two-step sign-in is on */
  twoStepOnSubject(): string
  /** From now on, signing in as @{username} needs a code from your authenticator app as well. */
  twoStepOnText(args: { username: string }): string
  /** Two-step sign-in is off */
  twoStepOffSubject(): string
  /** From now on, signing in as @{username} needs the password only. */
  twoStepOffText(args: { username: string }): string
  /** A passkey was added */
  passkeyAddedSubject(): string
  /** The passkey “{passkey}” can now sign in as @{username}. */
  passkeyAddedText(args: { passkey: string; username: string }): string
  /** Your key for messages is being replaced */
  keyReplacedSubject(): string
  /** The encryption key of @{username} is being replaced with a new one. In {hours, plural, one {one hour} other {# hours}} messages are encrypted for the new key. Until then this link takes it back: */
  keyReplacedText(args: { username: string; hours: number }): string
  /** Your account is closed */
  accountDeletedSubject(): string
  /** The account @{username} is closed and will be erased on {date}, with everything in it. Signing in before then brings it back. */
  accountDeletedText(args: { username: string; date: string }): string
  /** Your account is back */
  accountRestoredSubject(): string
  /** You signed in, so the account @{username} is open again. Nothing was erased. */
  accountRestoredText(args: { username: string }): string
  /** Your account is suspended */
  suspendedSubject(): string
  /** A moderator suspended the account @{username}. The reason: {reason} */
  suspendedText(args: { username: string; reason: string }): string
  /** Your account was approved */
  approvedSubject(): string
  /** The account @{username} was approved. You can sign in now: */
  approvedText(args: { username: string }): string
  /** Your account was not approved */
  declinedSubject(): string
  /** The account @{username} was not approved, and is being erased. The reason: {reason} */
  declinedText(args: { username: string; reason: string }): string
  /** New on Skein for @{username} */
  digestSubject(args: { username: string }): string
  /** This happened since you were last here: */
  digestText(): string
  /** You receive this because email notifications are on. You can turn them off in your settings. */
  digestFooter(): string
  /** You have received a warning */
  warnedSubject(): string
  /** A moderator warned the account @{username}. The reason: {reason} */
  warnedText(args: { username: string; reason: string }): string
  /** Your account is limited */
  limitedSubject(): string
  /** A moderator limited the account @{username}: posts reach its followers, and whoever opens the profile. The reason: {reason} */
  limitedText(args: { username: string; reason: string }): string
  /** Your account is no longer limited */
  limitLiftedSubject(): string
  /** A moderator lifted the limit of the account @{username}. The reason: {reason} */
  limitLiftedText(args: { username: string; reason: string }): string
  /** Something was removed from your profile */
  partsRemovedSubject(): string
  /** A moderator removed parts of the profile of @{username}. The reason: {reason} */
  partsRemovedText(args: { username: string; reason: string }): string
  /** One of your posts was removed */
  postRemovedSubject(): string
  /** A moderator removed a post of @{username}. The reason: {reason} */
  postRemovedText(args: { username: string; reason: string }): string
  /** Your appeal was decided */
  appealUpheldSubject(): string
  /** The decision about the account @{username} stands. The reason: {reason} */
  appealUpheldText(args: { username: string; reason: string }): string
  /** Your appeal was accepted */
  appealTakenBackSubject(): string
  /** The decision about the account @{username} was taken back. The reason: {reason} */
  appealTakenBackText(args: { username: string; reason: string }): string
  /** Your key for messages stays */
  keyKeptSubject(): string
  /** The replacement of the encryption key of @{username} was taken back. Messages are encrypted for the same key as before. */
  keyKeptText(args: { username: string }): string
}

export type MessagesMessages = {
  /** Conversations */
  list(): string
  /** Search people */
  searchPeople(): string
  /** New message */
  newMessage(): string
  /** No conversations yet */
  empty(): string
  /** Search for somebody and say hello. */
  emptyText(): string
  /** Find people */
  findPeople(): string
  /** Select a conversation to start messaging */
  choose(): string
  /** Loading conversations */
  loading(): string
  /** Failed to load conversations. Please try again. */
  failedToLoad(): string
  /** Retry */
  retry(): string
  /** Load more conversations */
  loadMore(): string
  /** Inbox */
  inbox(): string
  /** Message requests */
  requests(): string
  /** No message requests */
  noRequests(): string
  /** Messages from people you do not follow wait here. */
  noRequestsText(): string
  /** You: */
  you(): string
  /** Photo */
  photo(): string
  /** Encrypted message */
  encryptedMessage(): string
  /** {count, plural, one {# unread message} other {# unread messages}} */
  unread(args: { count: number }): string
  /** Nobody found */
  nobodyFound(): string
  /** People */
  people(): string
  /** Back */
  back(): string
  /** Conversation with {name} */
  thread(args: { name: string }): string
  /** Encrypted · @{username} */
  encrypted(args: { username: string }): string
  /** Not encrypted · @{username} */
  notEncrypted(args: { username: string }): string
  /** Encrypted */
  lock(): string
  /** Compare safety number */
  verify(): string
  /** More */
  more(): string
  /** More about this message */
  messageMore(): string
  /** Today */
  today(): string
  /** Yesterday */
  yesterday(): string
  /** Type a message... */
  placeholder(): string
  /** Send */
  send(): string
  /** Add image */
  addImage(): string
  /** Remove image */
  removeImage(): string
  /** Describe it for people who cannot see it */
  imageAlt(): string
  /** Image without a description */
  imageOf(): string
  /** This file is not a picture that can be sent. */
  imageUnreadable(): string
  /** This picture could not be opened. */
  imageFailed(): string
  /** A message can have up to {max, number} characters. */
  tooLong(args: { max: number }): string
  /** Sending */
  sending(): string
  /** Failed to send message */
  failed(): string
  /** Failed to send message. Please try again. */
  failedAgain(): string
  /** Unknown error */
  unknownError(): string
  /** Look at the change of key first. */
  notSecure(): string
  /** Delete */
  discard(): string
  /** Loading messages */
  loadingMessages(): string
  /** Failed to load messages. Please try again. */
  failedMessages(): string
  /** This conversation is not available. */
  notThere(): string
  /** Load older messages */
  loadOlder(): string
  /** Say hello to {name} */
  noMessages(args: { name: string }): string
  /** New messages */
  newBelow(): string
  /** Decrypting */
  opening(): string
  /** This message was encrypted for a key that this browser does not have. */
  noKey(): string
  /** This message cannot be decrypted. It may have been changed on the way. */
  broken(): string
  /** This is a copy of an earlier message. Do not rely on it. */
  repeated(): string
  /** This message was moved. */
  moved(): string
  /** Messages are missing here. You may have deleted them on another device. */
  missing(): string
  /** Written before the messages above it had been seen. */
  crossed(): string
  /** Newer messages that were here before are missing. */
  endMissing(): string
  /** Not encrypted yet: you have not turned encryption on. */
  plainMe(): string
  /** {name} has not turned on encryption. Messages here are not encrypted. */
  plainPeer(args: { name: string }): string
  /** Only the two of you can read what follows. */
  encryptionOn(): string
  /** Turn on */
  turnOn(): string
  /** This browser does not have your encryption key. */
  missingKey(): string
  /** Restore */
  restore(): string
  /** Your safety number with <b>{name}</b> has changed. */
  changed<T>(args: { b: (text: string) => T; name: string }): (string | T)[]
  /** Compare */
  compare(): string
  /** {name} has no encryption key any more. From here on Skein could read your messages. */
  removed(args: { name: string }): string
  /** Continue without */
  continuePlain(): string
  /** {name} wants to message you. They do not learn whether you have seen this. */
  requestText(args: { name: string }): string
  /** Accept */
  accept(): string
  /** Delete */
  delete(): string
  /** Block */
  block(): string
  /** Report */
  report(): string
  /** Failed to change this. Please try again. */
  failedToChange(): string
  /** View profile */
  viewProfile(): string
  /** Delete conversation */
  deleteConversation(): string
  /** Delete this conversation? */
  deleteTitle(): string
  /** It is deleted for you. {name} keeps theirs. */
  deleteText(args: { name: string }): string
  /** Delete for me */
  deleteMessage(): string
  /** Copy text */
  copyText(): string
  /** Copied */
  copied(): string
  /** Could not copy */
  copyFailed(): string
  /** Block @{username}? */
  blockTitle(args: { username: string }): string
  /** Neither of you can write to the other, and the conversation leaves your list. */
  blockText(): string
  /** What you report goes to the people who look after Skein. Of an encrypted message, its text goes along as this browser shows it. */
  reportText(): string
  /** Reported message: {text} */
  reportedMessage(args: { text: string }): string
  /** Cancel */
  cancel(): string
  /** Turn on encryption */
  turnOnTitle(): string
  /** This browser makes a key. Messages with people who have encryption on can then be read by the two of you alone, and not by Skein. */
  turnOnText(): string
  /** Passphrase */
  passphrase(): string
  /** It locks a copy of your key, so that your other devices can read along. Nobody can reset it: write it down. */
  passphraseHelp(): string
  /** At least {min, number} characters. */
  passphraseShort(args: { min: number }): string
  /** Current password */
  currentPassword(): string
  /** This is not your current password. */
  wrongPassword(): string
  /** Suggest one */
  suggest(): string
  /** Don’t back up my key: no other device can read my messages */
  withoutBackup(): string
  /** Encryption is on */
  encryptionIsOn(): string
  /** Restore your key */
  restoreTitle(): string
  /** Enter the passphrase that you chose when you turned on encryption. */
  restoreText(): string
  /** There is no copy of your key to restore: it is in the browser where you turned on encryption. */
  noBackup(): string
  /** This passphrase does not open the copy of your key. */
  wrongPassphrase(): string
  /** Start over with a new key */
  startOver(): string
  /** Encrypted messages from before stay unreadable, and the people you write with are told that your safety number changed. The new key is in force after {hours, number} hours; until then no encrypted messages can be sent or read here. */
  startOverText(args: { hours: number }): string
  /** Your key is back */
  keyIsBack(): string
  /** Encryption could not be set up. Please try again. */
  encryptionFailed(): string
  /** Safety number */
  safetyTitle(): string
  /** Compare these 60 digits with {name}, side by side or on a call. If they are the same, nobody is listening in. */
  safetyText(args: { name: string }): string
  /** {name} has another key than before: a new device, perhaps, or somebody who reads along. Compare before you go on. */
  safetyChanged(args: { name: string }): string
  /** The safety number as a QR code */
  qrLabel(): string
  /** They are the same */
  same(): string
  /** Continue without comparing */
  goOn(): string
  /** You have compared this number. */
  compared(): string
  /** You have not compared this number yet. */
  notCompared(): string
  /** Forget the comparison */
  forgetComparison(): string
  /** Close */
  close(): string
  /** ({count}) {title} */
  titleUnread(args: { count: string; title: string }): string
  /** Scan their code */
  scanCode(): string
  /** Point the camera at the code on {name}’s screen. */
  scanHint(args: { name: string }): string
  /** Picture of the camera */
  cameraPicture(): string
  /** Starting the camera… */
  cameraStarts(): string
  /** The camera may not be used here. Allow it in the browser, or choose a picture of the code. */
  cameraRefused(): string
  /** There is no camera that can be used. Choose a picture of the code instead. */
  cameraMissing(): string
  /** Choose a picture */
  chooseCodePicture(): string
  /** There is no code in this picture that can be read. */
  noCodeInPicture(): string
  /** This is no safety number. Open “Safety number” on the other device. */
  otherCode(): string
  /** The numbers are not the same. Somebody may stand between you and {name}: write nothing private until you have spoken another way. */
  numbersDiffer(args: { name: string }): string
  /** The numbers are the same. */
  numbersMatch(): string
  /** Show the number */
  showNumber(): string
  /** Record video */
  recordVideo(): string
  /** Video */
  videoOf(): string
  /** Your new key is in force from {time}. Until then no encrypted messages can be sent or read here. */
  keyWaits(args: { time: string }): string
  /** Your key is being replaced: from {time} on, messages to you are encrypted for another one. If that was not you, keep this key and change your password. */
  keyIsReplaced(args: { time: string }): string
  /** Keep my key */
  keepKey(): string
  /** Your key stays */
  keyKept(): string
  /** {name} is changing keys. What you write before {time} is encrypted for the old one, which they may not have any more. */
  peerKeyWaits(args: { name: string; time: string }): string
  /** Your new key waits */
  keyWaitsToast(): string
  /** Enter your passphrase. */
  passphraseMissing(): string
  /** Enter your current password. */
  passwordMissing(): string
  /** The record of {name}’s keys is not what it was. Somebody may be giving out another key. */
  logForked(args: { name: string }): string
  /** Keys of {name} that were here before are missing, or {name} sees other keys than this browser does. Compare before you go on. */
  safetyForked(args: { name: string }): string
  /** The record of your keys is not what this browser saw before. Compare safety numbers with the people you write with. */
  ownLogRewritten(): string
  /** The record of your keys names a key that this browser does not know. Somebody may be giving it out in your name: change your password, and compare safety numbers. */
  ownLogForeign(): string
  /** I have compared */
  acceptLog(): string
  /** Reply */
  reply(): string
  /** Replying to */
  replyingTo(): string
  /** Do not answer this message */
  dropReply(): string
  /** In reply to */
  inReplyTo(): string
  /** You */
  quoteYou(): string
  /** This message was deleted. */
  quoteGone(): string
  /** This message cannot be shown here. */
  quoteUnreadable(): string
  /** Loading message */
  quoteLoading(): string
  /** That message is not here. Load older messages to look further up. */
  quoteNotFound(): string
  /** React */
  react(): string
  /** Reactions */
  reactions(): string
  /** More */
  moreReactions(): string
  /** {emoji} from you */
  reactedYou(args: { emoji: string }): string
  /** {emoji} from {name} */
  reactedThem(args: { emoji: string; name: string }): string
  /** {emoji} from you and {name} */
  reactedBoth(args: { emoji: string; name: string }): string
  /** {name} is typing… */
  typing(args: { name: string }): string
  /** Typing… */
  typingNow(): string
  /** Seen */
  seen(): string
  /** Seen {moment} */
  seenAt(args: { moment: string }): string
}

export type NotificationsMessages = {
  /** Notifications */
  list(): string
  /** Loading notifications */
  loading(): string
  /** No notifications yet */
  empty(): string
  /** Likes, replies and new followers appear here. */
  emptyText(): string
  /** Explore posts */
  explorePosts(): string
  /** Failed to load notifications. Please try again. */
  failedToLoad(): string
  /** Load more notifications */
  loadMore(): string
  /** Mark all as read */
  markAllRead(): string
  /** All notifications are read */
  markedRead(): string
  /** Failed to mark as read */
  markFailed(): string
  /** {count, plural, one {# new} other {# new}} */
  newCount(args: { count: number }): string
  /** 99+ new */
  newMany(): string
  /** {count, plural, one {# new notification} other {# new notifications}} */
  newNotifications(args: { count: number }): string
  /** Unread */
  unread(): string
  /** Today */
  today(): string
  /** Yesterday */
  yesterday(): string
  /** Earlier */
  earlier(): string
  /** {first} and {second} */
  two(args: { first: string; second: string }): string
  /** {first}, {second} and {count, plural, one {# other} other {# others}} */
  many(args: { first: string; second: string; count: number }): string
  /** {count, plural, one {{names} liked your post} other {{names} liked your post}} */
  liked(args: { count: number; names: string }): string
  /** {count, plural, one {{names} reposted your post} other {{names} reposted your post}} */
  reposted(args: { count: number; names: string }): string
  /** {names} quoted your post */
  quoted(args: { names: string }): string
  /** {count, plural, one {{names} reacted to your post} other {{names} reacted to your post}} */
  reacted(args: { count: number; names: string }): string
  /** {count, plural, one {{names} commented on your post} other {{names} commented on your post}} */
  commented(args: { count: number; names: string }): string
  /** {names} mentioned you */
  mentioned(args: { names: string }): string
  /** {count, plural, one {{names} followed you} other {{names} followed you}} */
  followed(args: { count: number; names: string }): string
  /** {names} asks to follow you */
  asked(args: { names: string }): string
  /** Your poll has ended */
  ownPollEnded(): string
  /** A poll by {names} has ended */
  pollEnded(args: { names: string }): string
  /** {name}: “{text}” */
  said(args: { name: string; text: string }): string
  /** Moderators decided something about your account */
  standing(): string
  /** Which notifications */
  tabs(): string
  /** All */
  all(): string
  /** Mentions */
  mentions(): string
  /** Requests */
  requests(): string
  /** People I follow */
  following(): string
  /** Everything in this tab is read */
  markedTabRead(): string
  /** Nobody has mentioned you yet */
  noMentions(): string
  /** Mentions, replies to you and quotes of your posts appear here. */
  noMentionsText(): string
  /** No follow requests */
  noRequests(): string
  /** When your account is private, people ask before they follow you. */
  noRequestsText(): string
  /** Privacy settings */
  privacySettings(): string
  /** Nothing from people you follow */
  noFollowing(): string
  /** What the people you follow do with your posts appears here. */
  noFollowingText(): string
  /** Find people to follow */
  findPeople(): string
}

export type PaletteMessages = {
  /** Commands */
  title(): string
  /** Find a screen, a person or an action */
  placeholder(): string
  /** Actions */
  actions(): string
  /** New message */
  newMessage(): string
  /** Search for “{text}” */
  searchFor(args: { text: string }): string
  /** People and hashtags could not be searched. */
  notSearched(): string
}

export type PeopleMessages = {
  /** @{username} is muted */
  muted(args: { username: string }): string
  /** @{username} is no longer muted */
  unmuted(args: { username: string }): string
  /** @{username} is no longer blocked */
  unblocked(args: { username: string }): string
  /** Failed to change the mute */
  muteFailed(): string
  /** Failed to change the block */
  blockFailed(): string
  /** Loading people */
  loadingPeople(): string
  /** Failed to load people. Please try again. */
  peopleFailed(): string
  /** Load more people */
  loadMorePeople(): string
  /** Unblock */
  unblock(): string
  /** @{username} is blocked */
  blocked(args: { username: string }): string
  /** Mute */
  mute(): string
  /** Unmute */
  unmute(): string
  /** Block */
  block(): string
}

export type PostMessages = {
  /** Like */
  like(): string
  /** {count, plural, one {# like} other {# likes}} */
  likeCount(args: { count: number }): string
  /** Repost */
  repost(): string
  /** {count, plural, one {# repost} other {# reposts}} */
  repostCount(args: { count: number }): string
  /** You reposted */
  youReposted(): string
  /** Comment */
  comment(): string
  /** {count, plural, one {# comment} other {# comments}} */
  commentCount(args: { count: number }): string
  /** React */
  react(): string
  /** Bookmark */
  bookmark(): string
  /** Share */
  share(): string
  /** More */
  more(): string
  /** AI Assistant */
  aiAssistant(): string
  /** posted by @{username} */
  postedBy(args: { username: string }): string
  /** {name} reposted */
  repostedBy(args: { name: string }): string
  /** Replying to @{username} */
  replyingTo(args: { username: string }): string
  /** Replying to a post that is not available */
  replyingToGone(): string
  /** Edited */
  edited(): string
  /** Author */
  author(): string
  /** Poll */
  poll(): string
  /** Vote */
  vote(): string
  /** {count, plural, one {1 vote} other {{written} votes}} */
  votes(args: { count: number; written: string }): string
  /** {duration} left */
  timeLeft(args: { duration: string }): string
  /** Poll ended */
  pollEnded(): string
  /** your vote */
  yourVote(): string
  /** {written} percent */
  percent(args: { written: string }): string
  /** You voted for {option} */
  voted(args: { option: string }): string
  /** The poll has ended */
  pollClosed(): string
  /** Your vote was not counted */
  voteFailed(): string
  /** Your vote was not counted: {why} */
  voteNotCounted(args: { why: string }): string
  /** Reactions */
  reactions(): string
  /** {name}, {count, plural, one {{written} reaction} other {{written} reactions}} */
  reactionCount(args: { name: string; count: number; written: string }): string
  /** yours */
  ownReaction(): string
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
  /** Failed to repost */
  failedToRepost(): string
  /** Failed to bookmark post */
  failedToBookmark(): string
  /** Failed to add reaction */
  failedToAddReaction(): string
  /** Failed to remove reaction */
  failedToRemoveReaction(): string
  /** Please try again */
  tryAgain(): string
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
  /** Image {index} of {count} */
  imageOf(args: { index: string; count: string }): string
  /** Video by {name} */
  videoBy(args: { name: string }): string
  /** Play video, {length} */
  playVideo(args: { length: string }): string
  /** This post was deleted */
  deleted(): string
  /** This post is not available */
  unavailable(): string
  /** This post could not be loaded. */
  loadFailed(): string
  /** Poll: {question} */
  quotedPoll(args: { question: string }): string
  /** Liked by {name} */
  likedByReason(args: { name: string }): string
  /** Reposted by {name} */
  repostedByReason(args: { name: string }): string
  /** Because you use #{tag} */
  tagReason(args: { tag: string }): string
  /** Popular right now */
  popularReason(): string
  /** {count, plural, one {# reaction} other {# reactions}} */
  seeReactions(args: { count: number }): string
  /** Quotes */
  quotes(): string
  /** Pinned */
  pinnedPost(): string
  /** Comments. You cannot reply */
  readComments(): string
}

export type PostMoreMessages = {
  /** Copy link */
  copyLink(): string
  /** Link copied */
  linkCopied(): string
  /** The link could not be copied */
  linkNotCopied(): string
  /** Share */
  sharePost(): string
  /** Edit post */
  editPost(): string
  /** Edit history */
  editHistory(): string
  /** See who reacted */
  whoReacted(): string
  /** Delete post */
  deletePost(): string
  /** Mute @{username} */
  mute(args: { username: string }): string
  /** Block @{username} */
  block(args: { username: string }): string
  /** Report post */
  report(): string
  /** Why am I seeing this? */
  why(): string
  /** Repost */
  repost(): string
  /** Undo repost */
  undoRepost(): string
  /** Quote */
  quote(): string
  /** Reposted! */
  reposted(): string
  /** Post has been shared to your followers. */
  repostedText(): string
  /** Cancel */
  cancel(): string
  /** Undo */
  undo(): string
  /** Please try again */
  tryAgain(): string
  /** Delete this post? */
  deleteTitle(): string
  /** It is gone for everyone and cannot be brought back. Replies stay, under a note that the post was deleted. */
  deleteText(): string
  /** Delete */
  delete(): string
  /** Post deleted */
  deleted(): string
  /** Failed to delete post */
  failedToDelete(): string
  /** @{username} is muted */
  muted(args: { username: string }): string
  /** You no longer see their posts. They are not told. */
  mutedText(): string
  /** @{username} is no longer muted */
  unmuted(args: { username: string }): string
  /** Failed to mute @{username} */
  failedToMute(args: { username: string }): string
  /** Failed to unmute @{username} */
  failedToUnmute(args: { username: string }): string
  /** Block @{username}? */
  blockTitle(args: { username: string }): string
  /** You no longer see each other’s posts, and neither of you can follow the other. They are not told, but they may notice. */
  blockText(): string
  /** Block */
  blockConfirm(): string
  /** @{username} is blocked */
  blocked(args: { username: string }): string
  /** Failed to block @{username} */
  failedToBlock(args: { username: string }): string
  /** Report this post */
  reportTitle(): string
  /** The people who run this site read every report. @{username} is not told who sent it. */
  reportText(args: { username: string }): string
  /** What is wrong with it? */
  reason(): string
  /** Choose what is wrong with it. */
  reasonMissing(): string
  /** Spam or a scam */
  spam(): string
  /** Harassment */
  harassment(): string
  /** Hate */
  hate(): string
  /** Violence or threats */
  violence(): string
  /** Self-harm */
  selfHarm(): string
  /** Something illegal */
  illegal(): string
  /** Somebody pretending to be someone else */
  impersonation(): string
  /** Something else */
  other(): string
  /** Anything that helps to understand it (optional) */
  note(): string
  /** Send report */
  sendReport(): string
  /** Report sent */
  reportSent(): string
  /** Thank you. Somebody will look at this post. */
  reportSentText(): string
  /** Failed to send report */
  failedToReport(): string
  /** Everyone can read how this post was worded before. */
  historyText(): string
  /** Now */
  currentWording(): string
  /** First published */
  firstWording(): string
  /** The edit history could not be loaded. */
  historyFailed(): string
  /** Loading edit history */
  loadingHistory(): string
  /** All */
  all(): string
  /** Nobody has reacted like this any more */
  nobodyReacted(): string
  /** The reactions could not be loaded. */
  reactorsFailed(): string
  /** {name}, whom you follow, likes this post. */
  whyLiked(args: { name: string }): string
  /** {name}, whom you follow, reposted this post. */
  whyReposted(args: { name: string }): string
  /** It carries #{tag}, a hashtag that you use in your own posts. */
  whyTag(args: { tag: string }): string
  /** Many people like and repost this post right now. */
  whyPopular(): string
  /** Nothing else about you was used to choose it. */
  whyRest(): string
  /** Image viewer */
  viewer(): string
  /** Previous image */
  previousImage(): string
  /** Next image */
  nextImage(): string
  /** Zoom in */
  zoomIn(): string
  /** Zoom out */
  zoomOut(): string
  /** Image {index} of {count} */
  slideOf(args: { index: string; count: string }): string
  /** Image */
  slide(): string
  /** Images */
  carousel(): string
  /** Likes, reposts and quotes */
  marks(): string
  /** Likes */
  likes(): string
  /** Reposts */
  reposts(): string
  /** Nobody has liked this yet */
  nobodyLiked(): string
  /** Nobody has reposted this yet */
  nobodyReposted(): string
  /** Nobody has quoted this yet */
  nobodyQuoted(): string
  /** The quotes could not be loaded. */
  quotesFailed(): string
  /** Pin to your profile */
  pin(): string
  /** Unpin from your profile */
  unpin(): string
  /** Pinned to your profile */
  pinned(): string
  /** No longer pinned */
  unpinned(): string
  /** Failed to pin the post */
  failedToPin(): string
  /** Failed to unpin the post */
  failedToUnpin(): string
  /** Mute this conversation */
  muteThread(): string
  /** Conversation muted */
  threadMuted(): string
  /** You get no more notifications from it. */
  threadMutedText(): string
  /** Conversation no longer muted */
  threadUnmuted(): string
  /** Failed to mute the conversation */
  failedToMuteThread(): string
  /** Who can reply */
  whoCanReply(): string
  /** Translate */
  translate(): string
  /** Hide translation */
  hideTranslation(): string
  /** Translating… */
  translating(): string
  /** Translated from {language} by AI on this device */
  translatedOnDevice(args: { language: string }): string
  /** Translated from {language} by the AI assistant */
  translatedByAssistant(args: { language: string }): string
  /** This is already in {language}. */
  alreadyInLanguage(args: { language: string }): string
  /** The translation did not arrive. */
  translationFailed(): string
  /** This post cannot be translated here. */
  translationUnavailable(): string
  /** You have reached today’s limit for translations. Please try again later. */
  translationQuota(): string
  /** Try again */
  translateAgain(): string
}

export type ProfileMessages = {
  /** Loading... */
  loading(): string
  /** {name} (@{username}) */
  title(args: { name: string; username: string }): string
  /** No bio yet */
  noBio(): string
  /** Posts, replies and media by {name} (@{username}) on Skein. */
  headText(args: { name: string; username: string }): string
  /** About */
  facts(): string
  /** Location */
  location(): string
  /** Website */
  website(): string
  /** Joined {date} */
  joined(args: { date: string }): string
  /** Following */
  following(): string
  /** {count, plural, one {Follower} other {Followers}} */
  followers(args: { count: number }): string
  /** Follows you */
  followsYou(): string
  /** Private account */
  privateBadge(): string
  /** Posts by @{username} */
  tabs(args: { username: string }): string
  /** Posts ({count, number}) */
  posts(args: { count: number }): string
  /** Replies */
  replies(): string
  /** Media */
  media(): string
  /** Loading replies */
  loadingReplies(): string
  /** Loading media */
  loadingMedia(): string
  /** No posts yet */
  noPosts(): string
  /** No replies yet */
  noReplies(): string
  /** No photos or videos yet */
  noMedia(): string
  /** What you post appears here. */
  noPostsOwnText(): string
  /** What @{username} posts appears here. */
  noPostsText(args: { username: string }): string
  /** Load more media */
  loadMoreMedia(): string
  /** Open photo: {alt} */
  openPhoto(args: { alt: string }): string
  /** Open photo without a description */
  openPhotoPlain(): string
  /** Open video, {duration} */
  openVideo(args: { duration: string }): string
  /** Content warning: {warning} */
  warned(args: { warning: string }): string
  /** This account is private */
  privateTitle(): string
  /** Only approved followers see the posts of @{username}. */
  privateText(args: { username: string }): string
  /** You blocked @{username} */
  blockedTitle(args: { username: string }): string
  /** You do not see each other’s posts. */
  blockedText(): string
  /** This profile does not exist */
  notFoundTitle(): string
  /** Nobody here is called @{username}, or the profile is not shown to you. */
  notFoundText(args: { username: string }): string
  /** This profile could not be loaded */
  failedTitle(): string
  /** Please check your connection and try again. */
  failedText(): string
  /** Edit Profile */
  editProfile(): string
  /** Message */
  message(): string
  /** More */
  more(): string
  /** Copy link to profile */
  copyLink(): string
  /** Link copied */
  linkCopied(): string
  /** The link could not be copied */
  copyFailed(): string
  /** Mute @{username} */
  mute(args: { username: string }): string
  /** Unmute @{username} */
  unmute(args: { username: string }): string
  /** Block @{username} */
  block(args: { username: string }): string
  /** Unblock @{username} */
  unblockName(args: { username: string }): string
  /** Report @{username} */
  report(args: { username: string }): string
  /** Followers of @{username} */
  followersOf(args: { username: string }): string
  /** People @{username} follows */
  followingOf(args: { username: string }): string
  /** No followers yet */
  noFollowers(): string
  /** Not following anyone yet */
  noFollowing(): string
  /** Follow requests */
  requests(): string
  /** Follow requests */
  requestsTitle(): string
  /** No requests to answer */
  noRequests(): string
  /** Search posts by @{username} */
  searchPosts(args: { username: string }): string
  /** Explore posts */
  explorePosts(): string
}

export type ProfileEditMessages = {
  /** Edit Profile */
  editProfile(): string
  /** Save */
  save(): string
  /** Saving */
  saving(): string
  /** Cancel */
  cancel(): string
  /** Profile saved */
  saved(): string
  /** Name */
  name(): string
  /** Bio */
  bio(): string
  /** Location */
  location(): string
  /** Website */
  website(): string
  /** Enter a name */
  nameBlank(): string
  /** Use up to {max} characters */
  nameLong(args: { max: string }): string
  /** Start the address with https:// or http:// */
  websiteInvalid(): string
  /** Your profile could not be saved */
  saveFailed(): string
  /** Nothing you typed is lost. Please try again. */
  saveFailedText(): string
  /** Profile photo */
  photo(): string
  /** JPEG, PNG or WebP, at least 400 × 400. */
  photoHint(): string
  /** Change photo */
  changePhoto(): string
  /** Remove */
  removePhoto(): string
  /** This file could not be read as a picture */
  photoUnreadable(): string
  /** Choose a picture of at least {min} × {min} */
  photoSmall(args: { min: string }): string
  /** The photo could not be uploaded. Please try again. */
  photoFailed(): string
  /** Crop photo */
  cropTitle(): string
  /** Drag the picture, or move it with the arrow keys. */
  cropHint(): string
  /** Part of the picture that is shown */
  cropArea(): string
  /** Zoom */
  zoom(): string
  /** Use photo */
  apply(): string
  /** Discard your changes? */
  leaveTitle(): string
  /** What you changed on your profile is not saved. */
  leaveText(): string
  /** Discard */
  discard(): string
  /** Keep editing */
  keepEditing(): string
}

export type ReplyRuleMessages = {
  /** Who can reply */
  title(): string
  /** It holds for the whole conversation. Replies that are there stay. */
  text(): string
  /** Everyone */
  everyone(): string
  /** People you follow */
  following(): string
  /** People you mention */
  mentioned(): string
  /** Nobody */
  nobody(): string
  /** Everyone can reply */
  everyoneCan(): string
  /** People you follow can reply */
  followingCan(): string
  /** People you mention can reply */
  mentionedCan(): string
  /** Nobody can reply */
  nobodyCan(): string
  /** Save */
  save(): string
  /** Saving... */
  saving(): string
  /** Saved: {choice} */
  saved(args: { choice: string }): string
  /** Failed to change who can reply */
  failed(): string
}

export type ReviewMessages = {
  /** Reports */
  title(): string
  /** Open */
  open(): string
  /** Decided */
  decided(): string
  /** Log */
  log(): string
  /** Loading reports */
  loading(): string
  /** The reports could not be loaded. */
  failed(): string
  /** Nothing to review */
  none(): string
  /** Reports from members arrive here. */
  noneText(): string
  /** Nothing yet */
  nothingYet(): string
  /** Post */
  post(): string
  /** Member */
  user(): string
  /** Message */
  message(): string
  /** Spam */
  spam(): string
  /** Harassment */
  harassment(): string
  /** Hate */
  hate(): string
  /** Violence */
  violence(): string
  /** Self-harm */
  selfHarm(): string
  /** Illegal */
  illegal(): string
  /** Impersonation */
  impersonation(): string
  /** Other */
  other(): string
  /** Reported by @{username} */
  by(args: { username: string }): string
  /** About @{username} */
  about(args: { username: string }): string
  /** No longer there */
  gone(): string
  /** What was written stays private. */
  private(): string
  /** {count, plural, one {# report} other {# reports}} */
  count(args: { count: number }): string
  /** Suspended */
  suspended(): string
  /** Dismiss */
  dismiss(): string
  /** Remove post */
  removePost(): string
  /** Suspend member */
  suspend(): string
  /** Lift suspension */
  lift(): string
  /** New */
  applications(): string
  /** Nobody is waiting */
  noApplications(): string
  /** Accounts that wait for approval stand here. */
  noApplicationsText(): string
  /** Address confirmed */
  mailConfirmed(): string
  /** Address not confirmed */
  mailUnconfirmed(): string
  /** Mail at {domain} */
  mailDomain(args: { domain: string }): string
  /** Approve */
  approve(): string
  /** Decline */
  decline(): string
  /** The account is erased, and the reason goes out by email. */
  declineText(): string
  /** Account approved */
  approved(): string
  /** The report is closed; nothing else changes. */
  dismissText(): string
  /** The post is gone for everybody. */
  removeText(): string
  /** The member is signed out and hidden, and reads your reason by email. */
  suspendText(): string
  /** The member can sign in again and is shown. */
  liftText(): string
  /** Reason */
  reason(): string
  /** It stands in the log. */
  reasonHelp(): string
  /** Please give a reason. */
  reasonNeeded(): string
  /** Decided */
  done(): string
  /** This could not be done */
  notDone(): string
  /** Please try again. */
  tryAgain(): string
  /** Show more */
  more(): string
  /** {action}, by @{username} */
  outcome(args: { action: string; username: string }): string
  /** Cancel */
  cancel(): string
  /** 404 Page Not Found */
  notFound(): string
  /** Did you forget to add the page to the router? */
  notFoundText(): string
  /** Limited */
  limited(): string
  /** Member record */
  record(): string
  /** The record could not be loaded. */
  recordFailed(): string
  /** Loading the record */
  recordLoading(): string
  /** New measure */
  newMeasure(): string
  /** Warn */
  warn(): string
  /** Nothing else changes for the member. */
  warnText(): string
  /** Limit */
  limit(): string
  /** Posts reach followers alone, and whoever opens the profile. */
  limitText(): string
  /** Lift limit */
  liftLimit(): string
  /** Posts are shown everywhere again. */
  liftLimitText(): string
  /** Remove from profile */
  removeParts(): string
  /** What you choose goes for good, files too. */
  removePartsText(): string
  /** Please choose what to remove. */
  partsNeeded(): string
  /** Picture */
  partAvatar(): string
  /** Display name */
  partName(): string
  /** Bio */
  partBio(): string
  /** Location */
  partLocation(): string
  /** Website */
  partWebsite(): string
  /** The member reads it, and it stands in the log. */
  readReason(): string
  /** Whoever runs the server alone decides about moderators. */
  ofModerator(): string
  /** Measures */
  measures(): string
  /** No measures yet */
  noMeasures(): string
  /** Ended */
  measureEnded(): string
  /** Warning */
  warning(): string
  /** Removed from profile */
  removal(): string
  /** Post removed */
  postRemoved(): string
  /** Notes */
  notes(): string
  /** Moderators alone see notes. */
  noteHelp(): string
  /** No notes yet */
  noNotes(): string
  /** Add note */
  addNote(): string
  /** New note */
  newNote(): string
  /** Please write something. */
  noteNeeded(): string
  /** Close */
  close(): string
  /** Appeals */
  appeals(): string
  /** No appeals */
  noAppeals(): string
  /** Appeals of members against decisions arrive here. */
  noAppealsText(): string
  /** @{username} writes */
  appealOf(args: { username: string }): string
  /** The reason was: {reason} */
  decidedBecause(args: { reason: string }): string
  /** Uphold */
  uphold(): string
  /** The decision stands, and the member reads your reason. */
  upholdText(): string
  /** Take back */
  takeBack(): string
  /** Limits and suspensions end; what was removed does not come back. The member reads your reason. */
  takeBackText(): string
  /** Another moderator decides this. */
  anotherDecides(): string
}

export type SearchMessages = {
  /** Intelligent Search */
  heading(): string
  /** Powered by <name>{first}</name> and <name>{second}</name> */
  poweredBy<T>(args: { name: (text: string) => T; first: string; second: string }): (string | T)[]
  /** Ask a question, or search */
  queryLabel(): string
  /** Search */
  search(): string
  /** Searching */
  searching(): string
  /** Clear search */
  clear(): string
  /** Suggested searches */
  suggested(): string
  /** Latest tech news */
  suggestionNews(): string
  /** AI developments 2024 */
  suggestionAi(): string
  /** Climate change solutions */
  suggestionClimate(): string
  /** Posts, people and pages on Skein are searched too. */
  skeinToo(): string
  /** Narrow them with */
  narrow(): string
  /** Browser */
  toolbar(): string
  /** Back */
  back(): string
  /** Forward */
  forward(): string
  /** Reload */
  reload(): string
  /** Home */
  home(): string
  /** Search or type a web address */
  address(): string
  /** Search for “{text}” instead */
  searchInstead(args: { text: string }): string
  /** <b>{count, plural, one {# result} other {# results}}</b> in {ms} ms */
  found<T>(args: { b: (text: string) => T; count: number; ms: string }): (string | T)[]
  /** {names} still searching… */
  stillAsking(args: { names: string }): string
  /** AI Summary */
  summary(): string
  /** AI */
  ai(): string
  /** From Skein */
  fromSkein(): string
  /** Quoted from Skein, without an AI provider */
  summaryLocal(): string
  /** Written by {name} from the results it cites */
  summaryBy(args: { name: string }): string
  /** Writing the summary */
  summarising(): string
  /** Copy summary */
  copySummary(): string
  /** Summary copied */
  copied(): string
  /** Copy quotations */
  copyQuotes(): string
  /** Quotations copied */
  quotesCopied(): string
  /** Failed to copy */
  copyFailed(): string
  /** Go to result {number}: {title} */
  goToResult(args: { number: string; title: string }): string
  /** Cited sources */
  citedSources(): string
  /** @{username} on Skein */
  onSkein(args: { username: string }): string
  /** Search results */
  results(): string
  /** All */
  all(): string
  /** Web */
  web(): string
  /** Skein */
  skein(): string
  /** OpenAI */
  openai(): string
  /** Perplexity */
  perplexity(): string
  /** <b>{name} is not connected,</b> so the {tab} tab is empty. The other results are complete. */
  notConnected<T>(args: { b: (text: string) => T; name: string; tab: string }): (string | T)[]
  /** <b>{first} and {second} are not connected,</b> so the web is not searched. What is on Skein is complete. */
  noneConnected<T>(args: { b: (text: string) => T; first: string; second: string }): (string | T)[]
  /** <b>{name} could not be reached.</b> The other results are complete. */
  sourceFailed<T>(args: { b: (text: string) => T; name: string }): (string | T)[]
  /** <b>You have used today’s web searches with {name}.</b> They come back within 24 hours. */
  sourceLimited<T>(args: { b: (text: string) => T; name: string }): (string | T)[]
  /** How to connect it */
  howToConnect(): string
  /** How to connect them */
  howToConnectThem(): string
  /** Whoever runs this server sets {variable} to a key of {name} and starts it again. Only what is typed in the search box is ever sent there. */
  connectText(args: { variable: string; name: string }): string
  /** Retry */
  retry(): string
  /** No results found */
  noneTitle(): string
  /** Try adjusting your search terms or filters. */
  noneText(): string
  /** Search failed */
  failed(): string
  /** Nothing was lost: your words are still in the box. */
  failedText(): string
  /** The connection broke off. This is what was found until then. */
  incomplete(): string
  /** Related Searches */
  related(): string
  /** Person */
  personOf(): string
  /** Hashtag */
  hashtagOf(): string
  /** Page */
  pageOf(): string
  /** also from {names} */
  alsoFrom(args: { names: string }): string
  /** Page from {host} */
  frameTitle(args: { host: string }): string
  /** Loading {host} */
  loadingPage(args: { host: string }): string
  /** Protected frame */
  protected(): string
  /** this page cannot read your Skein account */
  protectedText(): string
  /** Open in new tab */
  openInTab(): string
  /** {host} does not allow itself to be shown here */
  refusedTitle(args: { host: string }): string
  /** Many sites forbid frames. You can open it in a new tab. */
  refusedText(): string
  /** Many sites forbid frames. You can read its text here, or open it in a new tab. */
  refusedReadable(): string
  /** {host} has no secure connection */
  insecureTitle(args: { host: string }): string
  /** This address cannot be opened here */
  blockedTitle(): string
  /** Pages of Skein itself and of private networks stay out of this frame. */
  blockedText(): string
  /** Read here */
  read(): string
  /** Reader view */
  readerView(): string
  /** Show page */
  showPage(): string
  /** {count, plural, one {# minute to read} other {# minutes to read}} */
  minutes(args: { count: number }): string
  /** By {name} */
  byline(args: { name: string }): string
  /** Picture left out */
  pictureLeftOut(): string
  /** Search without filters */
  clearFilters(): string
  /** Explore posts */
  explorePosts(): string
  /** Show all results */
  showAll(): string
}

export type SettingsMessages = {
  /** What your data is used for */
  sharedUse(): string
  /** Cancel */
  cancel(): string
  /** Account */
  account(): string
  /** Notifications */
  notifications(): string
  /** Privacy */
  privacy(): string
  /** Appearance */
  appearance(): string
  /** Settings */
  tabs(): string
  /** Loading settings */
  loading(): string
  /** The settings could not be loaded. */
  failedToLoad(): string
  /** Saved */
  saved(): string
  /** Saving... */
  saving(): string
  /** Could not be saved */
  notSaved(): string
  /** Please try again. */
  tryAgain(): string
  /** Please fill in this field. */
  required(): string
  /** Too many attempts. Please wait a little and try again. */
  tooManyAttempts(): string
  /** How people find you, and what they read on your profile. */
  accountAbout(): string
  /** Username */
  username(): string
  /** Email */
  email(): string
  /** Unsaved changes */
  unsaved(): string
  /** Save Changes */
  saveChanges(): string
  /** This username is already taken. */
  usernameTaken(): string
  /** This email address already has an account. */
  emailTaken(): string
  /** Addresses of this provider are not accepted here. */
  emailRefused(): string
  /** To change your email, enter your password. The change takes effect when you open the link we send there. */
  passwordForEmail(): string
  /** Your email address is not confirmed yet. */
  notConfirmed(): string
  /** Please confirm your email address first. */
  confirmFirst(): string
  /** {email} becomes your address when you open the link we sent there. */
  pendingEmail(args: { email: string }): string
  /** Send again */
  sendAgain(): string
  /** Link sent */
  linkSent(): string
  /** Open the link we sent to {email}. */
  linkSentText(args: { email: string }): string
  /** The link could not be sent */
  linkNotSent(): string
  /** Password */
  password(): string
  /** At least 8 characters. Your other sessions end when you change it. */
  passwordAbout(): string
  /** Current password */
  currentPassword(): string
  /** New password */
  newPassword(): string
  /** Confirm password */
  confirmPassword(): string
  /** {count, plural, one {# character, good} other {# characters, good}} */
  passwordGood(args: { count: number }): string
  /** Password must be at least 8 characters long. */
  passwordTooShort(): string
  /** Passwords do not match. */
  passwordsDiffer(): string
  /** This is not your current password. */
  wrongPassword(): string
  /** Update Password */
  updatePassword(): string
  /** Updating... */
  updating(): string
  /** Password changed */
  passwordChanged(): string
  /** Your other sessions have ended. */
  passwordChangedText(): string
  /** The password was not changed */
  passwordNotChanged(): string
  /** Two-step sign-in */
  twoStep(): string
  /** Besides your password, a code from an authenticator app. */
  twoStepAbout(): string
  /** On */
  on(): string
  /** Off */
  off(): string
  /** {count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}} */
  codesLeft(args: { count: number }): string
  /** Turn on */
  turnOn(): string
  /** Turn off */
  turnOff(): string
  /** New recovery codes */
  newCodes(): string
  /** The codes you have now stop working. */
  newCodesText(): string
  /** Make new codes */
  makeCodes(): string
  /** Turn off two-step sign-in? */
  endTwoStep(): string
  /** Then the password alone is enough to sign in. */
  endTwoStepText(): string
  /** Two-step sign-in is off */
  twoStepEnded(): string
  /** Two-step sign-in is on */
  twoStepIsOn(): string
  /** First your password, then your authenticator app. */
  twoStepPassword(): string
  /** Continue */
  goOn(): string
  /** Scan this with your authenticator app and enter the code it shows. */
  scanText(): string
  /** QR code for your authenticator app */
  qrCode(): string
  /** Or type this key: */
  typeSecret(): string
  /** Code */
  code(): string
  /** This code is wrong or was used already. */
  wrongCode(): string
  /** Recovery codes */
  recoveryCodes(): string
  /** Keep these where you can find them without your phone. Each works once, and they are shown only now. */
  recoveryCodesText(): string
  /** Copy */
  copyCodes(): string
  /** Download */
  saveCodes(): string
  /** Copied */
  copied(): string
  /** Could not be copied */
  notCopied(): string
  /** Done */
  done(): string
  /** Passkeys */
  passkeys(): string
  /** Sign in by your device’s fingerprint, face or code instead of a password. */
  passkeysAbout(): string
  /** This browser does not know passkeys. */
  passkeysUnsupported(): string
  /** Add a passkey */
  addPasskey(): string
  /** First your password; then your device asks for its own lock. */
  addPasskeyText(): string
  /** Name */
  passkeyName(): string
  /** For you to recognise it: “Laptop”, “Phone”. */
  passkeyNameHelp(): string
  /** Passkey added */
  passkeyAdded(): string
  /** Passkey removed */
  passkeyRemoved(): string
  /** This passkey could not be used. Please try another way. */
  passkeyRefused(): string
  /** Remove */
  remove(): string
  /** Remove passkey {name} */
  removePasskeyNamed(args: { name: string }): string
  /** It signs nobody in any more. Remove it from your device as well. */
  removePasskeyText(): string
  /** last used {date} */
  lastUsed(args: { date: string }): string
  /** Sessions */
  sessions(): string
  /** Where you are signed in. End any you do not recognise. */
  sessionsAbout(): string
  /** {browser} on {system} */
  browserOn(args: { browser: string; system: string }): string
  /** Unknown browser */
  unknownBrowser(): string
  /** This device */
  thisDevice(): string
  /** Active now */
  activeNow(): string
  /** since {date} */
  since(args: { date: string }): string
  /** End */
  end(): string
  /** End {name} */
  endNamed(args: { name: string }): string
  /** End all other sessions */
  endOthers(): string
  /** Session ended */
  sessionEnded(): string
  /** All other sessions have ended */
  othersEnded(): string
  /** The session could not be ended */
  sessionNotEnded(): string
  /** Moderation */
  moderation(): string
  /** Reports from members are waiting for somebody to look. */
  moderationAbout(): string
  /** Review reports */
  openReports(): string
  /** By which ways we tell you. */
  notificationsAbout(): string
  /** Email notifications */
  emailNotifications(): string
  /** A letter about what you missed, every ten minutes at most. */
  emailNotificationsAbout(): string
  /** Push notifications */
  pushNotifications(): string
  /** From the browser, also while Skein is closed. */
  pushNotificationsAbout(): string
  /** Marketing emails */
  marketingEmails(): string
  /** News about Skein itself, now and then. */
  marketingEmailsAbout(): string
  /** This browser cannot show notifications. */
  pushUnsupported(): string
  /** Notifications are blocked in this browser’s settings. */
  pushBlocked(): string
  /** This browser is not told yet. */
  pushOff(): string
  /** This browser is told. */
  pushOn(): string
  /** This could not be changed. Please try again. */
  pushFailed(): string
  /** Tell this browser */
  tellThisBrowser(): string
  /** Stop here */
  stopThisBrowser(): string
  /** What to notify you about */
  kinds(): string
  /** What is not ticked is not told anywhere. */
  kindsAbout(): string
  /** Group notifications */
  group(): string
  /** Several likes of one post stand in one line. */
  groupAbout(): string
  /** Likes */
  kindLike(): string
  /** Replies */
  kindComment(): string
  /** New followers */
  kindFollow(): string
  /** Reposts */
  kindRepost(): string
  /** Reactions */
  kindReaction(): string
  /** Mentions */
  kindMention(): string
  /** Polls that ended */
  kindPollEnded(): string
  /** Follow requests */
  kindFollowRequest(): string
  /** Visibility */
  visibility(): string
  /** Private account */
  privateAccount(): string
  /** Only approved followers see posts. */
  privateAccountAbout(): string
  /** Discoverable by email */
  discoverable(): string
  /** Someone who knows your exact address can find you. */
  discoverableAbout(): string
  /** Read receipts and typing */
  readReceipts(): string
  /** Others see when you have read a message and when you are typing. If this is off, you do not see theirs either. */
  readReceiptsAbout(): string
  /** AI-generated posts */
  aiPosts(): string
  /** They are always marked. Here you say what lists do with them. */
  aiPostsAbout(): string
  /** Show */
  aiShow(): string
  /** Like any other post, with the AI badge. */
  aiShowAbout(): string
  /** Label */
  aiLabel(): string
  /** Collapsed under a line that says so, until you open it. */
  aiLabelAbout(): string
  /** Hide */
  aiHide(): string
  /** They are not listed. */
  aiHideAbout(): string
  /** AI Insights */
  aiInsights(): string
  /** A short digest of your own feed, beside it. */
  aiInsightsAbout(): string
  /** Muted words */
  mutedWords(): string
  /** Posts with these words leave your lists and search. */
  mutedWordsAbout(): string
  /** Word or phrase */
  word(): string
  /** For how long */
  howLong(): string
  /** For good */
  forever(): string
  /** {count, plural, one {One day} other {# days}} */
  days(args: { count: number }): string
  /** Mute */
  mute(): string
  /** Stop muting {word} */
  unmute(args: { word: string }): string
  /** until {date} */
  until(args: { date: string }): string
  /** {word} is muted */
  wordMuted(args: { word: string }): string
  /** {word} is no longer muted */
  wordUnmuted(args: { word: string }): string
  /** This has no word in it. */
  noWord(): string
  /** Muted people */
  mutedPeople(): string
  /** Their posts leave your lists, and nothing they do is told to you. They do not learn of it. */
  mutedPeopleAbout(): string
  /** Blocked people */
  blockedPeople(): string
  /** You and they see nothing of each other. */
  blockedPeopleAbout(): string
  /** Show */
  show(): string
  /** You have muted nobody. */
  nobodyMuted(): string
  /** You have blocked nobody. */
  nobodyBlocked(): string
  /** Data sharing */
  dataSharing(): string
  /** Three levels, each a fixed set of switches. Your data is not sold at any of them. */
  dataSharingAbout(): string
  /** Minimal */
  minimal(): string
  /** Balanced */
  balanced(): string
  /** Full */
  full(): string
  /** Analytics */
  analytics(): string
  /** Which screens you use */
  analyticsAbout(): string
  /** AI context */
  aiContext(): string
  /** Public posts only, never messages */
  aiContextAbout(): string
  /** Ad personalisation */
  ads(): string
  /** Ads chosen by what you follow */
  adsAbout(): string
  /** Yes */
  yes(): string
  /** No */
  no(): string
  /** Your data */
  yourData(): string
  /** A zip of everything you made, with your media and a page to read it in. */
  yourDataAbout(): string
  /** Download Your Data */
  downloadData(): string
  /** Everything you made leaves in one file, your messages too. Keep it where nobody else gets at it. */
  downloadText(): string
  /** Download */
  download(): string
  /** Your download begins. */
  downloadBegins(): string
  /** Delete account */
  deleteHeading(): string
  /** Closed at once, erased after {days, number} days. Signing in before then brings it back. */
  deleteAbout(args: { days: number }): string
  /** Delete Account */
  deleteAccount(): string
  /** Nobody sees your profile, posts and messages any more. After {days, number} days they are erased for good, with your media. */
  deleteText(args: { days: number }): string
  /** Type your username, {username} */
  typeUsername(args: { username: string }): string
  /** This is not your username. */
  notYourUsername(): string
  /** Theme */
  theme(): string
  /** System follows your device and changes with it. */
  themeAbout(): string
  /** Light */
  light(): string
  /** Dark */
  dark(): string
  /** System */
  system(): string
  /** Language */
  language(): string
  /** The language of the interface. Posts stay as they were written. */
  languageAbout(): string
  /** Timezone */
  timezone(): string
  /** Times across Skein are shown in this zone. */
  timezoneAbout(): string
  /** Until you choose one, times are shown in the zone of your device. */
  timezoneOfDevice(): string
  /** Use the zone of this device */
  deviceZone(): string
  /** Reading */
  reading(): string
  /** Load more posts by itself */
  autoLoad(): string
  /** Lists go on as you come near their end. Otherwise a button does it. */
  autoLoadAbout(): string
  /** Account standing */
  standing(): string
  /** What moderators decided about your account. You can appeal each decision once. */
  standingAbout(): string
  /** Warning */
  measureWarning(): string
  /** Limited */
  measureLimit(): string
  /** Removed from your profile: {parts} */
  measureRemoval(args: { parts: string }): string
  /** A post was removed */
  measureRemovePost(): string
  /** Suspended */
  measureSuspension(): string
  /** Ended */
  measureEnded(): string
  /** picture */
  partAvatar(): string
  /** display name */
  partName(): string
  /** bio */
  partBio(): string
  /** location */
  partLocation(): string
  /** website */
  partWebsite(): string
  /** Appeal */
  appeal(): string
  /** Say why you see it otherwise. Another moderator reads it, if there is one. You can appeal once. */
  appealAbout(): string
  /** Your appeal */
  appealReason(): string
  /** Please say why. */
  appealNeeded(): string
  /** Send appeal */
  appealSend(): string
  /** Appeal sent */
  appealSent(): string
  /** The appeal could not be sent */
  appealFailed(): string
  /** Waiting for a moderator */
  appealWaits(): string
  /** The decision stands */
  appealUpheld(): string
  /** The decision was taken back */
  appealTakenBack(): string
  /** Your posts reach your followers, and whoever opens your profile. */
  measureLimitAbout(): string
  /** Keyboard */
  keyboard(): string
  /** Shortcuts of one key */
  oneKey(): string
  /** Such as j and k for the next post and the one before; ? shows all of them. The choice counts for this browser. */
  oneKeyAbout(): string
  /** Muted conversations */
  mutedThreads(): string
  /** You get no notifications from them. You can still read them. */
  mutedThreadsAbout(): string
  /** You have muted no conversation. */
  noMutedThreads(): string
  /** Failed to load muted conversations */
  mutedThreadsFailed(): string
  /** A conversation whose first post is gone */
  threadGone(): string
  /** Unmute */
  unmuteThread(): string
  /** Mute */
  muteThread(): string
  /** Failed to change the mute */
  muteThreadFailed(): string
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
  /** Accounts */
  accounts(): string
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
  /** Followed by {first}, whom you follow */
  knownOne(args: { first: string }): string
  /** Followed by {first} and {second}, whom you follow */
  knownTwo(args: { first: string; second: string }): string
  /** Followed by {first} and {count, plural, one {# other} other {# others}} you follow */
  knownMany(args: { first: string; count: number }): string
  /** Followed by {count, plural, one {# person} other {# people}} */
  followedBy(args: { count: number }): string
  /** Suggestions could not be loaded. */
  suggestionsFailed(): string
  /** AI Insights */
  aiInsights(): string
  /** What AI writes here is always marked in violet, so you always know who is speaking. */
  aiInsightsText(): string
  /** About Skein */
  footer(): string
  /** Information */
  information(): string
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
  /** Sign in to record and share with the camera. */
  cameraAccessText(): string
  /** Something went wrong */
  errorTitle(): string
  /** This screen could not be shown. */
  errorText(): string
  /** Reload */
  reload(): string
  /** A part of this page could not be loaded. */
  partMissingTitle(): string
  /** Skein may have been updated. Reload to go on: what you write is kept. */
  partMissingText(): string
  /** A new version of Skein is ready. */
  updateReady(): string
  /** Later */
  updateLater(): string
  /** This page is not loaded yet */
  notLoadedTitle(): string
  /** It opens by itself when you are back online. */
  notLoadedOffline(): string
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
  /** Keyboard shortcuts */
  keys(): string
}

export type StoriesMessages = {
  /** Stories */
  stories(): string
  /** Your story */
  yours(): string
  /** Add to your story */
  add(): string
  /** Stories by {name} */
  of(args: { name: string }): string
  /** {name}, {count, plural, one {# new story} other {# new stories}} */
  newOf(args: { name: string; count: number }): string
  /** {name}, stories seen */
  seenOf(args: { name: string }): string
  /** Your story, {count, plural, one {# picture or video} other {# pictures and videos}} */
  ownOf(args: { count: number }): string
  /** Stories could not be loaded. */
  rowFailed(): string
  /** Loading stories */
  loading(): string
  /** These stories could not be loaded. */
  failed(): string
  /** There is no story here any more. */
  over(): string
  /** Story {number} of {total} */
  position(args: { number: string; total: string }): string
  /** Next story */
  next(): string
  /** Previous story */
  previous(): string
  /** Play */
  play(): string
  /** Pause */
  pause(): string
  /** Mute */
  mute(): string
  /** Unmute */
  unmute(): string
  /** Close */
  close(): string
  /** Content warning: {warning} */
  covered(args: { warning: string }): string
  /** Show story */
  show(): string
  /** Like */
  like(): string
  /** Reply with a message */
  reply(): string
  /** {count, plural, one {Seen by # person} other {Seen by # people}} */
  seenBy(args: { count: number }): string
  /** Seen by nobody yet */
  seenByNobody(): string
  /** Seen by */
  viewers(): string
  /** Who has seen it could not be loaded. */
  viewersFailed(): string
  /** likes it */
  likedIt(): string
  /** Load more */
  loadMore(): string
  /** Delete story */
  delete(): string
  /** Story deleted */
  deleted(): string
  /** Failed to delete story */
  failedToDelete(): string
  /** {count, plural, one {# hour left} other {# hours left}} */
  hoursLeft(args: { count: number }): string
  /** {count, plural, one {# minute left} other {# minutes left}} */
  minutesLeft(args: { count: number }): string
}

export type SuggestMessages = {
  /** Suggestions */
  suggestions(): string
  /** People */
  people(): string
  /** Hashtags */
  hashtags(): string
  /** Posts */
  posts(): string
  /** Ask AI */
  askAi(): string
  /** {count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}} */
  count(args: { count: number }): string
  /** {count, plural, one {# post} other {# posts}} */
  postCount(args: { count: number }): string
}

export type TabMessages = {
  /** Skein is open in another tab of this browser. Close it there to go on here. */
  otherTab(): string
  /** Opening Skein … */
  opening(): string
  /** Skein could not be opened in this browser. It needs service workers and IndexedDB, which private windows may not have. */
  failed(): string
  /** This Skein runs in your browser alone and makes no archive. A server does. */
  noArchive(): string
}

export type ThreadMessages = {
  /** Loading post */
  loading(): string
  /** Earlier in this conversation */
  earlier(): string
  /** Replies */
  replies(): string
  /** {count, plural, one {Show # more reply} other {Show # more replies}} */
  showMoreReplies(args: { count: number }): string
  /** Failed to load replies. Please try again. */
  moreRepliesFailed(): string
  /** Load more replies */
  loadMore(): string
  /** Loading replies */
  loadingReplies(): string
  /** {count, plural, one {# new reply} other {# new replies}} */
  newReplies(args: { count: number }): string
  /** No replies yet */
  noReplies(): string
  /** Yours could be the first. */
  noRepliesText(): string
  /** This post was deleted */
  deletedTitle(): string
  /** Its author took it down. The conversation around it goes on. */
  deletedText(): string
  /** This post is not available */
  unavailableTitle(): string
  /** It does not exist, or its author shows it to others only. */
  unavailableText(): string
  /** This post could not be loaded */
  failedTitle(): string
  /** Please check your connection and try again. */
  failedText(): string
  /** Sign in to reply */
  signInToReply(): string
  /** {name}: “{text}” */
  title(args: { name: string; text: string }): string
  /** What this post answers could not be loaded. */
  earlierFailed(): string
  /** Content warning: {warning} */
  headWarning(args: { warning: string }): string
  /** Generated with AI, posted by @{username}: {text} */
  headAi(args: { username: string; text: string }): string
  /** {name} and replies */
  branchOf(args: { name: string }): string
  /** Replies to a post that is not available */
  branchOfGone(): string
  /** Only people @{username} follows or mentions can reply. */
  onlyFollowing(args: { username: string }): string
  /** Only people @{username} mentions can reply. */
  onlyMentioned(args: { username: string }): string
  /** Only @{username} can reply. */
  onlyAuthor(args: { username: string }): string
  /** Not everyone can reply here. */
  onlySome(): string
  /** Only people you follow or mention can reply. */
  ownFollowing(): string
  /** Only people you mention can reply. */
  ownMentioned(): string
  /** Only you can reply. */
  ownNobody(): string
  /** Your reply is kept: */
  keptReply(): string
  /** Write a reply */
  writeReply(): string
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
  /** Feeds */
  feeds(): string
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
  /** Moderation */
  moderation(): string
  /** Share */
  share(): string
}

export type VideosMessages = {
  /** Videos */
  label(): string
  /** carousel */
  carousel(): string
  /** video */
  video(): string
  /** Next video */
  next(): string
  /** Previous video */
  previous(): string
  /** Go to video {number} */
  goTo(args: { number: string }): string
  /** {number} of {total} */
  position(args: { number: string; total: string }): string
  /** Play */
  play(): string
  /** Pause */
  pause(): string
  /** Mute */
  mute(): string
  /** Unmute */
  unmute(): string
  /** Progress */
  progress(): string
  /** {at} of {length} */
  time(args: { at: string; length: string }): string
  /** This video can’t be played */
  cannotPlay(): string
  /** Try again */
  tryAgain(): string
  /** {name}: {words} */
  named(args: { name: string; words: string }): string
  /** Video by {name} */
  byName(args: { name: string }): string
  /** Watch video */
  watch(): string
  /** No videos yet */
  noVideos(): string
  /** Videos and reels that people post show here. Record the first one. */
  noVideosText(): string
  /** Open camera */
  openCamera(): string
  /** Loading videos */
  loading(): string
  /** More videos could not be loaded. */
  moreFailed(): string
  /** This video is not available. Here are others. */
  gone(): string
  /** Comments */
  comments(): string
  /** Loading comments */
  commentsLoading(): string
}

export type WaitingMessages = {
  /** {count, plural, one {# waiting to be sent} other {# waiting to be sent}} */
  waitingCount(args: { count: number }): string
  /** Show */
  waitingShow(): string
  /** Waiting to be sent */
  waitingTitle(): string
  /** It is sent in this order when you are back online. */
  waitingText(): string
  /** Try again */
  tryAgain(): string
  /** Remove */
  remove(): string
  /** Like */
  waitingLike(): string
  /** Take back a like */
  waitingUnlike(): string
  /** Repost */
  waitingRepost(): string
  /** Take back a repost */
  waitingUnrepost(): string
  /** Bookmark */
  waitingBookmark(): string
  /** Remove a bookmark */
  waitingUnbookmark(): string
  /** Follow */
  waitingFollow(): string
  /** Unfollow */
  waitingUnfollow(): string
  /** Vote */
  waitingVote(): string
  /** Post */
  waitingPost(): string
  /** Reply */
  waitingReply(): string
  /** It could not be sent. */
  waitingRefused(): string
  /** {count, plural, one {# could not be sent} other {# could not be sent}} */
  waitingFailed(args: { count: number }): string
}

export type WelcomeMessages = {
  /** Welcome to Skein */
  title(): string
  /** Step {step} of {of} */
  step(args: { step: string; of: string }): string
  /** Put the welcome away */
  putAway(): string
  /** Not now */
  later(): string
  /** Go on */
  goOn(): string
  /** Save and go on */
  saveAndGoOn(): string
  /** Done */
  done(): string
  /** That could not be saved. The welcome may come back. */
  notKept(): string
  /** About you */
  aboutYou(): string
  /** A face and a line help people to know who is there. You can change both at any time. */
  aboutText(): string
  /** A line about you */
  bio(): string
  /** What do you make, like or wonder about? */
  bioHint(): string
  /** Follow a few people, and home fills with what they write. */
  peopleText(): string
  /** Follow all */
  followAll(): string
  /** {count} of {of} followed */
  followed(args: { count: string; of: string }): string
  /** What people are talking about now. Open a tag and join in. */
  tagsText(): string
  /** Tags to start with */
  tags(): string
}

/** Every namespace with the type of its messages. */
export type AllMessages = {
  accounts: AccountsMessages
  answers: AnswersMessages
  archive: ArchiveMessages
  assistant: AssistantMessages
  auth: AuthMessages
  authMore: AuthMoreMessages
  bookmarks: BookmarksMessages
  camera: CameraMessages
  common: CommonMessages
  compose: ComposeMessages
  composer: ComposerMessages
  customFeeds: CustomFeedsMessages
  drafts: DraftsMessages
  explore: ExploreMessages
  feed: FeedMessages
  home: HomeMessages
  information: InformationMessages
  insights: InsightsMessages
  keys: KeysMessages
  mail: MailMessages
  messages: MessagesMessages
  notifications: NotificationsMessages
  palette: PaletteMessages
  people: PeopleMessages
  post: PostMessages
  postMore: PostMoreMessages
  profile: ProfileMessages
  profileEdit: ProfileEditMessages
  replyRule: ReplyRuleMessages
  review: ReviewMessages
  search: SearchMessages
  settings: SettingsMessages
  shell: ShellMessages
  stories: StoriesMessages
  suggest: SuggestMessages
  tab: TabMessages
  thread: ThreadMessages
  titles: TitlesMessages
  videos: VideosMessages
  waiting: WaitingMessages
  welcome: WelcomeMessages
}

/** How each namespace of one language is fetched. */
export type Loaders = { [Name in keyof AllMessages]: () => Promise<{ default: AllMessages[Name] }> }
