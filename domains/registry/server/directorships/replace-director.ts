import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { registryRefusals, type replaceDirectorCall } from '../../contract/index.ts';
import { DIRECTORS_ASKED_MAX } from '../../contract/limits.ts';
import type { RegistryParts } from '../parts.ts';
import { findRegistration, setDetails } from '../store.ts';
import { askDirectors, whomToAsk, type ToAsk } from './ask-directors.ts';
import { askedIn, replaceDirectorship } from './directorship-store.ts';
import { directorsOf } from './show-directors.ts';

type Parts = Pick<RegistryParts, 'people' | 'tell' | 'publicUrl'>;

/**
 * POST /registry/registrations/:id/directors/:place. The name stays as it was written: another account is asked whether it is theirs, or the director
 * comes off. Who has declined is not asked again. Refuses not_found, directorship_over, validation_failed, in that order.
 */
export async function replaceDirector(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof replaceDirectorCall>,
): Promise<ReplyOf<typeof replaceDirectorCall>> {
  const { id: caseId, place } = params;
  const found = await findRegistration(work, caseId, 'locked');
  if (found?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  const before = (await directorsOf(parts, work, found)).find((each) => each.place === place);
  if (before === undefined) throw new Refusal(platformRefusals.not_found);
  const over = () => new Refusal(registryRefusals.directorship_over, { members: { state: before.state } });
  if (!before.can_replace) throw over();
  const toAsk =
    body.user === ''
      ? undefined
      : await someoneElse(parts, work, { caseId, user: body.user.replace(/^@/u, '') });
  if (!(await replaceDirectorship(work, { caseId, place }))) throw over();
  if (toAsk !== undefined)
    await askDirectors(parts, work, { caseId, name: found.name, invited: [{ at: place, ...toAsk }] });
  else {
    const directors = found.details.directors.map((each) =>
      each.at === place ? { ...each, isOff: true } : each,
    );
    await setDetails(work, { caseId, details: { ...found.details, directors } });
  }
  const after = await findRegistration(work, caseId);
  invariant(after !== undefined, 'a registration that is locked stays');
  return { items: await directorsOf(parts, work, after) };
}

/** Someone who is not the applicant, has not said no, and is not asked about another place. */
async function someoneElse(
  parts: Parts,
  work: Work,
  { caseId, user }: { readonly caseId: string; readonly user: string },
): Promise<ToAsk> {
  const issue = (code: string) => validationRefusal([{ field: 'user', code }]);
  const person = await whomToAsk(parts, work, user);
  if (typeof person === 'string') throw issue(person);
  const { userId, mark } = person;
  const all = await askedIn(work.db, caseId);
  const asked = all.filter((each) =>
    mark === undefined ? each.user_id === userId : each.email_mark?.equals(mark),
  );
  if (all.length >= DIRECTORS_ASKED_MAX) throw issue('too_many');
  if (asked.some(({ answer }) => answer === 'declined')) throw issue('person_declined');
  if (asked.some(({ is_replaced: isReplaced, answer }) => !isReplaced && answer !== null))
    throw issue('director_repeated');
  return person;
}
