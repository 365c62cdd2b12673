import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { InvitedDirector, listDirectorsCall, readDirectorsCall } from '../../contract/index.ts';
import type { RegistryParts } from '../parts.ts';
import { findRegistration } from '../store.ts';
import { directorEmailPlace } from './asked-person.ts';
import { isUndecided, stateOf } from './directorship-state.ts';
import { directorshipsIn } from './directorship-store.ts';

type Parts = Pick<RegistryParts, 'people'>;
type Reply = ReplyOf<typeof listDirectorsCall>;
type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** GET /registry/registrations/:id/directors. Refuses not_found, as if those of other people were not there. */
export async function listDirectors(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof listDirectorsCall>,
): Promise<Reply> {
  const found = await findRegistration(work, params.id);
  if (found?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  return { items: await directorsOf(parts, work, found) };
}

/** GET /admin/registry/registrations/:id/directors. Refuses not_found, for those too who are named. */
export async function readDirectors(
  parts: Parts & Pick<RegistryParts, 'cases'>,
  work: Work,
  { params }: CallInput<typeof readDirectorsCall>,
): Promise<Reply> {
  await parts.cases.toRead(work, params.id);
  const found = await findRegistration(work, params.id);
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  const items = await directorsOf(parts, work, found);
  return { items: items.map((each) => ({ ...each, can_replace: false })) };
}

/** The directors besides the applicant. Those of registrations before anyone could be asked have no place, and are not here. */
export async function directorsOf(
  { people }: Parts,
  work: Work,
  found: Registration,
): Promise<InvitedDirector[]> {
  const asked = new Map((await directorshipsIn(work.db, found.case_id)).map((row) => [row.place, row]));
  const known = await people.findByIds(
    work.db,
    [...asked.values()].flatMap(({ user_id: userId }) => userId ?? []),
  );
  return found.details.directors.flatMap(({ at, name, isOff }): readonly InvitedDirector[] => {
    if (at === undefined) return [];
    const bare = {
      place: at,
      name,
      email: '',
      username: '',
      account_name: '',
      expires_at: null,
      can_replace: false,
    };
    if (isOff === true) return [{ ...bare, state: 'off' }];
    const row = asked.get(at);
    if (row === undefined) return [{ ...bare, state: 'not_asked' }];
    const state = stateOf(row, work.now);
    const account = known.get(row.user_id ?? '');
    const { sealed_email: sealed } = row;
    return [
      {
        ...bare,
        state,
        email: sealed === null ? '' : work.cipher.open(directorEmailPlace(row.id), sealed),
        username: account?.username ?? '',
        account_name: account === undefined ? '' : `${account.firstName} ${account.lastName}`.trim(),
        expires_at: toInstant(row.expires_at),
        can_replace: state !== 'confirmed' && isUndecided(found.state),
      },
    ];
  });
}
