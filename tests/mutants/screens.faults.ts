import { e2e, features, stories } from './fault.ts'
import type { Fault } from './fault.ts'

const story = (path: string, title?: string) => stories(`packages/features/${path}.stories.tsx`, title)

/** Faults of screens: what members read, press and are told. */
export const screenFaults: readonly Fault[] = [
  {
    breaks: 'a badge ends at 99+',
    file: 'packages/features/shell/src/NavEntry.tsx',
    from: 'count > limits.badge.max ?',
    to: 'count > 1000 ?',
    proofs: [story('shell/src/AppShell')],
  },
  {
    breaks: 'the pill says how many posts are new',
    file: 'packages/features/home/src/FeedPanel.tsx',
    from: 'm.newPosts({ count })',
    to: 'm.newPosts({ count: count + 1 })',
    proofs: [story('home/src/HomeScreen')],
  },
  {
    breaks: 'an empty feed says so',
    file: 'packages/features/home/src/NoPosts.tsx',
    from: 'title={m.emptyTitle()}',
    to: 'title={m.emptyFollowingTitle()}',
    proofs: [story('home/src/HomeScreen')],
  },
  {
    breaks: 'a failure to load is an alert',
    file: 'packages/features/feed/src/ListError.tsx',
    from: 'role="alert"',
    to: 'role="presentation"',
    proofs: [story('home/src/HomeScreen'), story('explore/src/ExploreScreen')],
  },
  {
    breaks: 'what stands behind a content warning is not in the document',
    file: 'packages/features/post/src/ContentWarning.tsx',
    from: '<div id={contentId}>{isOpen && children}</div>',
    to: '<div id={contentId}>{children}</div>',
    proofs: [story('post/src/PostCard')],
  },
  {
    breaks: 'a setting that could not be kept is told of',
    file: 'packages/features/settings/src/use-setting.ts',
    from: "      toast({ title: m.notSaved(), description: serverMessageOf(error) ?? m.tryAgain(), tone: 'danger' })\n      return false",
    to: '      return error === undefined',
    proofs: [story('settings/src/SettingsScreen')],
  },
  {
    breaks: 'different passwords are told apart at registration',
    file: 'packages/features/auth/src/RegisterForm.tsx',
    from: 'mismatch: () => ({ title: m.passwordMismatch(), description: m.passwordMismatchText() })',
    to: 'mismatch: () => ({ title: m.missingFields(), description: m.fillAll() })',
    proofs: [story('auth/src/Register')],
  },
  {
    breaks: 'a message that cannot be opened says why',
    file: 'packages/features/messages/src/MessageBubble.tsx',
    from: "if (reading === 'no-key') return m.noKey()",
    to: "if (reading === 'no-key') return undefined",
    proofs: [story('messages/src/Encryption'), story('messages/src/MessagesScreen')],
  },
  {
    breaks: 'a thread opens at its post, however late what it answers comes',
    file: 'packages/features/thread/src/use-focal-place.ts',
    from: 'coming.current ? releaseAtRest() : release()',
    to: 'release()',
    proofs: [e2e('thread.spec.ts', 'opens at its post')],
  },
  {
    breaks: 'a text that the member changed is the member’s own',
    file: 'packages/features/composer/src/machine/composer.ts',
    from: '    text,\n    isAiGenerated: false,\n    enhancement: null,',
    to: '    text,\n    enhancement: null,',
    proofs: [features('composer/src/machine')],
  },
  {
    breaks: 'a poll that is taken away leaves the member’s words',
    file: 'packages/features/composer/src/machine/composer.ts',
    from: "text: post.poll.prefills ? '' : post.text }",
    to: "text: '' }",
    proofs: [features('composer/src/machine')],
  },
  {
    breaks: 'a post that cannot be sent cannot be pressed',
    file: 'packages/features/composer/src/machine/composer.ts',
    from: '!isLocked(state) && obstaclesOf(state.post).length === 0',
    to: '!isLocked(state)',
    proofs: [features('composer/src/machine')],
  },
  {
    breaks: 'the assistant’s label goes along with a post',
    file: 'packages/features/composer/src/sending/new-post.ts',
    from: '    ...(isLabelled(post) && { isAiGenerated: true }),\n',
    to: '',
    proofs: [features('composer/src/sending')],
  },
  {
    breaks: 'opening an address drops what lies ahead',
    file: 'packages/features/search/src/browse-history.ts',
    from: '[...entries.slice(0, index + 1), action.url]',
    to: '[...entries, action.url]',
    proofs: [features('search/src')],
  },
  {
    breaks: 'an address nobody knows is titled 404',
    file: 'packages/features/shell/src/screen-title.ts',
    from: 'return name === undefined ? m.notFound() : m[name]()',
    to: 'return name === undefined ? m.home() : m[name]()',
    proofs: [features('shell/src')],
  },
  {
    breaks: 'yesterday is the day before today',
    file: 'packages/features/notifications/src/days.ts',
    from: 'now.getDate() - 1)',
    to: 'now.getDate() - 2)',
    proofs: [features('notifications/src')],
  },
  {
    breaks: 'a filter in an address is found again',
    file: 'packages/features/bookmarks/src/filter-address.ts',
    from: '  ...(order !== undefined && { order }),',
    to: '',
    proofs: [features('bookmarks/src')],
  },
  {
    breaks: 'a page nobody knows answers 404',
    file: 'apps/server/src/pages/serve-pages.ts',
    from: 'return user ? { head: await profileHead(user, language) } : { status: 404 }',
    to: 'return user ? { head: await profileHead(user, language) } : {}',
    proofs: [e2e('profile.spec.ts routes.spec.ts')],
  },
]
