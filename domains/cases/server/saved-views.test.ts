import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveCases, type ServedCases } from './testing/served-cases.ts';

let server: ServedCases;
beforeAll(async () => {
  server = await serveCases();
});
afterAll(() => server.close());

const PATH = '/admin/case-views';
const save = (who: string, name: string, view: object) =>
  server.ask('PUT', PATH, { who, body: { name, view } });
const list = async (who: string) => (await server.ask('GET', PATH, { who })).body.items;

describe('a view of the queue', () => {
  it('is saved under a name, replaced by the same name, and is there for its officer alone', async () => {
    const [who, other] = [server.officer('reviewer'), server.officer('reviewer')];
    await save(who, 'Mine, urgent', { assigned: 'me', order: 'due' });
    await save(who, 'Late', { late: 'yes' });
    await save(who, ' Late ', { late: 'yes', kind: 'test.grant' });
    expect(await list(who)).toEqual([
      expect.objectContaining({ name: 'Late', view: { late: 'yes', kind: 'test.grant' } }),
      expect.objectContaining({ name: 'Mine, urgent', view: { assigned: 'me', order: 'due' } }),
    ]);
    expect(await list(other)).toEqual([]);
  });

  it('has a name that people see: what nobody can see is taken out of it, and nothing breaks', async () => {
    const who = server.officer('reviewer');
    const saved = await save(who, ' La\u0000te\ud800\u202e ', { late: 'yes' });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Late\ufffd' } });
    const empty = await save(who, '\u0000\u200f', {});
    expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'name', code: 'required' }] } });
  });

  it('is removed by its officer, and is not found by another', async () => {
    const [who, other] = [server.officer('reviewer'), server.officer('reviewer')];
    const { id } = (await save(who, 'Late', { late: 'yes' })).body;
    expect((await server.ask('DELETE', `${PATH}/${id}`, { who: other })).status).toBe(404);
    expect((await server.ask('DELETE', `${PATH}/${id}`, { who })).status).toBe(204);
    expect((await server.ask('DELETE', `${PATH}/${id}`, { who })).status).toBe(404);
    expect(await list(who)).toEqual([]);
  });

  it('is no place for people outside the staff', async () => {
    const who = server.newId();
    expect((await save(who, 'Late', { late: 'yes' })).status).toBe(403);
    expect((await server.ask('GET', PATH, { who })).status).toBe(403);
  });

  it('without a name, with a long one or with what the queue does not offer is refused, every field at once', async () => {
    const who = server.officer('reviewer');
    const { status, body } = await save(who, 'a'.repeat(41), {
      assigned: 'everybody',
      kind: '<script>',
      state: 'NaN',
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }) => field).toSorted()).toEqual([
      'name',
      'view.assigned',
      'view.kind',
      'view.state',
    ]);
    expect((await save(who, ' ', {})).status).toBe(422);
    expect((await save(who, 'Text', { text: 'amina' })).status).toBe(422);
  });

  it('is one too many above the limit, also for thirty tabs at once; a name that is there may be saved anew', async () => {
    const who = server.officer('reviewer');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => save(who, `View ${at}`, { late: 'yes' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('too_many_views');
    const [first] = await list(who);
    expect((await save(who, String(Reflect.get(first ?? {}, 'name')), {})).status).toBe(200);
  });
});
