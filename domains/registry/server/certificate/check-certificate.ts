import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { isCertified, type checkCertificateCall, type CheckedCertificate } from '../../contract/index.ts';
import { certificateFacts } from '../../contract/shapes.ts';
import { shownStanding } from '../businesses/shown-standing.ts';
import { findCertificate, isKnownFile, type CertificateRow } from './certificate-store.ts';

/** Whether a certificate is valid; a file that is asked about must be one that was given out of it. Refuses not_found. */
export async function checkCertificate(
  work: Work,
  { params, query }: CallInput<typeof checkCertificateCall>,
): Promise<CheckedCertificate> {
  const found = await findCertificate(work.db, params.certificate.toUpperCase());
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const isAltered = query.sha256 !== undefined && !(await isKnownFile(work.db, found.id, query.sha256));
  return {
    state: isAltered ? 'altered' : stateOf(found, work.now),
    facts: certificateFacts.parse(JSON.parse(found.facts)),
    signature: found.signature,
    slug: found.slug,
    status: found.status,
    is_sample: found.is_sample,
    ...(await shownStanding(work, found.business_id)),
  };
}

/** A business that has ended, or was stopped, has no valid certificate. While it rests, or notice is given, it is there still, and the answer says so. */
function stateOf({ revoked_at: revokedAt, expires_at: expiresAt, status }: CertificateRow, now: Date) {
  if (revokedAt !== null || !isCertified(status)) return 'revoked';
  return expiresAt <= now ? 'expired' : 'valid';
}
