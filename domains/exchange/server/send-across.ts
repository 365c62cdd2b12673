import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import type { Transfer } from '@egcr/wallet/contract';
import { partyOf, toParty } from '@egcr/wallet/server';

import type { sendAcrossCall } from '../contract/send-across.ts';
import type { ExchangeParts } from './parts.ts';
import { openQuote } from './offer-again.ts';
import { paysExactly, payAcross } from './pay-across.ts';

/** Sends money that arrives in another currency. Refuses as `payAcross`. */
export async function sendAcross(
  parts: ExchangeParts,
  work: Work,
  { body }: CallInput<typeof sendAcrossCall>,
): Promise<Transfer> {
  const { userId } = personOf(work);
  const from = await partyOf(parts, work, userId);
  // Before the payee is looked up: what is offered in its place stays, whatever is undone then.
  await openQuote(parts, work, { id: body.quote_id, userId });
  return parts.wallet.withRecipient(work, {
    name: body.to,
    field: 'to',
    body: (person) =>
      payAcross(parts, work, {
        id: work.effectId,
        quoteId: body.quote_id,
        from,
        to: async () => toParty(person),
        isFor: (quote) => paysExactly(quote, body.amount),
        pin: 'by_rules',
        note: body.note?.trim() || null,
      }),
  });
}
