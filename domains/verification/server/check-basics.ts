import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  reaches,
  verificationRefusals,
  type BusinessVerification,
  type checkBasicsCall,
} from '../contract/index.ts';
import { keepCheck, keepNumbers, lockVerification, takeStep } from './business-store.ts';
import { leiCheck } from './checks/ask-gleif.ts';
import { basicChecks } from './checks/basic-checks.ts';
import type { VerificationParts } from './parts.ts';
import { isOpen, settleLevel } from './settle-level.ts';
import { ownBusiness, shownVerification } from './show-verifications.ts';

/**
 * Gives the numbers of a business and checks them by rules, the LEI also at GLEIF where its address is set. Where all checks of level 1 pass, it has
 * level 1; a higher level stays. Refuses not_found, team_role_required, verification_refused.
 */
export async function checkBasics(
  parts: Pick<VerificationParts, 'acting' | 'registry' | 'gleifUrl'>,
  work: Work,
  { params, body }: CallInput<typeof checkBasicsCall>,
): Promise<BusinessVerification> {
  const { business, rights } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  const row = await lockVerification(work, business);
  if (!isOpen(row.state) || business.status !== 'active')
    throw new Refusal(verificationRefusals.verification_refused, { members: { state: row.state } });
  if (row.state === 'not_started') await takeStep(work, row, 'begin');
  const hasTax = body.tax_id !== '' && body.tax_country !== '';
  const numbers = {
    lei: body.lei === '' ? null : body.lei,
    taxCountry: hasTax ? body.tax_country : null,
    taxId: hasTax ? body.tax_id : null,
  };
  await keepNumbers(work, { id: row.id, ...numbers });
  const given = { lei: numbers.lei, tax_country: numbers.taxCountry, tax_id: numbers.taxId };
  const lei = await leiCheck(parts, work, { row, lei: numbers.lei });
  const checks = basicChecks(business, given).map((check) =>
    check.kind === 'lei' && lei !== undefined ? lei.check : check,
  );
  for (const check of checks)
    if (check.kind !== 'lei' || lei?.isKept !== true) await keepCheck(work, row.id, check);
  await parts.registry.keepTaxIdGiven(work, {
    businessId: row.id,
    isGiven: checks.some(({ kind, result }) => kind === 'tax' && result === 'pass'),
  });
  await settleLevel(parts, work, row, reaches(1, new Map(checks.map(({ kind, result }) => [kind, result]))));
  return shownVerification(work, business, rights);
}
