/** What the file choosers offer. HEIC is offered because some browsers can open it. */
export const acceptImages = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif'
export const acceptVideo = 'video/mp4,video/webm,video/quicktime'
