import type { KnownPerson } from '@egcr/profile/server';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';

import type { Organisation, OrganisationRow, OwnInvitation, TeamRole } from '../../contract/index.ts';
import { createOrganisations } from '../index.ts';

interface Answer {
  readonly status: number;
  readonly body: Organisation & {
    readonly code: string;
    readonly state: string;
    readonly errors: readonly { readonly field: string; readonly code: string }[];
    readonly items: readonly (OrganisationRow & OwnInvitation)[];
  };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly key?: string;
}

export const school = { kind: 'ngo', name: 'School of the Harbour', country: 'DE' };

/** Organisations alone. Every person is called `user<first eight signs of their id>` and has a PIN that was just entered. */
export async function serveOrganisations() {
  const known = new Map<string, KnownPerson>();
  const { domain } = createOrganisations({
    people: {
      findByUsername: async (_db, username) =>
        [...known.values()].find((person) => person.username === username.replace('@', '')),
      findByIds: async (_db, ids) => new Map([...known].filter(([id]) => ids.includes(id))),
    },
  });
  const server = await serveDomain(domain, { isPinOpen: true });

  function newPerson(): string {
    const userId = server.newId();
    const username = `user${known.size}`;
    known.set(userId, { userId, username, firstName: 'Person', lastName: username });
    return userId;
  }
  const usernameOf = (userId: string) => known.get(userId)?.username ?? '';

  async function ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { who, body, key = server.newId() }: Sent,
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${who}`, 'idempotency-key': key },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  async function create(who: string, given: object = school): Promise<string> {
    return (await ask('POST', '/organisations', { who, body: given })).body.id;
  }

  const invite = (id: string, who: string, person: string, role: TeamRole = 'viewer') =>
    ask('POST', `/organisations/${id}/invitations`, {
      who,
      body: { username: usernameOf(person), role },
    });

  /** The invitation that waits for a person. */
  const invitationFor = async (person: string) =>
    (await ask('GET', '/organisation-invitations', { who: person })).body.items[0]?.id ?? '';

  const answer = (invitation: string, who: string, given: 'accept' | 'decline') =>
    ask('POST', `/organisation-invitations/${invitation}/answer`, { who, body: { answer: given } });

  /** A new member of the team. */
  async function join(id: string, owner: string, role: TeamRole): Promise<string> {
    const person = newPerson();
    await invite(id, owner, person, role);
    await answer(await invitationFor(person), person, 'accept');
    return person;
  }

  return { ...server, domain, newPerson, usernameOf, ask, create, invite, invitationFor, answer, join };
}

export type ServedOrganisations = Awaited<ReturnType<typeof serveOrganisations>>;
