import type { ReplyOf } from '@egcr/contract/endpoint';
import type { FieldIssue } from '@egcr/contract/problem';
import { addSeconds } from '@egcr/contract/time';
import { organisationRefusals } from '@egcr/organisations/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { tidyName } from '../../contract/name-rules.ts';
import { judgeAddress, judgeDirectors, judgeTransfer } from '../../contract/changes/change-rules.ts';
import type { BareEntry, DirectorsChange } from '../../contract/changes/entry-shapes.ts';
import {
  registryRefusals,
  type fileAddressCall,
  type fileDirectorsCall,
  type fileTransferCall,
} from '../../contract/index.ts';
import { CONSENT_DAYS } from '../../contract/limits.ts';
import { entryNotices } from '../../contract/notices.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import { whomToAsk } from '../directorships/ask-directors.ts';
import { joiningEmailPlace } from '../directorships/asked-person.ts';
import { mailDirector } from '../directorships/mail-director.ts';
import { findBusiness } from '../directory/directory-store.ts';
import { holdingsOf, idsOfNumbers } from '../owners/owners-store.ts';
import { requireOpen } from '../status/require-status.ts';
import type { RegistryParts } from '../parts.ts';
import { changeForm, CHANGE } from './change-form.ts';
import { changeSides, linesAsText } from './change-lines.ts';
import {
  directorsOf,
  insertChange,
  lockedVersion,
  openChangeOf,
  type ChangeDetails,
  type DirectorRow,
  type FiledChange,
} from './change-store.ts';
import { insertConsent } from './consent-store.ts';
import { entryOf } from './read-entry.ts';
import { peopleOf, tellPeople } from './tell-people.ts';
import { consenterOf, ownersOf, type Consenter } from './who-consents.ts';

type Parts = Pick<
  RegistryParts,
  'acting' | 'organisations' | 'treasury' | 'cases' | 'tell' | 'people' | 'papers' | 'publicUrl'
>;
/** In the place of an address, in what is kept of a change. */
const BY_MAIL = '@';
const DAY_S = 86_400;
type Filed = ReplyOf<typeof fileAddressCall>;

/** POST /businesses/:id/changes/address. Refuses as fileChange does. */
export async function fileAddress(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof fileAddressCall>,
): Promise<Filed> {
  return fileChange(parts, work, {
    id: params.id,
    change: { kind: 'address', ...body },
    judge: (entry) => judgeAddress(entry, body),
  });
}

/** POST /businesses/:id/changes/directors. Refuses as fileChange does. */
export async function fileDirectors(
  parts: Parts,
  work: Work,
  { params, body: given }: CallInput<typeof fileDirectorsCall>,
): Promise<Filed> {
  const body = { ...given, joining_name: tidyName(given.joining_name) };
  const joining = await whoJoins(parts, work, body.joining_user);
  const leading = await directorsOf(work.db, params.id);
  const byMail = typeof joining === 'object' && 'email' in joining ? joining : undefined;
  return fileChange(parts, work, {
    id: params.id,
    byMail,
    change: {
      kind: 'directors',
      ...body,
      // An address is kept where it is deleted once it was answered, and nowhere else.
      joining_user: byMail === undefined ? body.joining_user : BY_MAIL,
      joining_born: body.joining_born.slice(0, 7),
    },
    judge: (entry) => {
      const issues = judgeDirectors(entry, body, today(work));
      return issues.length > 0 ? issues : accountIssues(joining, leading, body);
    },
  });
}

/**
 * POST /businesses/:id/changes/transfer. Nobody's shares go over without their consent: where the holder has an account, they are asked before an
 * officer sees the change; where they have none, a signed paper comes with it. Refuses as fileChange does.
 */
