import type { KnownPerson } from '@egcr/profile/server';
import type { BatchedRequest, RequestBatch } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';

import type { sendMoneyCall } from '../contract/endpoints.ts';
import { readMoney } from '../contract/rules.ts';
import type { Party, Transfer } from '../contract/shapes.ts';
import { recipientsOf } from './find-recipient.ts';
import { moveTogether, type AskedMove } from './move-together.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';
import { purseOf } from './purses.ts';
import { pinRefusals, type Paying } from './security/ask-pin.ts';

type Sending = BatchedRequest<typeof sendMoneyCall>;
type Asked = AskedMove & { readonly from: Party; readonly to: Party };

/**
 * Sends money to other people, at once and without a fee, for all who ask at the same time. Each is refused recipient_unknown,
 * recipient_self, then as `moveMoney`, with pin_required after what stops any payment. A few round trips however many.
 */
export async function sendMoney(
  parts: WalletParts,
  { db, now, requests }: RequestBatch<typeof sendMoneyCall>,
): Promise<readonly (Transfer | Refusal)[]> {
  const [recipients, senders] = await Promise.all([
    recipientsOf(
      parts,
      db,
      requests.map(({ work, input }) => ({
        work,
        name: input.body.to,
        field: 'to',
      })),
    ),
    parts.people.findByIds(db, [...new Set(requests.map(({ work }) => personOf(work).userId))]),
  ]);
  const asked = requests.map((request, at) => {
    const recipient = recipients[at];
    invariant(recipient !== undefined, 'a recipient was not looked up');
    return recipient instanceof Refusal ? recipient : movementOf(request, senders, recipient);
  });
  const payments = asked.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const unproved = await pinRefusals(parts, db, payments.map(payingOf));
  const moving = payments.map((one, at) => ({ ...one, last: unproved[at] }));
  const answers = await moveTogether(parts, { db, now }, moving);
  const answerOf = new Map(payments.map((one, at) => [one, answers[at]]));
  return asked.map((one) => {
    if (one instanceof Refusal) return one;
    const answer = answerOf.get(one);
    invariant(answer !== undefined, 'a transfer was not answered');
    return answer instanceof Refusal ? answer : { ...answer, from: one.from, to: one.to, state: 'posted' };
  });
}

function payingOf({ work, move, from, to }: Asked): Paying {
  return { work, payerId: from.user_id, payeeId: to.user_id, money: move.money };
}

function movementOf(
  { work, input: { body } }: Sending,
  senders: ReadonlyMap<string, KnownPerson>,
  recipient: KnownPerson,
): Asked {
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const sender = senders.get(userId);
  invariant(sender !== undefined, 'a person with a complete profile is not known to the profile domain');
  const [from, to] = [toParty(sender), toParty(recipient)];
  const move = {
    id: work.effectId,
    kind: 'transfer',
    debit: purseOf(userId, money.asset),
    credit: purseOf(recipient.userId, money.asset),
    money,
    note: body.note?.trim() || null,
    from,
    to,
  } as const;
  return { work, move, from, to };
}
