export const roles = [
  { value: 'owner', label: 'Owner', description: 'Pays, and may do everything' },
  { value: 'editor', label: 'Editor', description: 'Writes and publishes' },
  { value: 'reader', label: 'Reader', description: 'Reads and comments' },
] as const

export const statuses = [
  { value: 'active', label: 'Active', tone: 'success' },
  { value: 'invited', label: 'Invited', tone: 'accent' },
  { value: 'suspended', label: 'Suspended', tone: 'warning' },
] as const

export type Role = (typeof roles)[number]['value']
export type Status = (typeof statuses)[number]['value']

export type Member = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly status: Status
  /** The day that they joined, ISO 8601. */
  readonly joined: string
  readonly posts: number
}

/** How a role or a status is written. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

const names = [
  'Noor Haddad',
  'Tomas Baker',
  'Ines Marques',
  'Amara Okafor',
  'Jun Watanabe',
  'Maren Holt',
  'Luca Ferri',
  'Saoirse Byrne',
  'Hana Kovács',
  'Diego Ramos',
  'Yara Nasser',
  'Oskar Lind',
  'Priya Raman',
  'Chloé Martin',
  'Emeka Eze',
  'Sofia Duarte',
  'Mikkel Juhl',
  'Aiko Mori',
]

/** Everybody who is there at first. */
export const firstMembers: readonly Member[] = names.map((name, index) => ({
  id: `m${index}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replaceAll(/\W/g, '')}@orchard.example`,
  role: index === 0 ? 'owner' : index % 3 === 1 ? 'editor' : 'reader',
  status: index % 7 === 5 ? 'invited' : index % 9 === 8 ? 'suspended' : 'active',
  joined: `2026-${String(1 + ((index * 5) % 11)).padStart(2, '0')}-${String(2 + ((index * 7) % 26)).padStart(2, '0')}`,
  posts: (index * 37) % 118,
}))
