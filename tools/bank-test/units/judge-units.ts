/** Whether what was seen of fund units can have come from a right bank. Pure, like the verdict it is part of. */
import type { Snapshot } from '../caller.ts';
import type { Finding } from '../files/judge-files.ts';
import type { UnitEvidence } from './unit-desk.ts';
import { ASSET } from './unit-plan.ts';

/** Two lines of the report. */
export function judgeUnits(evidence: UnitEvidence, closing: Snapshot): readonly Finding[] {
  const { complaints, counts, isUnfinished } = evidence;
  return [
    [
      '15 units were bought and given back once each, for the money that the next price makes of them',
      isUnfinished ? [] : differences(evidence, closing),
    ],
    [
      '16 every order got the first price after it, and wrong ones were refused',
      [...complaints, ...(isUnfinished ? [`the desk for units waits, after ${counts.prices} prices`] : [])],
    ],
  ];
}

function differences({ expected }: UnitEvidence, { accounts }: Snapshot): string[] {
  return [...expected].flatMap(([owner, minor]) => {
    const own = accounts.filter((each) => each.owner_id === owner && each.asset === ASSET);
    const found = own.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
    const held = own.reduce((sum, each) => sum + BigInt(each.held), 0n);
    return [
      ...(found === minor ? [] : [`${owner} has ${found} ${ASSET}; their orders make it ${minor}`]),
      ...(held === 0n ? [] : [`${held} ${ASSET} of ${owner} are set aside for no order`]),
    ];
  });
}
