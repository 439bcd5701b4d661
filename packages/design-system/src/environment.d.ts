/** Bundlers replace it: what only helps while developing is left out of a production build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }
