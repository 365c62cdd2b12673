import { sql } from 'kysely';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Note } from '../contract/index.ts';
import { NOTE_TEXT_MAX_LENGTH, NOTES_MAX } from '../contract/limits.ts';
import { createNotes } from './index.ts';

const known = new Set<string>();
const { domain } = createNotes({
  people: {
    findByIds: async (_db, ids) =>
      new Map(
        ids
          .filter((id) => known.has(id))
          .map((userId) => [userId, { userId, username: 'landlord', firstName: 'Lan', lastName: 'Lord' }]),
      ),
  },
});
let desk: ServedDomain;

beforeAll(async () => {
  desk = await serveDomain(domain, { isPinOpen: true });
});
afterAll(() => desk.close());

function newPerson(): string {
  const id = desk.newId();
  known.add(id);
  return id;
}

interface Answer {
  readonly status: number;
  readonly body: Note & {
    readonly code: string;
    readonly items: readonly Note[];
    readonly errors: readonly object[];
  };
}

async function ask(
  method: 'GET' | 'PUT' | 'DELETE',
  who: string,
  about = '',
  text?: string,
): Promise<Answer> {
  const answer = await desk.app.inject({
    method,
    url: `/api/v1/notes${about && `/${about}`}`,
    headers: { authorization: `Bearer ${who}` },
    ...(text !== undefined && { payload: { text } }),
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
}

const textsOf = async (who: string) =>
  (await ask('GET', who)).body.items.map(({ about, text }) => [about, text]);

async function deleteAccount(userId: string): Promise<void> {
  const event = { id: desk.newId(), topic: 'identity.user_deleted', payload: { user_id: userId } };
  await desk.services.unit(async (work) => domain.listeners?.[event.topic]?.(work, event));
}

describe('a private note', () => {
  it('is kept about a person, and replaced by the next one', async () => {
    const [who, landlord] = [newPerson(), newPerson()];
    expect(await ask('PUT', who, landlord, '  Rent, due on the 1st ')).toMatchObject({
      status: 200,
      body: { about: landlord, text: 'Rent, due on the 1st' },
    });
    await ask('PUT', who, landlord, 'Moved');
    expect(await textsOf(who)).toEqual([[landlord, 'Moved']]);
  });

  it('is read by its writer alone, and deleted by nobody else', async () => {
    const [who, landlord, other] = [newPerson(), newPerson(), newPerson()];
    await ask('PUT', who, landlord, 'Rent');
    for (const stranger of [landlord, other]) {
      expect(await textsOf(stranger)).toEqual([]);
      expect((await ask('DELETE', stranger, landlord)).status).toBe(404);
    }
    expect(await textsOf(who)).toEqual([[landlord, 'Rent']]);
    expect((await ask('DELETE', who, landlord)).status).toBe(204);
    expect((await ask('DELETE', who, landlord)).status).toBe(404);
    expect(await textsOf(who)).toEqual([]);
  });

  it('is about a person whom the product knows, and not about oneself', async () => {
    const who = newPerson();
    for (const about of [desk.newId(), who]) expect((await ask('PUT', who, about, 'x')).status).toBe(404);
  });

  it.each([
    ['   ', 'required'],
    ['x'.repeat(NOTE_TEXT_MAX_LENGTH + 1), 'note_too_long'],
    ['turned \u202e round', 'note_characters'],
  ])('with the text %j is refused at its field', async (text, code) => {
    const answer = await ask('PUT', newPerson(), newPerson(), text);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'text', code })],
    ]);
  });

  it('is encrypted in the database', async () => {
    const [who, landlord] = [newPerson(), newPerson()];
    await ask('PUT', who, landlord, 'Owes me a favour');
    const { rows } = await sql<{ sealed_text: string }>`
      select sealed_text from notes.note where owner_id = ${who}`.execute(desk.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed_text).not.toContain('favour');
  });

  it('goes with the account of its writer, and not with that of the other', async () => {
    const [who, landlord] = [newPerson(), newPerson()];
    await ask('PUT', who, landlord, 'Rent');
    await deleteAccount(landlord);
    expect(await textsOf(who)).toHaveLength(1);
    await deleteAccount(who);
    expect(await textsOf(who)).toEqual([]);
  });
});

it('a person has at most as many notes as allowed, however many come at once', async () => {
  const who = newPerson();
  await sql`
    insert into notes.note (owner_id, about, sealed_text, changed_at)
    select ${who}, gen_random_uuid(), 'x', now() from generate_series(1, ${NOTES_MAX - 1})`.execute(desk.db);
  const answers = await Promise.all([1, 2, 3].map(() => ask('PUT', who, newPerson(), 'One more')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('note_limit_reached');
});
