import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size

/**
 * Deals the files of a run that is split (`--shard=1/2`) so that its parts take about as long: by size, the largest first, each to
 * the part that has least so far. The runner itself deals them by name.
 */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const parts = Array.from({ length: count }, () => ({ size: 0, files: new Array<TestSpecification>() }))
    for (const file of files.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.moduleId.localeCompare(b.moduleId))) {
      const least = parts.reduce((a, b) => (b.size < a.size ? b : a))
      least.size += sizeOf(file)
      least.files.push(file)
    }
    return parts[index - 1]?.files ?? []
  }
}
