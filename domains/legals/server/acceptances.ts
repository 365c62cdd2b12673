import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuidv7Time_ms } from '@egcr/contract/ids';
import { toInstant } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { agreedDocuments, isLegalDocument, versionAt } from '../contract/documents.ts';
import type { acceptCall, readAcceptancesCall } from '../contract/endpoints.ts';
import { legalRefusals } from '../contract/refusals.ts';
import { hashOf, legalHashes } from './hashes.ts';
import { addAcceptance, listAcceptances } from './store.ts';

/** Whether a person ticked that they agree when they signed up. */
export type AgreedAtSignUp = (db: Database, userId: string) => Promise<boolean>;

export async function readAcceptances(work: Work): Promise<ReplyOf<typeof readAcceptancesCall>> {
  const { userId } = personOf(work);
  const hashes = await legalHashes();
  const rows = await listAcceptances(work.db, userId);
  return {
    items: rows.flatMap(({ document, version, hash, way, accepted_at }) =>
      isLegalDocument(document)
        ? [
            {
              document,
              version,
              hash,
              accepted_at: toInstant(accepted_at),
              way: way === 'sign_up' ? 'sign_up' : 'page',
            } as const,
          ]
        : [],
    ),
    due: agreedDocuments.flatMap((document) => {
      const { version } = versionAt(document, work.now);
      const hash = hashOf(hashes, document, version);
      const accepted = rows.filter((row) => row.document === document);
      if (accepted.some((row) => row.version === version && row.hash === hash)) return [];
      return [{ document, version, hash, accepted_version: accepted[0]?.version ?? null }];
    }),
  };
}

/** Agrees to versions. Refuses version_outdated where one does not hold now or its text is another. */
export async function accept(
  work: Work,
  { body }: CallInput<typeof acceptCall>,
): Promise<ReplyOf<typeof acceptCall>> {
  const { userId } = personOf(work);
  const hashes = await legalHashes();
  for (const { document, version, hash } of body.items) {
    const holds = versionAt(document, work.now).version;
    if (version !== holds || hash !== hashOf(hashes, document, version))
      throw new Refusal(legalRefusals.version_outdated);
    await addAcceptance(work.db, {
      id: work.newId(),
      userId,
      document,
      version,
      hash,
      way: 'page',
      language: work.request.language,
      acceptedAt: work.now,
      now: work.now,
    });
  }
  return readAcceptances(work);
}

/**
 * Writes down what a person agreed to when they signed up: the versions that held when the account was made. Nothing for the person who did
 * not tick, and nothing twice: a later change of address tells the same event.
 */
export async function recordSignUp(agreed: AgreedAtSignUp, work: Work, userId: string): Promise<void> {
  if (!(await agreed(work.db, userId))) return;
  if ((await listAcceptances(work.db, userId)).some(({ way }) => way === 'sign_up')) return;
  const hashes = await legalHashes();
  // An id tells when it was made; one that does not comes from elsewhere.
  const acceptedAt = new Date(Math.min(uuidv7Time_ms(userId) ?? work.now.getTime(), work.now.getTime()));
  for (const document of agreedDocuments) {
    const { version } = versionAt(document, acceptedAt);
    await addAcceptance(work.db, {
      id: work.newId(),
      userId,
      document,
      version,
      hash: hashOf(hashes, document, version),
      way: 'sign_up',
      language: work.request.language,
      acceptedAt,
      now: work.now,
    });
  }
}
