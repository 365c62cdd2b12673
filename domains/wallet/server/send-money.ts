import type { CallInput } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { sendMoneyCall } from '../contract/endpoints.ts';
import { readMoney } from '../contract/rules.ts';
import type { Transfer } from '../contract/shapes.ts';
import { recipientOf } from './find-recipient.ts';
import { moveMoney } from './move-money.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';
import { purseOf } from './purses.ts';

/**
 * Sends money to another person, at once and without a fee. Refuses recipient_unknown, recipient_self, then as `moveMoney`.
 */
export async function sendMoney(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof sendMoneyCall>,
): Promise<Transfer> {
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const recipient = await recipientOf(parts, work, { name: body.to, field: 'to' });
  const sender = (await parts.people.findByIds(work.db, [userId])).get(userId);
  invariant(sender !== undefined, 'a person with a complete profile is not known to the profile domain');
  const from = toParty(sender);
  const posted = await moveMoney(parts.ledger, work, {
    id: work.effectId,
    kind: 'transfer',
    debit: purseOf(userId, money.asset),
    credit: purseOf(recipient.userId, money.asset),
    money,
    note: body.note?.trim() || null,
    from,
    to: toParty(recipient),
  });
  return { ...posted, from, state: 'posted' };
}
