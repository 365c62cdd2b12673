/** Whether what was seen of sales can have come from a right bank. Pure, like the verdict it is part of. */
import type { Snapshot } from '../caller.ts';
import type { Finding } from '../files/judge-files.ts';
import type { SaleEvidence } from './sale-evidence.ts';
import { ASSET } from './sale-people.ts';

/** Three lines of the report. */
export function judgeSales(evidence: SaleEvidence, closing: Snapshot): readonly Finding[] {
  const { complaints, counts, unfinished } = evidence;
  const isUnfinished = unfinished !== undefined;
  return [
    [
      '17 every sale was charged once or not at all, and what was paid elsewhere is no more and no less than what counts here',
      chargedOnce(evidence),
    ],
    [
      '18 merchants and customers have what sales, fees and refunds make it, and no rail owes anything',
      [
        ...evidence.givenTwice,
        ...(isUnfinished ? [] : [...differences(evidence, closing), ...clearing(evidence, closing)]),
      ],
    ],
    [
      '19 payments that were over took nothing more, and each had its answer',
      [
        ...complaints,
        ...(isUnfinished ? [`the desk for sales waits, after ${counts.sales} sales: ${unfinished}`] : []),
      ],
    ],
  ];
}

function chargedOnce({ elsewhere, books }: SaleEvidence): string[] {
  const told = new Map<string, number>();
  for (const reference of books.paid) told.set(reference, (told.get(reference) ?? 0) + 1);
  return [
    ...[...told]
      .filter(([, times]) => times > 1)
      .map(([reference, times]) => `the wallet elsewhere was told ${times} times to pay ${reference}`),
    ...elsewhere.flatMap(({ id, minor, isPaid }) => {
      const received = books.incoming
        .filter(({ reference }) => reference.startsWith(`${id}:`))
        .reduce((sum, each) => sum + each.received, 0n);
      const expected = isPaid ? minor : 0n;
      return received === expected ? [] : [`${received} came for ${id}, which counts as ${expected}`];
    }),
  ];
}

function differences({ expected }: SaleEvidence, { accounts }: Snapshot): string[] {
  return [...expected].flatMap(([owner, minor]) => {
    const own = accounts.filter((each) => each.owner_id === owner && each.asset === ASSET);
    const found = own.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
    const held = own.reduce((sum, each) => sum + BigInt(each.held), 0n);
    return [
      ...(found === minor ? [] : [`${owner} has ${found} ${ASSET}; sales make it ${minor}`]),
      ...(held === 0n ? [] : [`${held} ${ASSET} of ${owner} are set aside for no sale`]),
    ];
  });
}

/** As the ledger calls what the rail owes. */
export const CLEARING = 'payments_open_payments';

/** At zero once the rail has settled. Where something was paid over it there is such an account. */
function clearing({ elsewhere }: SaleEvidence, { accounts }: Snapshot): string[] {
  const owed = accounts.filter(({ purpose, asset }) => purpose === CLEARING && asset === ASSET);
  const isMissing = owed.length === 0 && elsewhere.some(({ isPaid }) => isPaid);
  return [
    ...(isMissing ? ['no account says what the rail of other wallets owes'] : []),
    ...owed
      .filter(({ balance }) => balance !== '0')
      .map(({ balance }) => `the rail of other wallets stands at ${balance} ${ASSET} once it has settled`),
  ];
}
