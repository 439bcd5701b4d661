/** What each library costs on the wire: Brotli of the minified imports, React external. */
import { brotliCompressSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const six = 'Button, Dialog, Tooltip, Tabs, Switch, Select'

/** What is imported, by library; `six` is Button, Dialog, Tooltip, Tabs, Switch and Select. */
const sources = {
  skein: {
    css: '../../../dist/styles.css',
    button: `export { Button } from '../../../dist/button/index.js'`,
    tooltip: `export { Tooltip } from '../../../dist/tooltip/index.js'`,
    six: ['button', 'dialog', 'tooltip', 'tabs', 'switch', 'select']
      .map((folder, i) => `export { ${six.split(', ')[i]} } from '../../../dist/${folder}/index.js'`)
      .join('\n'),
  },
  'base-ui': {
    button: `export { Button } from '@base-ui/react/button'`,
    tooltip: `export { Tooltip } from '@base-ui/react/tooltip'`,
    six: `export { ${six} } from '@base-ui/react'`,
  },
  'radix-themes': {
    css: '@radix-ui/themes/styles.css',
    button: `export { Button, Theme } from '@radix-ui/themes'`,
    tooltip: `export { Tooltip, Theme } from '@radix-ui/themes'`,
    six: `export { ${six}, Theme } from '@radix-ui/themes'`,
  },
  mantine: {
    css: '@mantine/core/styles.css',
    button: `export { Button, MantineProvider } from '@mantine/core'`,
    tooltip: `export { Tooltip, MantineProvider } from '@mantine/core'`,
    six: `export { Button, Modal, Tooltip, Tabs, Switch, Select, MantineProvider } from '@mantine/core'`,
  },
  mui: {
    button: `export { Button, ThemeProvider, createTheme } from '@mui/material'`,
    tooltip: `export { Tooltip, ThemeProvider, createTheme } from '@mui/material'`,
    six: `export { ${six}, ThemeProvider, createTheme } from '@mui/material'`,
  },
  chakra: {
    button: `export { Button, ChakraProvider, defaultSystem } from '@chakra-ui/react'`,
    tooltip: `export { Tooltip, ChakraProvider, defaultSystem } from '@chakra-ui/react'`,
    six: `export { ${six}, ChakraProvider, defaultSystem } from '@chakra-ui/react'`,
  },
}

/** What a table is made of that sorts, and draws what is near; selection and keys come with two of them. */
const tables = {
  skein: `export { Table } from '../../../dist/table/index.js'`,
  tanstack: `export { createSortedRowModel, rowSortingFeature, sortFn_alphanumeric, sortFn_text, tableFeatures, useTable } from '@tanstack/react-table'
export { useVirtualizer } from '@tanstack/react-virtual'`,
  'react-aria': `export { Cell, Checkbox, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components'`,
}

/** The tables that are measured, by library. */
export const tableNames = Object.keys(tables)

const kib = (text) => brotliCompressSync(Buffer.from(text)).length / 1024

async function measure(root, cache, source) {
  const file = join(cache, 'bytes-entry.js')
  writeFileSync(file, source)
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        external: (id) => /^react(-dom)?(\/|$)/.test(id),
      },
    },
  })
  const output = [built].flat().flatMap((part) => part.output)
  return {
    js: output
      .filter(({ type, isDynamicEntry }) => type === 'chunk' && !isDynamicEntry)
      .reduce((sum, { code }) => sum + kib(code), 0),
    css: output.filter(({ fileName }) => fileName.endsWith('.css')).reduce((sum, { source }) => sum + kib(source), 0),
  }
}

/** KiB of JavaScript for a Button, a Tooltip and the six, and of the CSS that their guides say to import. */
export async function measureBytes(root, cache) {
  const rows = {}
  for (const [library, { css, ...entries }] of Object.entries(sources)) {
    rows[library] = { css: css ? (await measure(root, cache, `import '${css}'`)).css : 0 }
    for (const [name, source] of Object.entries(entries)) rows[library][name] = (await measure(root, cache, source)).js
  }
  return rows
}

/** KiB of JavaScript for a table, by library. */
export async function measureTableBytes(root, cache) {
  const rows = {}
  for (const [library, source] of Object.entries(tables)) rows[library] = (await measure(root, cache, source)).js
  return rows
}
