import { press } from '../../test/at-rest.ts'
import type { Fixtures } from '../../test/conformance.fixture.tsx'
import { of } from '../../test/conformance.fixture.tsx'
import { HeartIcon } from '../icon/index.ts'
import { VideoPager, VideoPagerAction } from './index.ts'

const items = ['Lucía Ferrer', 'Noor Haddad'].map((who) => ({ id: who, src: '', who }))

export const conformance: Fixtures = {
  VideoPager: {
    render: of(VideoPager<(typeof items)[number]>, { items, label: 'Videos', getLabel: ({ who }) => who }),
    // The dots, by design: the finger swipes, and they are the way for who cannot (WCAG 2.5.8 asks for 24).
    finger: 24,
    steps: { 'The next one is asked for': () => press('[aria-label="Next video"]') },
  },
  VideoPagerAction: { render: of(VideoPagerAction, { icon: <HeartIcon size={24} />, children: 'Like' }) },
}
