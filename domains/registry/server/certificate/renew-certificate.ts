import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessDashboard, renewCertificateCall } from '../../contract/index.ts';
import { ownBusiness, readBusiness } from '../businesses/show-businesses.ts';
import type { RegistryParts } from '../parts.ts';
import { lockedBusiness } from '../status/change-status.ts';
import { requireOpen } from '../status/require-status.ts';
import { revokeCertificates } from './certificate-store.ts';
import { issueCertificate } from './issue-certificate.ts';

/**
 * Revokes the certificates of a business, and issues a new one where that is asked for. A person who scans an old one reads that it is revoked. Refuses
 * not_found, team_role_required, business_not_active.
 */
export async function renewCertificate(
  parts: Pick<RegistryParts, 'acting' | 'organisations' | 'treasury' | 'key'>,
  work: Work,
  { params, body }: CallInput<typeof renewCertificateCall>,
): Promise<BusinessDashboard> {
  await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  // Two renewals follow each other: one certificate is left.
  const found = await lockedBusiness(work, params.id);
  requireOpen(found, 'certify');
  await revokeCertificates(work, found.id);
  if (body.renew)
    await issueCertificate(parts.key, work, {
      ...found,
      registeredAt: found.registered_at,
      isSample: found.is_sample,
    });
  return readBusiness(parts, work, { params });
}
