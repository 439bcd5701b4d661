import { dataFaults } from './data.faults.ts'
import { libraryFaults } from './library.faults.ts'
import { screenFaults } from './screens.faults.ts'
import { serverFaults } from './server.faults.ts'

/** Every seeded fault. */
export const faults = [...serverFaults, ...dataFaults, ...libraryFaults, ...screenFaults]
