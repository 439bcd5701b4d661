/** A phone on its side: the dock stands beside the picture. */
export const lying = '(max-height: 30rem) and (orientation: landscape)'
