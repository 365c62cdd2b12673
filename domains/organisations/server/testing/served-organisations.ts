import type { Screen } from '@egcr/contract/screen';
import { notificationAsked } from '@egcr/notifications/contract';
import type { KnownPerson } from '@egcr/profile/server';
import { connectScreens } from '@egcr/contract/product-screens';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';

import type { Organisation, OrganisationRow, OwnInvitation, TeamRole } from '../../contract/index.ts';
import { createOrganisations } from '../index.ts';
import type { OrganisationParts } from '../parts.ts';

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

/** Where the mail of an invitation leads. */
const settings: Screen = {
  name: 'settings',
  path: '/settings',
  guard: 'pinned',
  frame: 'app',
  requirement: 'ROUTE-14',
  isOpen: true,
};

/** The people of a test, and their addresses. */
function knownPeople() {
  const known = new Map<string, KnownPerson>();
  const contacts = new Map<string, { readonly email: string; readonly isEmailVerified: boolean }>();
  const people: OrganisationParts['people'] = {
    contactsOf: async (_db, userId) => contacts.get(userId),
    findByUsername: async (_db, username) =>
      [...known.values()].find((person) => person.username === username.replace('@', '')),
    findByIds: async (_db, ids) => new Map([...known].filter(([id]) => ids.includes(id))),
  };
  /** From now on an address is the person's, with its code entered or not. */
  const giveAddress = (userId: string, email: string, isEmailVerified = true) =>
    contacts.set(userId, { email, isEmailVerified });
  return { known, people, giveAddress };
}

/** What the bell says to a person of teams, in its order: `invited`, `removed`. */
function toldIn({ owner }: Pick<Awaited<ReturnType<typeof serveDomain>>, 'owner'>) {
  return async (person: string): Promise<readonly string[]> => {
    const { rows } = await owner.query<{ kind: string }>(
      `select payload ->> 'kind' as kind from platform.event
       where topic = $1 and payload ->> 'user_id' = $2
       order by id`,
      [notificationAsked.topic, person],
    );
    return rows.map(({ kind }) => kind.replace('organisations.', ''));
  };
}

/** Organisations alone. Every person is called `user<first eight signs of their id>` and has a PIN that was just entered. */
export async function serveOrganisations() {
  connectScreens([settings]);
  const { known, people, giveAddress } = knownPeople();
  const present: { userId: string; isSignedIn: boolean; lastActiveAt: Date }[] = [];
  const { domain } = createOrganisations({
    publicUrl: 'https://egcr.example',
    people,
    presenceOf: async (_db, ids) =>
      new Map(present.filter(({ userId }) => ids.includes(userId)).map((each) => [each.userId, each])),
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
    ask('POST', `/organisations/${id}/invitations`, { who, body: { username: usernameOf(person), role } });

  const inviteByEmail = (id: string, who: string, email: string, role: TeamRole = 'viewer') =>
    ask('POST', `/organisations/${id}/email-invitations`, { who, body: { email, role } });

  /** The mails to an address, the newest first. */
  const mailsTo = async (email: string) =>
    (await waitingMessages(server.services)).filter(({ to }) => to === email);

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

  return {
    ...server,
    toldTo: toldIn(server),
    domain,
    present,
    newPerson,
    giveAddress,
    usernameOf,
    ask,
    create,
    invite,
    inviteByEmail,
    mailsTo,
    invitationFor,
    answer,
    join,
  };
}

export type ServedOrganisations = Awaited<ReturnType<typeof serveOrganisations>>;
