import { of, type Fixtures } from '../../test/conformance.fixture.tsx'
import { Skeleton, SkeletonRegion } from './index.ts'

export const conformance: Fixtures = {
  Skeleton: { render: of(Skeleton, { width: 120 }) },
  SkeletonRegion: { render: of(SkeletonRegion, { label: 'Loading posts', busy: true, children: <Skeleton /> }) },
}
