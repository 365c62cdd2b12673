import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { postingOf } from '../move-money.ts';
import { purseOf } from '../purses.ts';
import type { WalletParts } from '../parts.ts';
import type { SampleShift } from './asked.ts';
import { causeIdOf } from './cause.ts';
import { ownAccountIn } from './money-kind.ts';
import { openedAccounts } from './pay-many.ts';
import { moneyOf } from './sides.ts';

/**
 * Posts invented transfers in one batch, in the order given: between accounts of the calling domain, or from one of them to the wallet of an
 * invented person. Each key is posted once. Nobody is notified. Answers the ids of the transfers. Works in a demonstration only, and throws
 * where a transfer is refused.
 */
export async function moveSamples(
  { ledger, settings }: Pick<WalletParts, 'ledger' | 'settings'>,
  work: Work,
  shifts: readonly SampleShift[],
): Promise<readonly string[]> {
  invariant(settings.hasSandbox, 'samples move money in a demonstration only');
  const moves = shifts.map(({ kind, key, amount, from, to }) => {
    const money = moneyOf(amount);
    const isPayment = 'person' in to;
    return {
      kind,
      groupId: causeIdOf({ verb: isPayment ? 'pay' : 'move', kind, key }),
      movement: {
        id: work.newId(),
        kind: kind.name,
        debit: ownAccountIn(from, money.asset),
        credit: isPayment ? purseOf(to.person, money.asset) : ownAccountIn(to, money.asset),
        money,
        note: null,
        meta: { cause: key },
        from: null,
        to: null,
      },
    };
  });
  const idOf = await openedAccounts(
    { ledger },
    work,
    moves.flatMap(({ movement }) => [movement.debit, movement.credit]),
  );
  const verdicts = await ledger.post(
    work,
    moves.map(({ kind, groupId, movement }) => ({
      ...postingOf(movement, { debit: idOf(movement.debit), credit: idOf(movement.credit) }),
      kind: kind.word,
      groupId,
    })),
  );
  const refused = verdicts.find(({ outcome }) => outcome === 'refused');
  invariant(refused === undefined, `invented money cannot move: ${JSON.stringify(refused)}`);
  return moves.map(({ movement }) => movement.id);
}
