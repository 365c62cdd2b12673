import type { Work } from '@egcr/server-kit/work';

import {
  insertBusiness,
  insertDirector,
  insertFiling,
  insertHolding,
  insertShareClass,
} from '../business-store.ts';
import { holdName } from '../name-store.ts';
import { CAPITAL_ASSET } from './enter-shares.ts';

type SampleName = 'Lighthouse Sample Holding' | 'Anchor Sample Trading' | 'Rope Sample Works';

interface SampleHolding {
  readonly holder: SampleName | 'Ada Sample' | 'Ben Sample' | 'Cora Sample' | 'Dilan Sample';
  readonly className?: 'second';
  readonly shares: number;
}

interface SampleOwned {
  readonly town: string;
  readonly director: string;
  readonly holdings: readonly SampleHolding[];
}

const births: Readonly<Record<string, string>> = {
  'Ada Sample': '1980-01-01',
  'Ben Sample': '1975-09-12',
  'Cora Sample': '1991-03-30',
  'Dilan Sample': '1968-11-05',
};

/** Invented businesses that own each other: a chain, a loop, and a class of shares with more votes. */
const group: Readonly<Record<SampleName, SampleOwned>> = {
  'Lighthouse Sample Holding': {
    town: 'Trieste',
    director: 'Ada Sample',
    holdings: [
      { holder: 'Ada Sample', shares: 550 },
      { holder: 'Ben Sample', shares: 450 },
    ],
  },
  'Anchor Sample Trading': {
    town: 'Genova',
    director: 'Cora Sample',
    holdings: [
      { holder: 'Lighthouse Sample Holding', shares: 500 },
      { holder: 'Rope Sample Works', shares: 300 },
      { holder: 'Cora Sample', shares: 100 },
      { holder: 'Cora Sample', className: 'second', shares: 100 },
    ],
  },
  'Rope Sample Works': {
    town: 'Livorno',
    director: 'Dilan Sample',
    holdings: [
      { holder: 'Anchor Sample Trading', shares: 400 },
      { holder: 'Dilan Sample', shares: 600 },
    ],
  },
};
const VOTES = { ordinary: 1, second: 10 } as const;

/** Enters the sample group: first all businesses, then who holds them. */
export async function keepSampleGroup(work: Work): Promise<void> {
  const ids = new Map<string, string>();
  for (const [name, { town, director }] of Object.entries(group)) {
    const id = work.newId();
    ids.set(name, id);
    await holdName(work, { name, jurisdiction: 'IT', holderId: id });
    await insertBusiness(work, {
      id,
      name,
      town,
      caseId: null,
      organisationId: null,
      type: 'private_company',
      jurisdiction: 'IT',
      street: '2 Example Quay',
      postcode: '',
      activities: ['H'],
      isSample: true,
    });
    const born = births[director] ?? '';
    await insertDirector(work, { id: work.newId(), businessId: id, userId: null, name: director, born });
    await insertFiling(work, { id: work.newId(), businessId: id, kind: 'registered', madeBy: null });
  }
  for (const [name, { holdings }] of Object.entries(group)) {
    const businessId = ids.get(name) ?? '';
    for (const [className, shares] of Map.groupBy(holdings, (each) => each.className ?? 'ordinary')) {
      const issued = shares.reduce((sum, each) => sum + each.shares, 0);
      const votesPerShare = VOTES[className];
      await insertShareClass(work, {
        businessId,
        className,
        issued,
        votesPerShare,
        nominalMinor: '100',
        asset: CAPITAL_ASSET,
      });
      for (const { holder, shares: held } of shares) {
        const holderBusinessId = ids.get(holder);
        await insertHolding(work, {
          id: work.newId(),
          businessId,
          className,
          name: holder,
          shares: held,
          ...(holderBusinessId === undefined
            ? { kind: 'person', bornMonth: births[holder]?.slice(0, 7) }
            : { kind: 'business', holderBusinessId }),
        });
      }
    }
  }
}
