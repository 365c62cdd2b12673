import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { COMMENTS_IN_WINDOW } from '../contract/index.ts';
import { serveComments, type ServedComments } from './testing/served-comments.ts';

let desk: ServedComments;
beforeAll(async () => {
  desk = await serveComments();
});
afterAll(() => desk.close());

describe('a comment', () => {
  it('of a verified person is read by everybody at once, under a short name [SYS-18]', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const said = await desk.write(who, post, ' Clear, <b>thank</b> you ');
    expect([said.status, said.body.state]).toEqual([201, 'approved']);
    expect(await desk.read(post)).toEqual([
      expect.objectContaining({
        writer: 'Amina O.',
        text: 'Clear, <b>thank</b> you',
        is_sample: false,
        replies: [],
      }),
    ]);
    expect(await desk.door.count(desk.db, { kind: 'blog_post', subject: post })).toBe(1);
  });

  it('takes signing in, and a thing that can be read', async () => {
    const [who, closed] = [desk.newId(), desk.subject({ isOpen: false })];
    expect((await desk.ask(undefined, 'POST', desk.place(desk.subject()), { text: 'x' })).status).toBe(401);
    for (const of of [closed, desk.newId()]) expect((await desk.write(who, of, 'x')).status).toBe(404);
    expect((await desk.ask(who, 'POST', `/comments/moon/${desk.subject()}`, { text: 'x' })).status).toBe(404);
    expect((await desk.ask(undefined, 'GET', desk.place(closed))).status).toBe(404);
  });

  it.each([
    ['', 'required'],
    ['\u200b \u202e', 'required'],
    ['x'.repeat(2001), 'too_long'],
    ['x'.repeat(60_000), 'too_long'],
  ])('with the text %.10j is refused at its field', async (text, code) => {
    const answer = await desk.write(desk.newId(), desk.subject(), text);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'text', code })],
    ]);
  });

  it('with many links waits for an editor; only its writer sees it until then', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const said = await desk.write(who, post, 'a.com b.com https://c.example');
    expect(said.body.state).toBe('pending');
    expect(await desk.read(post)).toEqual([]);
    const own = await desk.ask(who, 'GET', `${desk.place(post)}/own`);
    expect(own.body.items).toEqual([expect.objectContaining({ id: said.body.id, state: 'pending' })]);
    expect((await desk.ask(desk.newId(), 'GET', `${desk.place(post)}/own`)).body.items).toEqual([]);
  });

  it('sent twice under one key is there once', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const send = () => desk.ask(who, 'POST', desk.place(post), { text: 'Once', key: 'one-key-of-comments' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect((await send()).status).toBe(201);
    expect(await desk.read(post)).toHaveLength(1);
  });

  it('is the fifth in ten minutes at most, however many come at once and whatever was deleted', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const first = await desk.write(who, post, 'Deleted');
    await desk.ask(who, 'DELETE', `/comments/own/${first.body.id}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => desk.write(who, post, `No. ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(COMMENTS_IN_WINDOW - 1);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('comments_too_many');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(500);
    expect((await desk.write(desk.newId(), post, 'Another person')).status).toBe(201);
  });

  it('stands with others in pages, each once, the newest first', async () => {
    const post = desk.subject();
    for (let at = 0; at < 5; at += 1) await desk.write(desk.newId(), post, `No. ${at}`);
    const first = await desk.ask(undefined, 'GET', `${desk.place(post)}?limit=3`);
    const second = await desk.ask(undefined, 'GET', `${desk.place(post)}?limit=3&after=${first.body.next}`);
    const texts = [...first.body.items, ...second.body.items].map(
      ({ text }: { readonly text: string }) => text,
    );
    expect(texts).toEqual(['No. 4', 'No. 3', 'No. 2', 'No. 1', 'No. 0']);
    expect((await desk.ask(undefined, 'GET', `${desk.place(post)}?after=x`)).status).toBe(422);
  });
});

describe('a reply', () => {
  it('stands under its comment, also where it answers another reply; the writer of the comment is told', async () => {
    const [ann, ben, post] = [desk.newId(), desk.newId(), desk.subject()];
    const { body: said } = await desk.write(ann, post, 'Why?');
    const { body: reply } = await desk.write(ben, post, 'Because', said.id);
    await desk.write(ann, post, 'I see', reply.id);
    const [shown] = await desk.read(post);
    expect(shown.replies.map(({ text }: { readonly text: string }) => text)).toEqual(['Because', 'I see']);
    expect(await desk.notices(ann)).toEqual(['comments.replied']);
    expect(await desk.notices(ben)).toEqual([]);
  });

  it('takes a comment of the same thing that is read', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const { body: elsewhere } = await desk.write(who, desk.subject(), 'Elsewhere');
    const { body: waits } = await desk.write(who, post, 'a.com b.com c.com');
    for (const id of [elsewhere.id, waits.id, desk.newId()])
      expect((await desk.write(desk.newId(), post, 'x', id)).status).toBe(404);
  });

  it('is the hundredth at most, however many come at once', async () => {
    const post = desk.subject();
    const { body: said } = await desk.write(desk.newId(), post, 'Full soon');
    await desk.services.pool.query(
      `insert into comments.comment (id, subject_kind, subject_id, parent_id, sample_name, text, state, created_at)
       select gen_random_uuid(), 'blog_post', $1, $2, 'S', 'x', 'pending', now() from generate_series(1, $3)`,
      [post, said.id, 99],
    );
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => desk.write(desk.newId(), post, 'x', said.id)),
    );
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409']);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('comment_full');
  });
});

