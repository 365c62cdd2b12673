import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { postingOf } from '../move-money.ts';
import { purseOf } from '../purses.ts';
import type { MoneyParts } from '../security/judge-leaving.ts';
import type { SampleShift } from './asked.ts';
import { causeIdOf } from './cause.ts';
import { ownAccountIn } from './money-kind.ts';
import { openedAccounts } from './pay-many.ts';
import { moneyOf } from './sides.ts';

/**
 * Moves the play money of a demonstration in one batch, each once for its key, in the order asked: between accounts of the calling domain, and
 * into purses of invented people, whom nobody knows and nobody tells. Answers the ids of the transfers. Throws where one cannot be posted.
 */
export async function moveSamples(
  { ledger }: Pick<MoneyParts, 'ledger'>,
  work: Work,
  shifts: readonly SampleShift[],
): Promise<readonly string[]> {
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