export async function fileTransfer(
  parts: Parts,
  work: Work,
  { params, body: given }: CallInput<typeof fileTransferCall>,
): Promise<Filed> {
  const body = { ...given, to_name: tidyName(given.to_name) };
  const ids = await idsOfNumbers(work.db, body.to_number === '' ? [] : [body.to_number]);
  return fileChange(parts, work, {
    id: params.id,
    change: { kind: 'transfer', ...body, to_born: body.to_born.slice(0, 7) },
    judge: (entry) => {
      const issues = judgeTransfer(entry, body, today(work));
      const isUnknown = body.to_kind === 'business' && body.to_number !== '' && !ids.has(body.to_number);
      return issues.length > 0 || !isUnknown ? issues : [{ field: 'to_number', code: 'business_unknown' }];
    },
  });
}

type Joining =
  | { readonly userId: string }
  | { readonly email: string; readonly mark: Buffer }
  | 'person_unknown'
  | 'too_many'
  | undefined;

/** Whom a username or an address names that joins. Who files it may join themselves, by their username. */
async function whoJoins(parts: Parts, work: Work, written: string): Promise<Joining> {
  if (written === '') return undefined;
  if (!written.includes('@')) {
    const person = await parts.people.findByUsername(work.db, written);
    return person === undefined ? 'person_unknown' : { userId: person.userId };
  }
  const found = await whomToAsk(parts, work, written);
  if (typeof found === 'string' || found.userId !== undefined) return found;
  return { email: found.email, mark: found.mark };
}

/** The account that is asked is someone's, and does not lead the business already; an address is not mailed too often. */
function accountIssues(
  joining: Joining,
  leading: readonly DirectorRow[],
  { leaving }: DirectorsChange,
): readonly FieldIssue[] {
  if (typeof joining === 'string') return [{ field: 'joining_user', code: joining }];
  if (joining === undefined || !('userId' in joining)) return [];
  const isLeading = leading.some((each) => each.user_id === joining.userId && each.id !== leaving);
  return isLeading ? [{ field: 'joining_user', code: 'director_repeated' }] : [];
}

const today = ({ now }: Pick<Work, 'now'>) => now.toISOString().slice(0, 10);

interface ToFile {
  readonly id: string;
  readonly change: FiledChange;
  /** The address of a director who joins. */
  readonly byMail?: Consenter['byMail'] | undefined;
  readonly judge: (entry: BareEntry) => readonly FieldIssue[];
}

/**
 * Keeps a change with what is before and after, and opens its case. The entry stays as it is until an officer approves. Refuses not_found,
 * team_role_required, business_not_active, entry_changed, change_open, validation_failed, in that order.
 */
async function fileChange(parts: Parts, work: Work, { id, change, byMail, judge }: ToFile): Promise<Filed> {
  const { userId } = personOf(work);
  const own = await ownBusiness(parts, work, { id, right: 'edit' });
  // Owners alone may do both.
  if (!own.rights.includes('pay')) throw new Refusal(organisationRefusals.team_role_required);
  const version = await lockedVersion(work.db, id);
  const found = await findBusiness(work.db, { id });
  invariant(found !== undefined, 'an entry is never removed while it is locked');
  requireOpen(found, 'change');
  if (change.version !== version) throw new Refusal(registryRefusals.entry_changed, { members: { version } });
  const open = await openChangeOf(work.db, id);
  if (open !== null) throw new Refusal(registryRefusals.change_open, { members: { case_id: open } });
  const entry = await entryOf(work.db, found);
  const issues = judge(entry);
  if (issues.length > 0) throw validationRefusal([...issues]);
  const sides = changeSides(entry, change);
  const caseId = work.effectId;
  const consenter = await consenterNeeded(parts, work, { businessId: id, change, byMail });
  const papers = await givenPapers(parts, work, { caseId, change, consenter });
  const isKept = await insertChange(work, {
    case_id: caseId,
    business_id: id,
    kind: change.kind,
    base_version: version,
    filed_by: userId,
    details: { change, ...sides, ...holderIn(entry, change) },
  });
  invariant(isKept, 'another change was filed while the entry was locked');
  const { reference } = await parts.cases.open(work, {
    id: caseId,
    kind: CHANGE,
    subject: found.name,
    applicantId: userId,
    submissionId: caseId,
    organisationId: own.organisationId,
    isSample: found.is_sample,
    submitted: {
      form: changeForm.name,
      formVersion: changeForm.version,
      answers: {
        what: change.kind,
        before: linesAsText(sides.before),
        after: linesAsText(sides.after),
        ...(papers.length > 0 && { papers }),
      },
    },
  });
  const asked = consenter === undefined ? [] : await askConsent(parts, work, { caseId, consenter });
  const notice = entryNotices[change.kind === 'directors' ? 'directorAsked' : 'consentAsked'];
  for (const each of asked) await parts.tell(work, each, notice.of({ name: found.name }, caseId));
  if (byMail !== undefined)
    await mailDirector(parts, work, {
      id: caseId,
      email: byMail.email,
      business: found.name,
      asked: 'to_join',
    });
  await tellPeople(parts.tell, work, {
    found,
    but: userId,
    notice: 'filed',
    people: (await peopleOf(work.db, id)).filter((each) => !asked.includes(each)),
  });
  return { case_id: caseId, reference };
}

