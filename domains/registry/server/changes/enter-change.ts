import { caseRefusals } from '@egcr/cases/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { searchWords } from '@egcr/server-kit/search/words';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { isHolder } from '../../contract/changes/change-rules.ts';
import { entryChanged } from '../../contract/events.ts';
import { forbids } from '../../contract/index.ts';
import { insertDirector, insertFiling, insertHolding } from '../business-store.ts';
import { issueCertificate } from '../certificate/issue-certificate.ts';
import { newestCode, revokeCertificates } from '../certificate/certificate-store.ts';
import type { CertificateKey } from '../certificate/signing-key.ts';
import type { ChangeParts } from '../parts.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import { holdingsOf, idsOfNumbers } from '../owners/owners-store.ts';
import {
  addShares,
  directorsOf,
  findChange,
  lockedVersion,
  nextVersion,
  resign,
  setAddress,
  takeShares,
  type ChangeDetails,
  type FiledChange,
} from './change-store.ts';
import { findConsent, type ConsentRow } from './consent-store.ts';
import { entryOf } from './read-entry.ts';
import { peopleOf, tellPeople } from './tell-people.ts';

type Of<Kind extends FiledChange['kind']> = Extract<FiledChange, { kind: Kind }>;

/** Whether an entry is still the one against which a change was filed, and may be changed. */
export function isStale(change: { readonly base_version: number }, version: number, found: BusinessRow) {
  return change.base_version !== version || forbids(found.status, 'change');
}

/** Whether who has to say yes did: the holder whose shares go over, by an account or on a signed paper; the director who joins, by their account. */
export function isConsented(
  { details: { change } }: { readonly details: Pick<ChangeDetails, 'change'> },
  consent: ConsentRow | undefined,
): boolean {
  if (change.kind === 'address') return true;
  if (change.kind === 'directors') return change.joining_user === '' || consent?.answer === 'given';
  return consent?.asked_as === 'paper' ? change.papers.length > 0 : consent?.answer === 'given';
}

/** Enters a change that was approved: the entry has a new version. Refuses case_step_refused where it is another than the one it was filed against, or who has to consent has not. */
export async function enterChange(
  { key, tell }: ChangeParts,
  work: Work,
  { caseId, state }: { readonly caseId: string; readonly state: string },
): Promise<void> {
  const filed = await findChange(work, caseId);
  invariant(filed !== undefined, 'a case without its change was approved');
  const { business_id: id, details } = filed;
  const version = await lockedVersion(work.db, id);
  const found = await findBusiness(work.db, { id });
  invariant(found !== undefined, 'the business of a change is in the register');
  const consent = await findConsent(work.db, caseId);
  if (isStale(filed, version, found) || !isConsented(filed, consent))
    throw new Refusal(caseRefusals.case_step_refused, { members: { state } });
  const before = await peopleOf(work.db, id);
  const { change } = details;
  if (change.kind === 'address') await enterAddress(key, work, { found, change });
  else if (change.kind === 'directors') await enterDirectors(work, { found, change, consent });
  else await enterTransfer(work, { found, change });
  await nextVersion(work.db, id);
  await insertFiling(work, {
    id: work.newId(),
    businessId: id,
    kind: 'changed',
    changeKind: change.kind,
    madeBy: filed.filed_by,
  });
  await work.emit(
    told(entryChanged, {
      business_id: id,
      change: change.kind,
      has_new_people:
        change.kind === 'transfer' || (change.kind === 'directors' && change.joining_name !== ''),
    }),
  );
  const after = await peopleOf(work.db, id);
  await tellPeople(tell, work, {
    found,
    but: filed.filed_by,
    notice: 'entered',
    people: [...new Set([...before, ...after])],
  });
}

interface ToEnter<Kind extends FiledChange['kind']> {
  readonly found: BusinessRow;
  readonly change: Of<Kind>;
}

/** The certificate says the address: one that was valid is revoked, and a new one issued. */
async function enterAddress(
  key: CertificateKey,
  work: Work,
  { found, change }: ToEnter<'address'>,
): Promise<void> {
  const { street, town, postcode } = change;
  const words = searchWords([
    { text: found.name, language: 'en', weight: 'A' },
    { text: found.number, language: 'en', weight: 'A' },
    { text: town, language: 'en', weight: 'B' },
  ]);
  await setAddress(work.db, { id: found.id, street, town, postcode, words });
  if ((await newestCode(work.db, found.id)) === null) return;
  await revokeCertificates(work, found.id);
  await issueCertificate(key, work, {
    ...found,
    street,
    town,
    postcode,
    registeredAt: found.registered_at,
    isSample: found.is_sample,
  });
}

async function enterDirectors(
  work: Work,
  { found, change, consent }: ToEnter<'directors'> & { readonly consent: ConsentRow | undefined },
): Promise<void> {
  const { leaving, joining_name: name, joining_born: born } = change;
  const now = await directorsOf(work.db, found.id);
  invariant(leaving === '' || now.some(({ id }) => id === leaving), 'who leaves is a director');
  if (leaving !== '') await resign(work, leaving);
  if (name === '') return;
  const userId = consent?.answer === 'given' ? consent.user_id : null;
  await insertDirector(work, {
    id: work.newId(),
    businessId: found.id,
    userId,
    name,
    born,
    isConfirmed: userId !== null,
  });
}

/** The shares join those of the same class that the holder has; an account that is known of the person stays with them. */
async function enterTransfer(work: Work, { found, change }: ToEnter<'transfer'>): Promise<void> {
  const { holdings } = await entryOf(work.db, found);
  const from = holdings.find(({ id }) => id === change.from);
  invariant(from !== undefined, 'the shares come from a holding of the entry');
  const own = holdings.filter((each) => isHolder(each, change));
  const into = own.find((each) => each.class_name === from.class_name);
  await takeShares(work.db, from.id, change.shares);
  if (into !== undefined) return addShares(work.db, into.id, change.shares);
  const rows = await holdingsOf(work.db, [found.id]);
  const known = rows.find(({ id }) => own.some((each) => each.id === id));
  const isPerson = change.to_kind === 'person';
  const ids = await idsOfNumbers(work.db, isPerson || change.to_number === '' ? [] : [change.to_number]);
  await insertHolding(work, {
    id: work.newId(),
    businessId: found.id,
    className: from.class_name,
    name: known?.name ?? change.to_name,
    shares: Number(change.shares),
    kind: change.to_kind,
    userId: known?.user_id ?? undefined,
    bornMonth: isPerson ? change.to_born : undefined,
    holderBusinessId: ids.get(change.to_number),
  });
}
