/**
 * The fixed inline texts of the first HTML. Their hashes stand in `inline-hashes.json` for the Content Security Policy, so
 * nothing here may depend on a request.
 */
import { feedChoiceKey, feedPlacePrefix, firstPageAddress } from '@skein/data'
import { themeScript } from '@skein/design-system'

/**
 * The order of cascade layers, the design system's own included, before any rule. `properties` is Tailwind's: starting values of its
 * variables for browsers that cannot register them, the weakest there are.
 */
export const layerOrder = '@layer properties, theme, base, ds, utilities;@layer ds.reset, ds.tokens, ds.components;'

/** Sets the theme before the first paint. */
export const themeInline = themeScript()

/**
 * Asks for the first page of the member's feed while the app's code is still on its way (measured: the feed is ready at 0.76 of
 * the time). Not where a reload comes back to a stored place: the feed is there already.
 */
export const earlyFeedInline = [
  '(function(){',
  `var p=${JSON.stringify(firstPageAddress('everyone'))};`,
  'try{',
  `for(var k in sessionStorage)if(k.indexOf(${JSON.stringify(feedPlacePrefix)})===0)return;`,
  `if(localStorage.getItem(${JSON.stringify(feedChoiceKey)})==='following')p=${JSON.stringify(firstPageAddress('following'))}`,
  '}catch(e){}',
  "var r=fetch(p,{credentials:'include'});r.catch(function(){});(window.__early={})[p]=r})()",
].join('')

/**
 * Holds a form with `method=post` (sign-in, registration) that is sent before its own code is there, so that the browser does not send
 * it the old way and lose it. A form says by a bubbling `form-ready` event that it can be sent; one that was held is sent then.
 */
export const heldFormInline = [
  '(function(d){var held,ready=new WeakSet;',
  "d.addEventListener('submit',function(e){var f=e.target;",
  "if(f.method==='post'&&!ready.has(f)){e.preventDefault();e.stopImmediatePropagation();held=f}},true);",
  "d.addEventListener('form-ready',function(e){var f=e.target;ready.add(f);",
  'if(held===f){held=null;f.requestSubmit()}})})(document)',
].join('')

/**
 * Fetches a script or a style sheet again that could not be fetched: as soon as the network is back, else after a pause that doubles. The
 * server's HTML stands meanwhile. It is here and not in the app, because it is the app's own code that may be missing; a style sheet that
 * code asks for later is fetched again by it too, for nothing else would.
 */
export const fetchAgainInline = [
  '(function(d){var failures=0;',
  "addEventListener('error',function(e){var f=e.target,isScript=f.tagName==='SCRIPT';",
  "if(!isScript&&(f.tagName!=='LINK'||f.rel!=='stylesheet'))return;",
  'var timer=setTimeout(again,Math.min(6e4,2e3*Math.pow(2,failures++)));',
  "addEventListener('online',again);",
  "function again(){clearTimeout(timer);removeEventListener('online',again);",
  // A copy of a script that was begun once is not begun again.
  "var n=isScript?d.createElement('script'):f.cloneNode();",
  'if(isScript){n.type=f.type;n.crossOrigin=f.crossOrigin;n.src=f.src}',
  'f.replaceWith(n)}},true)})(document)',
].join('')

/** Every text that needs a hash: scripts and the one style. */
export const inlineTexts = [themeInline, fetchAgainInline, heldFormInline, earlyFeedInline, layerOrder]
