import { addSeconds } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import {
  insertBusiness,
  insertDirector,
  insertFiling,
  insertHolding,
  insertShareClass,
} from './business-store.ts';
import { keepSampleStanding } from './businesses/standing-store.ts';
import { issueCertificate } from './certificate/issue-certificate.ts';
import { CAPITAL_ASSET } from './owners/enter-shares.ts';
import { holdName } from './name-store.ts';
import type { EntryParts } from './parts.ts';

const NAME = 'Meridian Sample Works';
const ISSUED = 2_500_000;
const HALF_YEAR_S = 182 * 86_400;
/** Invented people; the first three lead the business. */
const holders = 'Ada Ben Cora Dilan Efua Finn Goran Hana Ivo Jin Kamala Luis'
  .split(' ')
  .map((first) => `${first} Sample`);

/** The sample business with the figures of the specification: 2,500,000 of capital, 12 shareholders, 3 directors, a score of 95 because its tax id is missing. */
export async function keepSampleBusiness(
  { organisations, key }: Pick<EntryParts, 'organisations' | 'key'>,
  work: Work,
  ownerId: string,
): Promise<string> {
  const [id, organisationId] = [work.newId(), work.newId()];
  const place = { street: '1 Example Square', town: 'Port Louis', postcode: '11101' };
  const business = { name: NAME, type: 'public_company', jurisdiction: 'MU' } as const;
  await holdName(work, { ...business, holderId: id });
  const number = await insertBusiness(work, {
    ...business,
    ...place,
    id,
    caseId: null,
    organisationId,
    activities: ['C', 'J'],
    isSample: true,
  });
  await organisations.register(work, { id: organisationId, ownerId, name: NAME, country: 'MU', number });
  for (const name of holders.slice(0, 3))
    await insertDirector(work, { id: work.newId(), businessId: id, userId: null, name, born: '1980-01-01' });
  const shares = { businessId: id, className: 'ordinary' };
  await insertShareClass(work, {
    ...shares,
    issued: ISSUED,
    nominalMinor: '100',
    votesPerShare: 1,
    asset: CAPITAL_ASSET,
  });
  const each = Math.floor(ISSUED / holders.length);
  for (const [at, name] of holders.entries())
    await insertHolding(work, {
      ...shares,
      id: work.newId(),
      kind: 'person',
      bornMonth: '1980-01',
      name,
      shares: at === 0 ? ISSUED - each * (holders.length - 1) : each,
    });
  for (const kind of ['registered', 'confirmed'] as const)
    await insertFiling(work, { id: work.newId(), businessId: id, kind, madeBy: null });
  await keepSampleStanding(work, {
    businessId: id,
    until: addSeconds(work.now, HALF_YEAR_S).toISOString().slice(0, 10),
    tokens: { jrc20: 1_000_000, jrc721: 250, jrc998: 12 },
  });
  await issueCertificate(key, work, {
    ...business,
    ...place,
    id,
    number,
    registeredAt: work.now,
    isSample: true,
  });
  return organisationId;
}
