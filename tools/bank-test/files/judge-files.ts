/** Whether what was seen of the bank's files can have come from a house that books them rightly. Pure, like the verdict it is part of. */
import type { Snapshot } from '../caller.ts';
import { ASSET } from './entry-kinds.ts';
import type { DeskEvidence } from './desk.ts';

export type Finding = readonly [string, readonly string[]];

/** Two lines of the report. */
export function judgeFiles(evidence: DeskEvidence, closing: Snapshot): readonly Finding[] {
  const { bank, people, complaints, counts, isUnfinished } = evidence;
  return [
    [
      '11 every entry of the bank counted once, as it says, and whole files at a time',
      // Where the last day had no end, nobody knows what it must have changed: the next line says so.
      isUnfinished
        ? neverHalf(evidence)
        : [...bank.books.differences(closing, people), ...statesHold(evidence), ...neverHalf(evidence)],
    ],
    [
      '12 right files of the bank were booked, wrong ones refused',
      [
        ...complaints,
        ...(isUnfinished
          ? [`the desk for bank files waits for an answer, after ${counts.booked} statements`]
          : []),
      ],
    ],
  ];
}

const STATES = { ahead: 'returned', lost: 'returned' } as const;

function statesHold({ bank, withdrawals }: DeskEvidence): string[] {
  const found = new Map(withdrawals.map(({ reference, state }) => [reference, state]));
  const wrong = bank.payments.flatMap(({ reference, state }) => {
    const expected = state === 'ahead' || state === 'lost' ? STATES[state] : state;
    const is = found.get(reference);
    return is === expected ? [] : [`withdrawal ${reference} is ${is ?? 'missing'} instead of ${expected}`];
  });
  const unasked = withdrawals.length - bank.payments.length;
  return unasked > 0 ? [...wrong, `${unasked} withdrawals in ${ASSET} were never asked for`] : wrong;
}

/** What a look may find on our account is what some statement closed with. */
function neverHalf({ bank, seenPositions }: DeskEvidence): string[] {
  const assets = new Set([...bank.positions].map((position) => position.split(' ')[0]));
  return [...seenPositions]
    .filter((position) => assets.has(position.split(' ')[0]) && !bank.positions.has(position))
    .map((position) => `our books of the account said ${position}, which no statement closed with`);
}