describe('what is for members', () => {
  it('has a thread for verified people alone [GUARD-04]', async () => {
    const [who, post] = [desk.newId(), desk.subject({ isForMembers: true })];
    expect((await desk.write(who, post, 'Among us')).status).toBe(201);
    expect((await desk.ask(undefined, 'GET', desk.place(post))).status).toBe(404);
    expect((await desk.ask(undefined, 'GET', `${desk.place(post)}/for-members`)).status).toBe(401);
    const answer = await desk.ask(who, 'GET', `${desk.place(post)}/for-members`);
    expect(answer.body.items).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('is for the writer alone, once; the text is gone from the database, replies of others stay', async () => {
    const [ann, ben, post] = [desk.newId(), desk.newId(), desk.subject()];
    const { body: said } = await desk.write(ann, post, 'Regretted');
    await desk.write(ben, post, 'Kept', said.id);
    for (const who of [ben, `${desk.newId()} editor aal2`])
      expect((await desk.ask(who, 'DELETE', `/comments/own/${said.id}`)).status).toBe(404);
    expect((await desk.ask(ann, 'DELETE', `/comments/own/${said.id}`)).status).toBe(204);
    expect((await desk.ask(ann, 'DELETE', `/comments/own/${said.id}`)).status).toBe(404);
    expect(await desk.read(post)).toEqual([
      expect.objectContaining({
        writer: null,
        text: null,
        replies: [expect.objectContaining({ text: 'Kept' })],
      }),
    ]);
    const { rows } = await desk.services.pool.query(
      "select 1 from comments.comment where text = 'Regretted'",
    );
    expect(rows).toEqual([]);
  });

  it('of an account takes its comments, replies and reports with it, and nothing of others', async () => {
    const [ann, ben, post] = [desk.newId(), desk.newId(), desk.subject()];
    const { body: answered } = await desk.write(ann, post, 'Answered');
    await desk.write(ann, post, 'Alone');
    const { body: kept } = await desk.write(ben, post, 'Of Ben', answered.id);
    await desk.write(ann, post, 'My own reply', answered.id);
    await desk.ask(ann, 'PUT', `/comments/reports/${kept.id}`, { reason: 'other' });
    await desk.deleteAccount(ann);
    await desk.deleteAccount(ann);
    expect(await desk.read(post)).toEqual([
      expect.objectContaining({
        writer: null,
        text: null,
        replies: [expect.objectContaining({ text: 'Of Ben' })],
      }),
    ]);
    const { rows } = await desk.services.pool.query(
      `select 1 from comments.comment where writer_id = $1
       union all select 1 from comments.report where reporter_id = $1
       union all select 1 from comments.comment where id = $2 and open_reports > 0`,
      [ann, kept.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('how much of a person there is', () => {
  const advance = (seconds: number) => desk.services.movableClock.advance(seconds);

  it('five comments in ten minutes: the next one is taken when the oldest of them is ten minutes old', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const send = async () => (await desk.write(who, post, 'Again')).status;
    expect(await send()).toBe(201);
    advance(300);
    for (let at = 0; at < 4; at += 1) expect(await send()).toBe(201);
    advance(295);
    const refused = await desk.write(who, post, 'Too soon');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(5);
    advance(6);
    expect([await send(), await send()]).toEqual([201, 429]);
  });

  it('twenty reports in an hour', async () => {
    const who = desk.newId();
    const report = async (count: number) => {
      const statuses: number[] = [];
      for (let at = 0; at < count; at += 1) {
        const { body } = await desk.write(desk.newId(), desk.subject(), 'Fine');
        statuses.push(
          (await desk.ask(who, 'PUT', `/comments/reports/${body.id}`, { reason: 'other' })).status,
        );
      }
      return statuses;
    };
    expect(await report(21)).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    advance(3590);
    expect(await report(1)).toEqual([429]);
    advance(15);
    expect(await report(1)).toEqual([204]);
  });

  it('fifty of their own comments under one thing are read, the newest first, without what is spam or gone', async () => {
    const [who, post] = [desk.newId(), desk.subject()];
    const { rows } = await desk.services.pool.query(
      `insert into comments.comment (id, subject_kind, subject_id, writer_id, text, state, created_at)
       select ('01990000-0000-7000-8000-' || lpad(at::text, 12, '0'))::uuid, 'blog_post', $1, $2, 'No. ' || at, 'pending', now()
       from generate_series(1, 53) as at
       returning id`,
      [post, who],
    );
    await desk.services.pool.query("update comments.comment set state = 'spam' where id = $1", [rows[52].id]);
    await desk.services.pool.query("update comments.comment set state = 'approved' where id = $1", [
      rows[51].id,
    ]);
    await desk.write(who, desk.subject(), 'Elsewhere');
    const { body } = await desk.ask(who, 'GET', `${desk.place(post)}/own`);
    const shown = body.items.map(({ text, state }: { text: string; state: string }) => [text, state]);
    expect(shown).toHaveLength(50);
    expect(shown.slice(0, 2)).toEqual([
      ['No. 52', 'approved'],
      ['No. 51', 'pending'],
    ]);
    expect((await desk.ask(desk.newId(), 'GET', `${desk.place(post)}/own`)).body.items).toEqual([]);
  });
});

it('the owner of a thing is told of a comment of others that waits, and of nothing else', async () => {
  const [owner, ann] = [desk.newId(), desk.newId()];
  const post = desk.subject({ ownerId: owner });
  await desk.write(ann, post, 'Fine');
  await desk.write(owner, post, 'a.com b.com c.com');
  expect(await desk.notices(owner)).toEqual([]);
  await desk.write(ann, post, 'a.com b.com c.com');
  expect(await desk.notices(owner)).toEqual(['comments.waits']);
});
