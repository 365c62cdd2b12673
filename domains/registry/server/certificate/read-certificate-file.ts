import { createHash } from 'node:crypto';

import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { drawAside } from '@egcr/server-kit/pdf/draw-aside';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { readCertificateFileCall } from '../../contract/index.ts';
import { shownStanding } from '../businesses/shown-standing.ts';
import { requireOpen } from '../status/require-status.ts';
import { findCertificate, keepFile } from './certificate-store.ts';
import type { PaperOrder } from './draw-certificate.ts';

/**
 * A certificate on paper. It is drawn in a thread of its own after the transaction, and its hash is kept, so that a changed byte is found out. Refuses
 * not_found, also of one that was revoked, and business_not_active.
 */
export async function readCertificateFile(
  { publicUrl }: { readonly publicUrl: string },
  work: Work,
  { params, query }: CallInput<typeof readCertificateFileCall>,
): Promise<FileReply> {
  const found = await findCertificate(work.db, params.certificate.toUpperCase());
  if (found === undefined || found.revoked_at !== null) throw new Refusal(platformRefusals.not_found);
  requireOpen(found, 'certify');
  const order: PaperOrder = {
    language: query.language ?? work.request.language,
    facts: found.facts,
    isSample: found.is_sample,
    issuedAt: found.issued_at.toISOString(),
    address: `${publicUrl}/verify/${found.code}`,
    standing: await shownStanding(work, found.business_id),
    today: work.now.toISOString().slice(0, 10),
  };
  return new FileReply({
    name: `egcr-${found.code}.pdf`,
    mediaType: 'application/pdf',
    content: async function* content(db) {
      const bytes = await drawAside(new URL('draw-certificate.ts', import.meta.url), order);
      await keepFile(db, found.id, createHash('sha256').update(bytes).digest('hex'));
      yield bytes;
    },
  });
}
