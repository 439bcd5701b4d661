/**
 * What the simulation of growth stands on: how people behave, what Skein was measured to need, what a provider asks. Each figure says where
 * it is from; all of them can be set on the command line (`main.ts`), because an operator's place is not everybody's.
 */

/** How members behave, on average, and how unequal they are. */
export type Behaviour = {
  /** Share of all members that come within a month. */
  monthlyActive: number
  /** Share of all members that come on one day. */
  dailyActive: number
  /** Share of all members that have the product open in the busiest minute. */
  online: number
  /** Posts a day of a member, over all members. */
  posts: number
  /** Share of posts with a picture or a video. */
  withMedia: number
  /** Likes, reposts, reactions, votes and follows for each post. */
  answers: number
  /** Lists that a member who comes reads in a day: first pages and further ones. */
  reads: number
  /** Pictures that a member who comes looks at in a day and the browser does not have yet. */
  looks: number
  /** Whom a member follows, on average. */
  follows: number
  /** Exponent of the tail of follower counts: the share of members with more than n followers falls as n to the minus this. */
  tail: number
  /** The busiest minute has so many times the requests of an average one. */
  peak: number
}

/** What Skein needs for each thing, measured. */
export type Needs = {
  /** Processor time of the program and its database for a page of a feed, a post, an answer: ms. */
  feedMs: number
  postMs: number
  answerMs: number
  /** Processor time for writing to one open page: ms. */
  tellMs: number
  /** Open pages that one process holds, and posts that it tells of in one writing to each (packages/domain/src/events). */
  streams: number
  together: number
  /** Memory of an open page's stream: KiB. */
  streamKiB: number
  /** Rows and indexes of a post, an answer, a follow, a member with settings, sessions and notifications: bytes. */
  postBytes: number
  answerBytes: number
  followBytes: number
  memberBytes: number
  /** A picture or video with its copies, as stored, and one of them as sent: KiB. */
  mediaKiB: number
  lookKiB: number
  /** Messages that PostgreSQL's NOTIFY carries in a second before writers wait for each other. */
  notices: number
  /** Rows that one database writes in a second. */
  writes: number
}

/** What a month costs, in euros. */
export type Prices = {
  /** A processor core with 4 GiB of memory. */
  core: number
  /** A GiB of a database's disk; it is there twice, and once more in backups. */
  diskGiB: number
  /** A GiB of pictures in an object store. */
  mediaGiB: number
  /** A GiB sent. */
  sentGiB: number
}

export type Assumptions = { behaviour: Behaviour; needs: Needs; prices: Prices }

/**
 * Behaviour: Bluesky's transparency report of 2025 (41.2 M accounts at its end, 1.41 billion posts in the year, 235 M of them with media)
 * gives posts and their media; the tail is that of follower counts as crawls of Twitter found it (Kwak and others, 2010: exponent 2.3 of the
 * density, so 1.3 of the share above); the rest are our own guesses, and marked as such in docs/scale.md.
 *
 * Needs: `npm run bench` and its `--events`, and the bytes of `npm run bench -- --rows`, on two cores; docs/scale.md has the runs.
 *
 * Prices: round figures between a rented machine in Europe and a large cloud's list.
 */
export const usual: Assumptions = {
  behaviour: {
    monthlyActive: 0.3,
    dailyActive: 0.12,
    online: 0.015,
    posts: 0.11,
    withMedia: 0.17,
    answers: 8,
    reads: 60,
    looks: 120,
    follows: 100,
    tail: 1.3,
    peak: 2.5,
  },
  needs: {
    feedMs: 3.7,
    postMs: 3.7,
    answerMs: 1.7,
    tellMs: 0.04,
    streams: 10_000,
    together: 50,
    streamKiB: 26,
    postBytes: 1100,
    answerBytes: 450,
    followBytes: 354,
    memberBytes: 4000,
    mediaKiB: 600,
    lookKiB: 60,
    notices: 10_000,
    writes: 20_000,
  },
  prices: { core: 12, diskGiB: 0.1, mediaGiB: 0.006, sentGiB: 0.005 },
}
