import { createDocuments } from '@egcr/documents/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { Person } from '@egcr/server-kit/actor';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createForms } from './index.ts';
import { asked, changing, things, unasked } from './testing/asked-forms.ts';

const DAY_S = 86_400;
/** Rights of people in the one organisation of these tests. */
const rights = new Map<string, readonly ('view' | 'edit' | 'pay')[]>();
const acting: ActingDoor = {
  memberOf: async (_db, userId) => {
    const own = rights.get(userId);
    return own && { name: 'Looms', kind: 'ngo', country: 'IT', rights: [...own] };
  },
  membersWith: async (_db, _id, right) =>
    [...rights].flatMap(([id, own]) => (own.includes(right) ? [id] : [])),
  namesOf: async () => new Map(),
};
const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
const { door: papers } = createDocuments({ uploads: uploads.door });
const { domain, door } = createForms({ forms: [asked, changing, unasked], acting, papers });

let served: ServedDomain;
let organisation: string;
beforeAll(async () => {
  served = await serveDomain(domain, { isPinOpen: true });
  organisation = served.newId();
});
afterAll(() => served.close());

const advance = (seconds: number) => served.services.movableClock.advance(seconds);
const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, who: string, body?: object) => {
  const answer = await served.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${who}`, 'idempotency-key': served.newId(), 'accept-language': 'en' },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
};
const personNamed = (userId: string): Person => ({
  kind: 'person',
  userId,
  sessionId: userId,
  roles: [],
  isVerified: true,
  pin: { isSet: false, expiresAt: null, verifiedAt: null },
  aal: 'aal1',
});
const begin = (who: string, query = '', form = 'test.asked') =>
  ask('POST', `/forms/${form}/drafts${query}`, who, {});
const read = (who: string, id: string) => ask('GET', `/form-drafts/${id}`, who);
const save = (who: string, id: string, version: number, answers: object) =>
  ask('PUT', `/form-drafts/${id}`, who, { version, answers });
const list = async (who: string, query = '') => (await ask('GET', `/form-drafts${query}`, who)).body.items;
const runEnd = () => served.services.unit(async (work) => domain.jobs?.['forms.end_drafts']?.(work, {}));
const toldTo = async (who: string) => {
  const { rows } = await served.owner.query(
    `select payload ->> 'link' as link, payload -> 'params' ->> 'expires_on' as day from platform.event
     where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id`,
    [who],
  );
  return rows;
};

describe('a form', () => {
  it('is read with its questions, the words of its options, and its sections with the questions of each', async () => {
    const { body } = await ask('GET', '/forms/test.asked', served.newId());
    expect(body).toMatchObject({ name: 'test.asked', version: 1, title: 'Application' });
    expect(body.questions.map(({ label, hint }: { label: string; hint: string }) => [label, hint])).toEqual([
      ['Your name', 'As in your passport'],
      ['What are you?', ''],
      ['many', ''],
      ['Where?', ''],
      ['cost', ''],
    ]);
    expect(body.questions[1].options).toEqual([
      { value: 'person', label: 'A person' },
      { value: 'ngo', label: 'An NGO' },
    ]);
    expect(body.questions[2].options).toEqual([
      { value: 'a', label: 'a' },
      { value: 'b', label: 'b' },
    ]);
    expect(body.sections).toEqual([
      { name: 'who', title: 'Who you are', questions: ['name', 'kind'] },
      { name: 'what', title: 'what', questions: ['many', 'country'] },
      { name: 'money', title: 'money', questions: ['cost'] },
    ]);
  });

  it.each(['test.unasked', 'test.nothing'])('that nobody is asked is not there: %s', async (form) => {
    const who = served.newId();
    expect((await ask('GET', `/forms/${form}`, who)).status).toBe(404);
    expect((await begin(who, '', form)).status).toBe(404);
  });

  it('writes answers as people read them, in the order of its questions', async () => {
    const answers = { cost: '1500', country: 'IT', many: ['b', 'a'], kind: 'ngo', name: 'Ann' };
    const written = await served.services.unit((work) =>
      door.write(work, { form: 'test.asked', formVersion: 1, answers, caseId: work.newId() }),
    );
    expect(written.map(({ label, value, currency }) => [label, value, currency])).toEqual([
      ['Your name', 'Ann', undefined],
      ['What are you?', 'An NGO', undefined],
      ['many', 'b\na', undefined],
      ['Where?', 'Italy', undefined],
      ['cost', '1500', 'USD'],
    ]);
  });
});

describe('a draft', () => {
  it('is begun once, kept for ninety days after it was last saved, and is its owner’s alone', async () => {
    const [ann, eve] = [served.newId(), served.newId()];
    const { body: draft } = await begin(ann);
    expect(draft).toMatchObject({
      form: 'test.asked',
      answers: {},
      version: 1,
      acting_for: null,
      can_edit: true,
    });
    expect((await begin(ann)).body.id).toBe(draft.id);
    advance(60 * DAY_S);
    expect((await save(ann, draft.id, 1, { name: ' Ann ' })).body.version).toBe(2);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
    ] as const)
      expect((await ask(method, `/form-drafts/${draft.id}${path}`, eve)).status).toBe(404);
    expect((await save(eve, draft.id, 2, {})).status).toBe(404);
    advance(90 * DAY_S - 60);
    await runEnd();
    expect((await read(ann, draft.id)).body.answers).toEqual({ name: 'Ann' });
    advance(61);
    // It is over before it is deleted.
    expect([(await read(ann, draft.id)).status, await list(ann)]).toEqual([404, []]);
    const next = await begin(ann);
    expect(next.body.id).not.toBe(draft.id);
    advance(90 * DAY_S + 1);
    await runEnd();
    const { rows } = await served.owner.query(
      'select count(*)::int as left from forms.draft where owner_id = $1',
      [ann],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('takes answers to its own questions, in the version that was read', async () => {
    const ann = served.newId();
    const { body: draft } = await begin(ann);
    await save(ann, draft.id, 1, { name: 'Ann' });
    const stale = await save(ann, draft.id, 1, { name: 'Bob' });
    expect([stale.status, stale.body.code, stale.body.version]).toEqual([409, 'draft_changed', 2]);
    const unknown = await save(ann, draft.id, 2, { name: 'Ann', age: '4' });
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      [{ field: 'answers.age', code: 'unknown_field' }],
    ]);
    expect((await read(ann, draft.id)).body).toMatchObject({ version: 2, answers: { name: 'Ann' } });
  });

  it('is sent once, whole; then it is no draft any more', async () => {
    const ann = served.newId();
    const { body: draft } = await begin(ann);
    await save(ann, draft.id, 1, { name: 'Ann' });
    const send = (who: string, version: number) =>
      served.services
        .unit((work) =>
          door.submit(
            { ...work, actor: personNamed(who) },
            { draftId: draft.id, version, form: 'test.asked', submissionId: work.newId() },
          ),
        )
        .then(
          ({ answers }) => answers,
          (error: { readonly kind?: { readonly code: string } }) => error.kind?.code,
        );
    expect(await send(ann, 1)).toBe('draft_changed');
    expect(await send(served.newId(), 2)).toBe('not_found');
    expect(await send(ann, 2)).toBe('validation_failed');
    await save(ann, draft.id, 2, { name: 'Ann', kind: 'ngo' });
    expect(await send(ann, 3)).toEqual({ name: 'Ann', kind: 'ngo' });
    expect(await send(ann, 3)).toBe('draft_sent');
    expect((await read(ann, draft.id)).body.code).toBe('draft_sent');
    expect((await save(ann, draft.id, 3, {})).body.code).toBe('draft_sent');
    expect((await ask('DELETE', `/form-drafts/${draft.id}`, ann)).status).toBe(404);
    expect(await list(ann)).toEqual([]);
    expect((await begin(ann)).body.answers).toEqual({});
  });

  it('is listed with where it is filled in, the last saved first, and discarded', async () => {
    const ann = served.newId();
    const [mine, other] = [served.newId(), served.newId()];
    things.set(mine, ann).set(other, served.newId());
    const { body: first } = await begin(ann);
    advance(1);
    const { body: second } = await begin(ann, `?subject=${mine}`, 'test.changing');
    expect(second.answers).toEqual({ name: `thing ${mine.slice(-4)}` });
    expect((await begin(ann, `?subject=${other}`, 'test.changing')).status).toBe(404);
    expect((await begin(ann, `?subject=${mine}`)).status).toBe(404);
    advance(1);
    const { body: third } = await begin(ann, '', 'test.changing');
    advance(1);
    await save(ann, first.id, 1, { name: 'Ann' });
    const shown = (await list(ann)).map(({ id, title, address }: Record<string, string>) => [
      id,
      title,
      address,
    ]);
    expect(shown).toEqual([
      [first.id, 'Application', '/asked'],
      [third.id, 'Change', '/changing?x=1'],
      [second.id, 'Change', `/changing?x=1&changes=${mine}`],
    ]);
    expect((await ask('DELETE', `/form-drafts/${third.id}`, ann)).status).toBe(204);
    expect((await ask('DELETE', `/form-drafts/${third.id}`, ann)).status).toBe(404);
    expect(await list(ann)).toHaveLength(2);
  });

  it('of an organisation is shared by its members: who only views it changes nothing', async () => {
    const [owner, viewer, eve] = [served.newId(), served.newId(), served.newId()];
    rights.clear();
    rights.set(owner, ['view', 'edit']).set(viewer, ['view']);
    const query = `?acting_for=${organisation}`;
    const early = await begin(viewer, query);
    expect([early.status, early.body.code]).toEqual([403, 'team_role_required']);
    expect((await begin(eve, query)).status).toBe(404);
    // Nor does a form that is for people alone have one.
    expect((await begin(owner, query, 'test.changing')).status).toBe(404);
    const { body: draft } = await begin(owner, query);
    expect([draft.acting_for, draft.can_edit]).toEqual([organisation, true]);
    const seen = await begin(viewer, query);
    expect([seen.body.id, seen.body.can_edit]).toEqual([draft.id, false]);
    expect((await save(viewer, draft.id, 1, {})).body.code).toBe('team_role_required');
    expect((await ask('DELETE', `/form-drafts/${draft.id}`, viewer)).body.code).toBe('team_role_required');
    expect([
      (await read(eve, draft.id)).status,
      (await ask('GET', `/form-drafts${query}`, eve)).status,
    ]).toEqual([404, 404]);
    expect(await list(viewer, query)).toHaveLength(1);
    expect(await list(owner)).toEqual([]);
    // Its owner’s own draft is another.
    expect((await begin(owner)).body.id).not.toBe(draft.id);
    await served.services.unit(async (work) =>
      domain.listeners?.['identity.user_deleted']?.(work, {
        id: served.newId(),
        topic: 'identity.user_deleted',
        payload: { user_id: owner },
      }),
    );
    expect(await list(owner)).toEqual([]);
    expect(await list(viewer, query)).toHaveLength(1);
  });

  it('that ends in fourteen, three and one days is told to those who may send it, once each; a save begins anew', async () => {
    const [ann, viewer, editor] = [served.newId(), served.newId(), served.newId()];
    rights.clear();
    rights.set(editor, ['view', 'edit']).set(viewer, ['view']);
    const { body: draft } = await begin(ann);
    await begin(editor, `?acting_for=${organisation}`);
    const day = draft.expires_at.slice(0, 10);
    const counts = async () => {
      await runEnd();
      await runEnd();
      return Promise.all([ann, editor, viewer].map(async (who) => (await toldTo(who)).length));
    };
    advance(76 * DAY_S - 60);
    expect(await counts()).toEqual([0, 0, 0]);
    advance(61);
    expect(await counts()).toEqual([1, 1, 0]);
    expect(await toldTo(ann)).toEqual([{ link: '/asked', day }]);
    advance(11 * DAY_S - 60);
    expect(await counts()).toEqual([1, 1, 0]);
    advance(61);
    expect(await counts()).toEqual([2, 2, 0]);
    advance(2 * DAY_S);
    expect(await counts()).toEqual([3, 3, 0]);
    await save(ann, draft.id, 1, { name: 'Ann' });
    expect(await counts()).toEqual([3, 3, 0]);
    advance(76 * DAY_S + 1);
    expect((await counts())[0]).toBe(4);
    // What came too late for the earlier reminders is told once.
    const late = await begin(viewer, '', 'test.changing');
    advance(88 * DAY_S);
    await counts();
    expect(await toldTo(viewer)).toHaveLength(1);
    expect(late.status).toBeLessThan(300);
  });
});
