import { version } from 'react-dom'
import type { Plugin } from 'vite'

/** What the lists below were read from. Another version is read again: a list that is wrong would break what is on the screen. */
const known = '19.3.1'

/**
 * Functions that act on what Skein does not use, and on a page without it walk the tree for nothing: without a body they do the same at
 * once. Of `<ViewTransition>` (fibers of tag 30), and of refs on fragments.
 */
const idle = [
  'addFragmentHandleToFiber',
  'addFragmentHandleToInstance',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'createViewTransitionInstance',
  'deleteChildFromFragmentInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'pushViewTransitionCancelableScope',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]

/**
 * Functions that are reached only by what Skein does not use; should one be reached after all, it says so. Of `useActionState`,
 * `<SuspenseList>`, `<Activity>`, elements that React puts into the head, custom elements, and the preloading calls of `react-dom`.
 */
const unreached = [
  'acquireResource',
  'adoptPreloadPropsForScript',
  'adoptPreloadPropsForStylesheet',
  'createHoistableInstance',
  'dispatchActionState',
  'getHydratableHoistableCache',
  'insertStylesheet',
  'insertStylesheetIntoRoot',
  'insertSuspendedStylesheets',
  'mountActionState',
  'mountHoistable',
  'preconnect',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadResource',
  'preloadStylesheet',
  'rerenderActionState',
  'runActionStateAction',
  'setPropOnCustomElement',
  'stylesheetPropsFromRawProps',
  'suspendResource',
  'updateActionState',
  'updateActionStateImpl',
  'updateActivityComponent',
  'updateSuspenseListComponent',
]

/** How any of it is called in a source. */
const uses =
  /\bViewTransition\b|<Fragment[^>]*\sref=|\buse(?:Action|Form)State\b|\bSuspenseList\b|<Activity[\s>]|\bcustomElements\.define\b|\sprecedence=|\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\b[^;]*from ['"]react-dom['"]/

/** Methods of what a `ref` on a `<Fragment>` gives, and of a view transition's pseudo-elements: how many there are. */
const methods = { FragmentInstance: 12, ViewTransitionPseudoElement: 3 }

const client = /react-dom\/cjs\/react-dom-client\.production\.js$/
const react = /node_modules\/(?:react|react-dom|scheduler)\//

/**
 * Leaves out of the bundle what Skein does not use of React (8 KiB). The build fails when React is another version than the one that was
 * read, when something is not where it was, or when a source uses any of it.
 */
export function withoutUnusedReact(): Plugin {
  return {
    name: 'skein-without-unused-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!react.test(id) && /\.[jt]sx?$/.test(id) && uses.test(code)) {
        this.error(`${id} uses a part of React that build/react-dom-plugin.ts leaves out.`)
      }
      if (!client.test(id)) return undefined
      if (version !== known) this.error(`React is ${version}: read its parts again for build/react-dom-plugin.ts.`)
      let rest = code
      const cut = (pattern: RegExp, count: number, instead: string) => {
        const found = rest.match(pattern)?.length ?? 0
        if (found !== count) this.error(`React DOM has ${found} instead of ${count} of ${pattern.source}.`)
        rest = rest.replace(pattern, instead)
      }
      const body = (name: string, instead: string) =>
        cut(new RegExp(`^function ${name}\\([\\s\\S]*?^\\}$`, 'gm'), 1, `function ${name}() {${instead}}`)
      for (const name of idle) body(name, '')
      for (const name of unreached) body(name, 'leftOut()')
      // Stacks of components name them; where each stands in its file is for development.
      body('describeNativeComponentFrame', 'return describeBuiltInComponentFrame(arguments[0]?.name ?? "")')
      rest += '\nfunction leftOut() { throw Error("This part of React is left out by build/react-dom-plugin.ts.") }'
      for (const [name, count] of Object.entries(methods)) {
        cut(new RegExp(`^${name}\\.prototype\\.\\w+ = function[\\s\\S]*?^\\};$`, 'gm'), count, '')
      }
      return { code: rest, map: null }
    },
  }
}
