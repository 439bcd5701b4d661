import { dataFaults } from './data.faults.ts'
import { libraryFaults } from './library.faults.ts'
import { operationFaults } from './operation.faults.ts'
import { screenFaults } from './screens.faults.ts'
import { serverFaults } from './server.faults.ts'

/** Every seeded fault. */
export const faults = [...serverFaults, ...operationFaults, ...dataFaults, ...libraryFaults, ...screenFaults]
