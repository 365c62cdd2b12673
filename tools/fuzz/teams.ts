/** Things of people who act for an organisation: the organisation, and an invitation to its team that waits for another. */
import type { BankPerson, Caller } from '../bank-test/caller.ts';
import { PATIENCE_MS } from './patience.ts';

const ORGANISATION = '/api/v1/organisations/{id}';
const INVITATION = '/api/v1/organisation-invitations/{id}';

interface Said {
  readonly id: string;
  readonly invitations: readonly { readonly id: string }[];
}

/** The thing at that place; undefined where it is none of these. `invitee` is the username of another person. */
export async function makeTeam(
  place: string,
  {
    caller,
    person,
    invitee,
  }: { readonly caller: Caller; readonly person: BankPerson; readonly invitee: string },
): Promise<string | undefined> {
  if (place !== ORGANISATION && place !== INVITATION) return undefined;
  const ask = async (path: string, body: object): Promise<string> => {
    const { text } = await caller.call({
      method: 'POST',
      path: `/api/v1${path}`,
      body,
      headers: { authorization: `Bearer ${person.access_token}`, 'idempotency-key': crypto.randomUUID() },
      timeoutMs: PATIENCE_MS,
    });
    return text;
  };
  const choir = { kind: 'ngo', name: `Choir ${crypto.randomUUID().slice(0, 8)}`, country: 'DE' };
  const { id }: Said = JSON.parse(await ask('/organisations', choir));
  if (place === ORGANISATION) return id;
  // An invitation takes a PIN that was entered just now.
  await ask('/identity/pin/verify', { pin: person.pin });
  const asked: Said = JSON.parse(
    await ask(`/organisations/${id}/invitations`, { username: invitee, role: 'viewer' }),
  );
  return asked.invitations[0]?.id;
}
