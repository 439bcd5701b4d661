// Skein runs TypeScript without a build step and hashes passwords with Node's own argon2: both need Node 24.7.
// The lock file brings Node 24 for Linux, Windows and Intel Macs; elsewhere the system's Node has to be new enough.
const needed = [24, 7]

/** Ends the process with one sentence when the running Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  console.error(
    `Skein needs Node ${needed.join('.')} or newer; this is ${process.versions.node}. Install it and run the command again.`,
  )
  process.exit(1)
}
