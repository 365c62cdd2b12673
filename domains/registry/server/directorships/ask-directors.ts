import type { FieldIssue } from '@egcr/contract/problem';
import { addSeconds } from '@egcr/contract/time';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { WrittenRegistration } from '../../contract/index.ts';
import { DIRECTORSHIP_DAYS } from '../../contract/limits.ts';
import { entryNotices } from '../../contract/notices.ts';
import type { RegistryParts } from '../parts.ts';
import { insertDirectorship } from './directorship-store.ts';

const DAY_S = 86_400;

/** A director who is asked by the account with the username that the applicant wrote. */
interface ToAsk {
  readonly at: string;
  readonly userId: string;
}

/** Whom a registration asks, and which usernames are nobody's, the applicant's, or written twice. */
export async function directorsToAsk(
  { people }: Pick<RegistryParts, 'people'>,
  work: Work,
  { directors }: WrittenRegistration,
): Promise<{ readonly people: readonly ToAsk[]; readonly issues: readonly FieldIssue[] }> {
  const asked: ToAsk[] = [];
  const issues: FieldIssue[] = [];
  const { userId: ownId } = personOf(work);
  for (const { at, user } of directors.filter((each) => each.user !== '')) {
    const found = await people.findByUsername(work.db, user);
    if (found === undefined || found.userId === ownId || asked.some((each) => each.userId === found.userId))
      issues.push({ field: `director_${at}_user`, code: 'person_unknown' });
    else asked.push({ at, userId: found.userId });
  }
  return { people: asked, issues };
}

/** Asks those who are named as directors, each once. */
export async function askDirectors(
  { tell }: Pick<RegistryParts, 'tell'>,
  work: Work,
  {
    caseId,
    name,
    invited,
  }: { readonly caseId: string; readonly name: string; readonly invited: readonly ToAsk[] },
): Promise<void> {
  for (const { at, userId } of invited) {
    const id = work.newId();
    await insertDirectorship(work, {
      id,
      caseId,
      place: at,
      userId,
      expiresAt: addSeconds(work.now, DIRECTORSHIP_DAYS * DAY_S),
    });
    await tell(work, userId, entryNotices.directorAsked.of({ name }, id));
  }
}
