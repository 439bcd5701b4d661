import { DummyDriver, Kysely } from 'kysely'
import type { CompiledQuery, DatabaseIntrospector, DialectAdapter, QueryCompiler, RawBuilder } from 'kysely'

type Parts = {
  adapter: () => DialectAdapter
  compiler: () => QueryCompiler
  introspector: (kysely: Kysely<unknown>) => DatabaseIntrospector
}

/** Makes what writes a fragment as an engine's statement; nothing is run by it. */
export function compilerOf({
  adapter,
  compiler,
  introspector,
}: Parts): (fragment: RawBuilder<unknown>) => CompiledQuery {
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: adapter,
      createDriver: () => new DummyDriver(),
      createIntrospector: introspector,
      createQueryCompiler: compiler,
    },
  })
  return (fragment) => fragment.compile(kysely)
}
