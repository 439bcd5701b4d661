import { storedMoment } from '@skein/domain/database/stored'

/** A time that is none is the first there is: an archive is better with it than not at all. */
export const moment = (time: number) => storedMoment(time) ?? new Date(0).toISOString()

/** The same of one that need not be there. */
export const momentOrNull = (time: number | null) => (time === null ? null : moment(time))
