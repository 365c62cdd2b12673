import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  reaches,
  verificationRefusals,
  type BusinessVerification,
  type checkBasicsCall,
  type VerificationState,
} from '../contract/index.ts';
import {
  keepCheck,
  keepNumbers,
  lockVerification,
  takeStep,
  type VerificationRow,
} from './business-store.ts';
import { basicChecks } from './checks/basic-checks.ts';
import type { VerificationParts } from './parts.ts';
import { reachLevel } from './reach-level.ts';
import { ownBusiness, shownVerification } from './show-verifications.ts';

/** While officers look at a business, and once it is suspended, its numbers stay. */
const open: readonly VerificationState[] = [
  'not_started',
  'in_progress',
  'verified',
  'expiring',
  'expired',
  'rejected',
];

/**
 * Gives the numbers of a business and checks them by rules. Where all checks of level 1 pass, it has level 1; a higher level stays. Refuses not_found,
 * team_role_required, verification_refused.
 */
export async function checkBasics(
  parts: Pick<VerificationParts, 'acting' | 'registry'>,
  work: Work,
  { params, body }: CallInput<typeof checkBasicsCall>,
): Promise<BusinessVerification> {
  const { business, rights } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  const row = await lockVerification(work, business);
  if (!open.includes(row.state) || business.status !== 'active')
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
  const checks = basicChecks(business, given);
  for (const check of checks) await keepCheck(work, row.id, check);
  await parts.registry.keepTaxIdGiven(work, {
    businessId: row.id,
    isGiven: checks.some(({ kind, result }) => kind === 'tax' && result === 'pass'),
  });
  await settleLevel(parts, work, row, reaches(1, new Map(checks.map(({ kind, result }) => [kind, result]))));
  return shownVerification(work, business, rights);
}

/** Level 1 follows from its checks. What officers have decided is not touched by them, unless a number is wrong now. */
async function settleLevel(
  parts: Pick<VerificationParts, 'registry'>,
  work: Work,
  row: VerificationRow,
  hasPassed: boolean,
): Promise<void> {
  if (row.level > 1 || !hasPassed || row.state === 'rejected') return;
  const state = row.state === 'not_started' ? 'in_progress' : row.state;
  await takeStep(work, { id: row.id, state }, 'verify_basics');
  await reachLevel(parts, work, { row, level: 1 });
}
