import { emailIssue, tidyEmail } from '@egcr/identity/contract';
import type { FieldIssue } from '@egcr/contract/problem';
import { addSeconds } from '@egcr/contract/time';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { WrittenRegistration } from '../../contract/index.ts';
import { DIRECTOR_MAILS_MAX, DIRECTORSHIP_DAYS } from '../../contract/limits.ts';
import { entryNotices } from '../../contract/notices.ts';
import type { RegistryParts } from '../parts.ts';
import { askedPerson, directorEmailPlace, markOfEmail } from './asked-person.ts';
import { countMailed, insertDirectorship } from './directorship-store.ts';
import { mailDirector } from './mail-director.ts';

const DAY_S = 86_400;

/** Who is asked: the account of a username, or the person who has an address. */
export type ToAsk =
  | { readonly userId: string; readonly email?: never; readonly mark?: never }
  | { readonly email: string; readonly mark: Buffer; readonly userId?: never };

/** A director who is asked, and which of the questions they are. */
type Invited = ToAsk & { readonly at: string };

/** Whom the username or address names that the applicant wrote; a code where it is nobody's, the applicant's own, or was mailed too often. Nobody is looked up by an address. */
export async function whomToAsk(
  parts: Pick<RegistryParts, 'people'>,
  work: Work,
  written: string,
): Promise<ToAsk | 'person_unknown' | 'too_many'> {
  const { userId: ownId } = personOf(work);
  if (!written.includes('@')) {
    const found = await parts.people.findByUsername(work.db, written);
    return found === undefined || found.userId === ownId ? 'person_unknown' : { userId: found.userId };
  }
  if (emailIssue(written) !== undefined) return 'person_unknown';
  const email = tidyEmail(written);
  const mark = markOfEmail(work, email);
  const own = await askedPerson(parts, work, ownId);
  if (own.mark?.equals(mark) === true) return 'person_unknown';
  const since = addSeconds(work.now, -DAY_S);
  return (await countMailed(work.db, { mark, since })) >= DIRECTOR_MAILS_MAX ? 'too_many' : { email, mark };
}

/** Whether two questions would ask the same account, or the same address. */
function isSame(one: ToAsk, other: ToAsk): boolean {
  if (one.userId !== undefined) return one.userId === other.userId;
  return other.mark !== undefined && one.mark.equals(other.mark);
}

/** Whom a registration asks, and which usernames and addresses are nobody's, the applicant's, or written twice. */
export async function directorsToAsk(
  parts: Pick<RegistryParts, 'people'>,
  work: Work,
  { directors }: WrittenRegistration,
): Promise<{ readonly people: readonly Invited[]; readonly issues: readonly FieldIssue[] }> {
  const asked: Invited[] = [];
  const issues: FieldIssue[] = [];
  for (const { at, user } of directors.filter((each) => each.user !== '')) {
    const found = await whomToAsk(parts, work, user);
    if (typeof found === 'string') issues.push({ field: `director_${at}_user`, code: found });
    else if (asked.some((each) => isSame(each, found)))
      issues.push({ field: `director_${at}_user`, code: 'person_unknown' });
    else asked.push({ at, ...found });
  }
  return { people: asked, issues };
}

/** Asks those who are named as directors, each once: under the bell of an account, or by mail. */
export async function askDirectors(
  parts: Pick<RegistryParts, 'tell' | 'people' | 'publicUrl'>,
  work: Work,
  {
    caseId,
    name,
    invited,
  }: { readonly caseId: string; readonly name: string; readonly invited: readonly Invited[] },
): Promise<void> {
  for (const { at, userId, email, mark } of invited) {
    const id = work.newId();
    await insertDirectorship(work, {
      id,
      caseId,
      place: at,
      userId: userId ?? null,
      sealedEmail: email === undefined ? null : work.cipher.seal(directorEmailPlace(id), email),
      mark: mark ?? null,
      expiresAt: addSeconds(work.now, DIRECTORSHIP_DAYS * DAY_S),
    });
    if (userId === undefined) await mailDirector(parts, work, { id, email, business: name });
    else await parts.tell(work, userId, entryNotices.directorAsked.of({ name }, id));
  }
}
