// `npm run test:full`, for nights and releases: `npm test` with the large matrices, a round of the stories in which every movement is held at
// its start, and five rounds of what runs in a browser on a machine that is kept busy.
process.env.FULL = '1'
await import('./test.mjs')
