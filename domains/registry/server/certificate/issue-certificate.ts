import { randomInt } from 'node:crypto';

import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import type { BusinessType, CertificateFacts } from '../../contract/index.ts';
import { CERTIFICATE_DAYS } from '../../contract/limits.ts';
import { insertCertificate } from './certificate-store.ts';
import type { CertificateKey } from './signing-key.ts';

const DAY_S = 86_400;
/** Without signs that look like others. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const OWN_RECORD =
  'This is the record of the register of EGCR. It is no entry in a state register and no LEI.';

export interface CertifiedBusiness {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly type: BusinessType;
  readonly jurisdiction: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly registeredAt: Date;
  readonly isSample: boolean;
}

/** Signs what the register says of a business today. Answers the code by which anyone finds it. */
export async function issueCertificate(
  key: CertificateKey,
  work: Work,
  business: CertifiedBusiness,
): Promise<string> {
  const code = newCode();
  const expiresAt = addSeconds(work.now, CERTIFICATE_DAYS * DAY_S);
  const facts: CertificateFacts = {
    certificate: code,
    number: business.number,
    name: business.name,
    type: business.type,
    jurisdiction: business.jurisdiction,
    address: [business.street, `${business.postcode} ${business.town}`.trim()].join(', '),
    registered_on: dayOf(business.registeredAt),
    issued_on: dayOf(work.now),
    expires_on: dayOf(expiresAt),
    note: business.isSample ? `This is a sample. ${OWN_RECORD}` : OWN_RECORD,
  };
  const text = JSON.stringify(facts);
  await insertCertificate(work.db, {
    id: work.newId(),
    code,
    businessId: business.id,
    issuedAt: work.now,
    expiresAt,
    facts: text,
    signature: await key.sign(text),
  });
  return code;
}

/** 60 bits: no one guesses a certificate. */
function newCode(): string {
  const signs = Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)] ?? '2');
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].map((each) => each.join('')).join('-');
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
