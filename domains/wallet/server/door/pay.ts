import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { purseOf } from '../purses.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';
import { ownAccountIn } from './money-kind.ts';
import type { Collection, Payment, Shift } from './asked.ts';
import { moveAllOnce, moveOnce, type Moved, type WantedMove } from './move-once.ts';
import { agreementOf, moneyOf, partyKnown, partyOf, refuseSelf } from './sides.ts';

/** Pays a person, from an account of the calling domain or from a person. Refuses as `MoneyDoor` lists. */
export async function pay(
  parts: MoneyParts,
  work: Work,
  { kind, key, amount, note, from, to }: Payment,
): Promise<Moved> {
  const money = moneyOf(amount);
  const isPerson = 'person' in from;
  if (isPerson) refuseSelf(from.person, to);
  const [payer, payee] = [
    isPerson ? await partyOf(parts, work, from.person) : null,
    await partyKnown(parts, work, to),
  ];
  return moveOnce(parts, work, {
    cause: { verb: 'pay', kind, key },
    judge: 'leaving',
    debit: isPerson ? purseOf(from.person, money.asset) : ownAccountIn(from, money.asset),
    credit: purseOf(to, money.asset),
    money,
    note: note ?? null,
    meta: isPerson ? agreementOf(from) : {},
    from: payer,
    to: payee,
  });
}

/** Takes what a person agreed to pay into an account of the calling domain. Refuses as `MoneyDoor` lists. */
export async function collect(
  parts: MoneyParts,
  work: Work,
  { kind, key, amount, note, from, to, onward }: Collection,
): Promise<Moved> {
  const money = moneyOf(amount);
  const collected: WantedMove = {
    cause: { verb: 'collect', kind, key },
    judge: 'leaving',
    debit: purseOf(from.person, money.asset),
    credit: ownAccountIn(to, money.asset),
    money,
    note: note ?? null,
    meta: agreementOf(from),
    from: await partyOf(parts, work, from.person),
    to: null,
  };
  const next = onward && shiftOf({ ...onward, key, from: to, ...(note !== undefined && { note }) });
  const [moved] = await moveAllOnce(parts, work, next ? [collected, next] : [collected]);
  invariant(moved !== undefined, 'a collection was not answered');
  return moved;
}

/** Moves money between two accounts of the calling domain. Refuses as `MoneyDoor` lists. */
export function move(parts: MoneyParts, work: Work, shift: Shift): Promise<Moved> {
  return moveOnce(parts, work, shiftOf(shift));
}

/** The same for many, all or none, at about the cost of one. */
export function moveMany(parts: MoneyParts, work: Work, shifts: readonly Shift[]): Promise<readonly Moved[]> {
  return moveAllOnce(parts, work, shifts.map(shiftOf));
}

function shiftOf({ kind, key, amount, note, from, to }: Shift): WantedMove {
  const money = moneyOf(amount);
  return {
    cause: { verb: 'move', kind, key },
    judge: 'standing',
    debit: ownAccountIn(from, money.asset),
    credit: ownAccountIn(to, money.asset),
    money,
    note: note ?? null,
    meta: {},
    from: null,
    to: null,
  };
}
