import { CONSENT_VERSION, rejectedAll, type ConsentChoices } from '@egcr/contract/consent';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readConsentCall, saveConsentCall } from '../contract/endpoints.ts';
import { activityRefusals } from '../contract/refusals.ts';
import { addReceipt, listReceipts, type ReceiptRow } from './consent-store.ts';

type Receipt = NonNullable<ReplyOf<typeof readConsentCall>['receipt']>;

/** What the person answered last. */
export async function readConsent(work: Work): Promise<ReplyOf<typeof readConsentCall>> {
  const [latest] = await listReceipts(work.db, { userId: personOf(work).userId, limit: 1 });
  return { version: CONSENT_VERSION, receipt: latest ? receiptOf(latest) : null };
}

/** Keeps an answer. Refuses consent_outdated where it is about another version of the text. */
export async function saveConsent(
  work: Work,
  { body }: CallInput<typeof saveConsentCall>,
): Promise<ReplyOf<typeof saveConsentCall>> {
  if (body.version !== CONSENT_VERSION) throw new Refusal(activityRefusals.consent_outdated);
  await addReceipt(work.db, {
    id: work.newId(),
    userId: personOf(work).userId,
    version: body.version,
    choices: body.choices,
    locale: work.request.language,
    now: work.now,
  });
  return readConsent(work);
}

export function receiptOf({ version, locale, answered_at, ...choices }: ReceiptRow): Receipt {
  return { version, choices, locale, at: toInstant(answered_at) };
}

/** What a person allows now: their latest answer if it is about the text that holds, else nothing. */
export async function allowedBy(db: Database, userId: string): Promise<ConsentChoices> {
  const [latest] = await listReceipts(db, { userId, limit: 1 });
  return latest?.version === CONSENT_VERSION ? latest : rejectedAll;
}
