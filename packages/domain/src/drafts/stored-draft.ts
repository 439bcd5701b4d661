import type { DraftContent } from '@skein/contract'
import { DraftContent as Content } from '@skein/contract/schemas'
import { storedJson } from '../database/stored.ts'

/** A draft as its column holds it. @returns nothing for one that cannot be read */
export const contentIn = (stored: string): DraftContent | undefined => storedJson(Content, stored)
