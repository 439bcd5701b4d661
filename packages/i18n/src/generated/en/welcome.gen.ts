// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { WelcomeMessages } from '../types.gen.ts'

const messages: WelcomeMessages = {
  title: () => 'Welcome to Skein',
  step: (a) => `Step ${a.step} of ${a.of}`,
  putAway: () => 'Put the welcome away',
  later: () => 'Not now',
  goOn: () => 'Go on',
  saveAndGoOn: () => 'Save and go on',
  done: () => 'Done',
  notKept: () => 'That could not be saved. The welcome may come back.',
  aboutYou: () => 'About you',
  aboutText: () => 'A face and a line help people to know who is there. You can change both at any time.',
  bio: () => 'A line about you',
  bioHint: () => 'What do you make, like or wonder about?',
  peopleText: () => 'Follow a few people, and home fills with what they write.',
  followAll: () => 'Follow all',
  followed: (a) => `${a.count} of ${a.of} followed`,
  tagsText: () => 'What people are talking about now. Open a tag and join in.',
  tags: () => 'Tags to start with',
}
export default messages
