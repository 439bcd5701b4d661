const files = {
  primitives: import.meta.glob<string>('../../../../packages/design-system/spoken/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  screens: import.meta.glob<string>('../../spoken/*.md', { query: '?raw', import: 'default', eager: true }),
}

/** What the virtual screen reader says, file by file, as it stands in the repository. */
export function SpokenFiles({ of }: { of: 'primitives' | 'screens' }) {
  return Object.entries(files[of]).map(([path, text]) => (
    <details key={path}>
      <summary>{path.replace(/^.*\/|\.md$/g, '')}</summary>
      {/* Wide lines wrap: what scrolls would have to be a stop for the keyboard. */}
      <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
    </details>
  ))
}
