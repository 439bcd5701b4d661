/**
 * The one scale of sizes that all controls share, so that those beside one another stand as high: `xs` 28 px (a row's own actions), `sm`
 * 36 (beside text), `md` 44 (forms, and all that a finger presses), `lg` 48 (a form that is the page). A segmented control, a track with
 * its thumb inside, is 4 px lower. The heights are the tokens `control`; a theme of another density (`createTheme`) has others.
 */
export type ControlSize = 'xs' | 'sm' | 'md' | 'lg'