/** Who has to say yes to a change: the holder whose shares go over, or the director who joins and is asked by an account. */
async function consenterNeeded(
  parts: Parts,
  work: Work,
  { businessId, change, byMail }: Pick<ToFile, 'change' | 'byMail'> & { readonly businessId: string },
): Promise<Consenter | undefined> {
  if (change.kind === 'address') return undefined;
  if (change.kind === 'directors') {
    if (change.joining_user === '') return undefined;
    if (byMail !== undefined) return { way: 'account', userId: null, organisationId: null, byMail };
    const joining = await parts.people.findByUsername(work.db, change.joining_user);
    invariant(joining !== undefined, 'the account of who joins was found before');
    const { userId } = joining;
    return { way: userId === personOf(work).userId ? 'own' : 'account', userId, organisationId: null };
  }
  const from = (await holdingsOf(work.db, [businessId])).find(({ id }) => id === change.from);
  invariant(from !== undefined, 'the shares come from a holding of the entry');
  return consenterOf(parts, work, from);
}

interface PapersGiven {
  readonly caseId: string;
  readonly change: FiledChange;
  readonly consenter: Consenter | undefined;
}

/** Gives the papers of the caller to the case. Refuses validation_failed where a signed one is needed and there is none. */
async function givenPapers(
  { papers }: Parts,
  work: Work,
  { caseId, change, consenter }: PapersGiven,
): Promise<string[]> {
  if (change.kind !== 'transfer') return [];
  const ids = [...new Set(change.papers)];
  if (consenter?.way === 'paper' && ids.length === 0)
    throw validationRefusal([{ field: 'papers', code: 'paper_required' }]);
  const missing = await papers.give(work, { caseId, documentIds: ids });
  if (missing.length > 0) throw validationRefusal([{ field: 'papers', code: 'not_offered' }]);
  return ids;
}

function holderIn({ holdings }: BareEntry, change: FiledChange): Pick<ChangeDetails, 'holder'> {
  const from = change.kind === 'transfer' ? holdings.find(({ id }) => id === change.from) : undefined;
  if (from === undefined) return {};
  const { name, class_name, shares } = from;
  return { holder: { name, class_name, shares } };
}

/** Keeps whom the change asks, and hides its case from officers until an account has answered. Answers who is asked. */
async function askConsent(
  { acting, cases }: Parts,
  work: Work,
  { caseId, consenter }: { readonly caseId: string; readonly consenter: Consenter },
): Promise<readonly string[]> {
  const { way, userId, organisationId, byMail } = consenter;
  await insertConsent(work, {
    case_id: caseId,
    asked_as: way,
    user_id: userId,
    organisation_id: organisationId,
    sealed_email: byMail === undefined ? null : work.cipher.seal(joiningEmailPlace(caseId), byMail.email),
    email_mark: byMail?.mark ?? null,
    expires_at: way === 'account' ? addSeconds(work.now, CONSENT_DAYS * DAY_S) : null,
    answered_by: way === 'own' ? personOf(work).userId : null,
  });
  if (way !== 'account') return [];
  await cases.advance(work, { caseId, event: 'ask_holder' });
  if (userId !== null) return [userId];
  return organisationId === null ? [] : ownersOf({ acting }, work.db, organisationId);
}
