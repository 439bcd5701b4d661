/**
 * The fonts that a browser under test sees: those of packages in the lock file, and none of the machine's. A page then looks the
 * same whether the system has no font or two hundred. It is how fontconfig chooses among files; a browser that asks another
 * system for its fonts (macOS, Windows) is not touched by it.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = (name: string) => dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))

/** Where the files lie. The browser reads TrueType here, not WOFF2. DejaVu has Latin, Greek, Cyrillic, Arabic, Hebrew and most signs. */
const folders = [
  ['dejavu-fonts-ttf', 'ttf'],
  ['@expo-google-fonts/noto-sans-devanagari', '400Regular'],
  ['@expo-google-fonts/noto-sans-devanagari', '700Bold'],
  ['@expo-google-fonts/biz-udpgothic', '400Regular'],
  ['@expo-google-fonts/biz-udpgothic', '700Bold'],
] as const

const script = ['Noto Sans Devanagari', 'BIZ UDPGothic'] as const

/** What a page gets where it names a kind and no face, in the order in which the faces are asked for a letter. */
const families = {
  'sans-serif': ['DejaVu Sans', ...script],
  'system-ui': ['DejaVu Sans', ...script],
  serif: ['DejaVu Serif', 'DejaVu Sans', ...script],
  monospace: ['DejaVu Sans Mono', 'DejaVu Sans', ...script],
}

const alias = ([kind, faces]: [kind: string, faces: string[]]) =>
  `  <alias binding="same"><family>${kind}</family><prefer>${faces.map((face) => `<family>${face}</family>`).join('')}</prefer></alias>`

/** The configuration in fontconfig's own words. What names no face that is there is looked for among the sans-serif ones. */
const configuration = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map(([name, folder]) => `  <dir>${join(packageFolder(name), folder)}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>sans-serif</string></edit></match>
${Object.entries(families).map(alias).join('\n')}
  <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="rgba" mode="assign"><const>none</const></edit></match>
</fontconfig>
`

/**
 * Writes the configuration and names it to every browser that this process starts from now on.
 * @returns the file's path
 */
export function showProjectFonts(): string {
  const cache = fileURLToPath(new URL('../../node_modules/.cache/fonts', import.meta.url))
  const file = join(cache, 'fonts.conf')
  mkdirSync(cache, { recursive: true })
  // Another run may be reading it.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, configuration(cache))
  renameSync(partial, file)
  process.env['FONTCONFIG_FILE'] = file
  return file
}
