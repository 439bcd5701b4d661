import { postImageTypes, postVideoTypes } from '@skein/contract/post-media'

/** What the file choosers offer. */
export const acceptImages = postImageTypes.join(',')
export const acceptVideo = postVideoTypes.join(',')
