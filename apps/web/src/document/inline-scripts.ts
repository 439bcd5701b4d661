/**
 * The fixed inline texts of the first HTML. Their hashes stand in `inline-hashes.json` for the Content Security Policy, so
 * nothing here may depend on a request.
 */
import { feedPlacePrefix, returning } from '@skein/data'
import { themeScript } from '@skein/design-system'

/**
 * The order of cascade layers, the design system's own included, before any rule. `properties` is Tailwind's: starting values of its
 * variables for browsers that cannot register them, the weakest there are.
 */
export const layerOrder = '@layer properties, theme, base, ds, utilities;@layer ds.reset, ds.tokens, ds.components;'

/**
 * Which strings may become scripts (Trusted Types): addresses of the build's own files and of the service worker, and the
 * workers that the recorder starts from memory. No string becomes HTML or script text anywhere in the product. First of all scripts: a
 * policy that comes after a use is none. What it returns nothing for is refused and reported.
 */
export const trustedTypesInline = [
  '(function(t){if(!t)return;',
  "t.createPolicy('default',{createScriptURL:function(a){",
  'var u=new URL(a,location.href);',
  "if(u.protocol==='blob:'||u.origin===location.origin&&/^\\/(assets\\/|service-worker\\.js$)/.test(u.pathname))return a}})",
  '})(self.trustedTypes)',
].join('')

/** Sets the theme before the first paint. */
export const themeInline = themeScript()

/**
 * Says that a reload comes back to a stored place in the feed: the beginning of the feed, which the HTML has, is not what the reader had before
 * them (app.css).
 */
export const returningInline = [
  '(function(){try{',
  `for(var k in sessionStorage)if(k.indexOf(${JSON.stringify(feedPlacePrefix)})===0)document.documentElement.dataset.${returning}=''`,
  '}catch(e){}})()',
].join('')

/**
 * Where a script or a style sheet of the first HTML could not be fetched: again, as soon as there is a network. The server's HTML stands
 * meanwhile. It is here and not in the app, because it is the app's own code that may be missing; a style sheet that code asks for later is
 * fetched again by it too, for nothing else would. A module that failed stays failed for the life of a document in Chromium, so a script
 * means a reload; one that follows a reload waits longer.
 */
export const fetchAgainInline = [
  '(function(d){',
  "addEventListener('error',function(e){var f=e.target,isScript=f.tagName==='SCRIPT';",
  "if(!isScript&&(f.tagName!=='LINK'||f.rel!=='stylesheet'))return;",
  "var n=performance.getEntriesByType('navigation')[0];",
  "var timer=setTimeout(again,n&&n.type==='reload'?1e4:2e3);",
  "addEventListener('online',again);",
  'function again(){if(!navigator.onLine)return;',
  "clearTimeout(timer);removeEventListener('online',again);",
  'if(isScript)location.reload();else f.replaceWith(f.cloneNode())}},true)})(document)',
].join('')

/** What carries an element's own style (a ratio, a height) in the first HTML. */
export const carriedStyle = 'data-style'

/**
 * Gives elements the styles that the first HTML carries for them, as they come and before they are painted: on a slow network the browser paints the
 * beginning of a document whose end is still on its way. The policy forbids style attributes, which anybody's HTML could have, and
 * not what a script of ours sets.
 */
export const carriedStylesInline = [
  '(function(d){',
  `function give(){for(const e of d.querySelectorAll('[${carriedStyle}]'))`,
  `e.style.cssText=e.getAttribute('${carriedStyle}'),e.removeAttribute('${carriedStyle}')}`,
  'var o=new MutationObserver(give);o.observe(d,{childList:true,subtree:true});',
  "addEventListener('DOMContentLoaded',function(){give();o.disconnect()})})(document)",
].join('')

/** All of them, and the one style: each needs a hash. */
export const inlineScripts = [
  trustedTypesInline,
  themeInline,
  fetchAgainInline,
  returningInline,
  carriedStylesInline,
  layerOrder,
]
