import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  registryRefusals,
  type answerDirectorshipCall,
  type Directorship,
  type listDirectorshipsCall,
  type readDirectorshipCall,
} from '../../contract/index.ts';
import { entryNotices } from '../../contract/notices.ts';
import type { RegistryParts } from '../parts.ts';
import { findRegistration } from '../store.ts';
import { askedPerson } from './asked-person.ts';
import {
  directorshipOf,
  directorshipsAsked,
  keepDirectorshipAnswer,
  type DirectorshipRow,
} from './directorship-store.ts';
import { stateOf } from './directorship-state.ts';
import { answerJoining, findJoining, joiningsAsked } from './joining.ts';

type Parts = Pick<RegistryParts, 'people' | 'tell' | 'cases'>;

/** GET /registry/directorships. */
export async function listDirectorships(
  parts: Parts,
  work: Work,
): Promise<ReplyOf<typeof listDirectorshipsCall>> {
  const items = [];
  const person = await askedPerson(parts, work, personOf(work).userId);
  for (const row of await directorshipsAsked(work, person)) items.push(await shown(parts, work, row));
  return { items: [...items, ...(await joiningsAsked(parts, work))] };
}

/** GET /registry/directorships/:id. Refuses not_found, as if those of other people were not there. */
export async function readDirectorship(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof readDirectorshipCall>,
): Promise<Directorship> {
  const person = await askedPerson(parts, work, personOf(work).userId);
  const row = await directorshipOf(work.db, { id: params.id, person });
  if (row !== undefined) return shown(parts, work, row);
  const joining = await findJoining(parts, work, params.id);
  if (joining === undefined) throw new Refusal(platformRefusals.not_found);
  return joining;
}

/** POST /registry/directorships/:id/answers, of a registration or of a change of an entry. Who asked is told. Refuses not_found, directorship_over, entry_changed, in that order. */
export async function answerDirectorship(
  parts: Parts,
  work: Work,
  input: CallInput<typeof answerDirectorshipCall>,
): Promise<Directorship> {
  const { params, body } = input;
  const person = await askedPerson(parts, work, personOf(work).userId);
  const row = await directorshipOf(work.db, { id: params.id, person });
  if (row === undefined) return answerJoining(parts, work, input);
  const state = stateOf(row, work.now);
  if (state !== 'waiting') throw new Refusal(registryRefusals.directorship_over, { members: { state } });
  const answer = body.answer === 'confirm' ? 'confirmed' : 'declined';
  await keepDirectorshipAnswer(work, { id: row.id, answer, by: person.userId });
  const registration = await findRegistration(work, row.case_id);
  invariant(registration !== undefined, 'a director is named by a registration');
  const notice = entryNotices[answer === 'confirmed' ? 'directorConfirmed' : 'directorDeclined'];
  await parts.tell(work, registration.user_id, notice.of({ name: registration.name }, row.case_id));
  return shown(parts, work, { ...row, answer });
}

async function shown(
  { people }: Pick<Parts, 'people'>,
  work: Work,
  row: DirectorshipRow,
): Promise<Directorship> {
  const registration = await findRegistration(work, row.case_id);
  invariant(registration !== undefined, 'a director is named by a registration');
  const written = registration.details.directors.find(({ at }) => at === row.place);
  const asker = (await people.findByIds(work.db, [registration.user_id])).get(registration.user_id);
  return {
    id: row.id,
    business: registration.name,
    jurisdiction: registration.jurisdiction,
    name: written?.name ?? '',
    born_month: written?.born.slice(0, 7) ?? '',
    asked_by: asker === undefined ? '' : `${asker.firstName} ${asker.lastName}`.trim(),
    asked_at: toInstant(row.asked_at),
    expires_at: toInstant(row.expires_at),
    state: stateOf(row, work.now),
  };
}
