/**
 * Loaded before the server (`--import`): its clock starts at `SHIFTED_CLOCK` (ISO 8601) and runs on from there, so that the demo set, which
 * is made for the day of the start, is the same on every day.
 */
const start = Date.parse(process.env.SHIFTED_CLOCK ?? '')
if (Number.isNaN(start)) throw new Error('SHIFTED_CLOCK names no moment.')
const realNow = Date.now.bind(Date)
const shift = start - realNow()
Date.now = () => realNow() + shift
