import type { Work } from '@egcr/server-kit/work';

import { insertHolding, insertShareClass, type NewHolding } from '../business-store.ts';
import type { EntryDetails } from '../store.ts';
import { idsOfNumbers } from './owners-store.ts';

/** In which the nominal value of shares is said. */
export const CAPITAL_ASSET = 'USD';
/** Of each share of the first class. */
const ONE_VOTE = 1;

interface Entered {
  readonly details: EntryDetails;
  /** The applicant. */
  readonly owner: { readonly userId: string; readonly name: string };
}

type Holder = Omit<NewHolding, 'id' | 'businessId' | 'className' | 'shares'>;
/** How many of each class. */
interface Held {
  readonly held: readonly number[];
  readonly holder: Holder;
}

/** Enters the classes of shares of a business, and who holds how many of each. */
export async function enterShares(
  work: Work,
  businessId: string,
  { details, owner }: Entered,
): Promise<void> {
  const { second, holders } = details;
  const classes = [
    {
      className: 'ordinary',
      issued: details.shares,
      nominalMinor: details.nominalMinor,
      votesPerShare: ONE_VOTE,
    },
    ...(second === null
      ? []
      : [
          {
            className: 'second',
            issued: second.shares,
            nominalMinor: second.nominalMinor,
            votesPerShare: second.votes,
          },
        ]),
  ];
  for (const each of classes) await insertShareClass(work, { ...each, businessId, asset: CAPITAL_ASSET });
  const ids = await idsOfNumbers(
    work.db,
    holders.flatMap(({ number }) => number ?? []),
  );
  const all = [
    {
      held: [details.ownShares, second?.ownShares ?? 0],
      holder: { ...owner, kind: 'person', bornMonth: details.born.slice(0, 7) },
    },
    ...holders.map(({ name, kind, shares, second: others, born, number }) => ({
      held: [shares, others],
      holder: {
        name,
        kind,
        bornMonth: born?.slice(0, 7),
        holderBusinessId: number === null ? undefined : ids.get(number),
      },
    })),
  ] satisfies readonly Held[];
  for (const { held, holder } of all)
    for (const [at, { className }] of classes.entries()) {
      const shares = held[at] ?? 0;
      if (shares > 0)
        await insertHolding(work, { ...holder, id: work.newId(), businessId, className, shares });
    }
}
