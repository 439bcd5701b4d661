/** Types are checked by a test of their own. */
export default { typescript: { ignoreBuildErrors: true }, devIndicators: false }
