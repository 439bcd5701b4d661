import { createContext, type ReactNode } from 'react'
import type { PublicUser } from '@skein/contract'

/** Draws the picture of a member at the head of their profile, with this class. */
export type DrawPicture = (user: PublicUser, className: string) => ReactNode

/** Whoever puts the screens together may draw more than the picture; without that it is the picture alone. */
export const PictureContext = createContext<DrawPicture | undefined>(undefined)
