/** Whether what was seen of funds can have come from a bank that pays envelopes rightly. Pure, like the verdict it is part of. */
import type { Snapshot } from '../caller.ts';
import type { Finding } from '../files/judge-files.ts';
import type { FundEvidence } from './fund-desk.ts';
import { ASSET } from './fund-plan.ts';

/** Two lines of the report. */
export function judgeFunds(evidence: FundEvidence, closing: Snapshot): readonly Finding[] {
  const { complaints, counts, below, broken, unfinished } = evidence;
  return [
    [
      '13 no budget was passed, and each payment of an envelope was made once',
      [
        ...[...below].map((fund) => `a look saw the fund ${fund} below zero`),
        // Where an envelope is still on its way, it is not known yet what everybody has: the next line says so.
        ...(unfinished !== undefined ? [] : [...differences(evidence, closing), ...broken]),
      ],
    ],
    [
      '14 right envelopes were paid, wrong ones refused',
      [
        ...complaints,
        ...(unfinished !== undefined
          ? [`the desk for envelopes waits, after ${counts.envelopes} of them: ${unfinished}`]
          : []),
      ],
    ],
  ];
}

function differences({ expected }: FundEvidence, { accounts }: Snapshot): string[] {
  const found = new Map<string, bigint>();
  for (const { owner_id: owner, asset, balance } of accounts)
    if (owner !== null && asset === ASSET) found.set(owner, (found.get(owner) ?? 0n) + BigInt(balance));
  return [...expected]
    .filter(([owner, minor]) => (found.get(owner) ?? 0n) !== minor)
    .map(
      ([owner, minor]) =>
        `${owner} has ${found.get(owner) ?? 0n} ${ASSET}; funds and envelopes make it ${minor}`,
    );
}
