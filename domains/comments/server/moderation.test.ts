import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { commentSamples } from './samples.ts';
import { serveComments, type ServedComments } from './testing/served-comments.ts';
import { listQueueRows } from './queue-store.ts';

let desk: ServedComments;
beforeAll(async () => {
  desk = await serveComments();
});
afterAll(() => desk.close());

const queue = async (state?: string) => {
  const answer = await desk.ask(desk.editor(), 'GET', `/admin/comments${state ? `?state=${state}` : ''}`);
  return answer.body.items;
};
const report = (who: string, id: string, reason = 'insult') =>
  desk.ask(who, 'PUT', `/comments/reports/${id}`, { reason });

async function waiting(text = 'a.com b.com c.com') {
  const [who, post] = [desk.newId(), desk.subject()];
  const { body } = await desk.write(who, post, text);
  return { who, post, id: body.id as string };
}

describe('an editor', () => {
  it('makes a waiting comment public; its writer is told, and so is the person it replies to', async () => {
    const ann = desk.newId();
    const { who, post } = await waiting();
    const { body: asked } = await desk.write(ann, post, 'Links, please');
    const { body: said } = await desk.write(who, post, 'a.com b.com c.com', asked.id);
    expect(await desk.notices(ann)).toEqual([]);
    const decided = await desk.decide(desk.editor(), said.id, { step: 'approve' });
    expect(decided.body).toMatchObject({
      state: 'approved',
      subject: { title: 'A lock', path: '/blog/a-lock' },
      replies_to: 'Links, please',
      decision: { by: 'Amina O.', reason: null },
    });
    expect((await desk.read(post))[0].replies).toHaveLength(1);
    expect(await desk.notices(who)).toEqual(['comments.approved']);
    expect(await desk.notices(ann)).toEqual(['comments.replied']);
    expect(desk.recorded).toContain(`comment_approved ${who}`);
  });

  it('removes one with a reason, which its writer is told; what is removed stays so', async () => {
    const { who, id } = await waiting();
    const editor = desk.editor();
    expect((await desk.decide(editor, id, { step: 'remove' })).status).toBe(422);
    const body = { step: 'remove', reason: 'advertising', note: 'Third time' };
    expect((await desk.decide(editor, id, body)).body).toMatchObject({
      state: 'removed',
      decision: { reason: 'advertising', note: 'Third time' },
    });
    for (const step of ['approve', 'mark_spam', 'remove'])
      expect(
        (
          await desk.decide(editor, id, {
            ...body,
            ...(step !== 'remove' && { reason: undefined, note: undefined }),
            step,
          })
        ).body,
      ).toMatchObject({
        status: 409,
        code: 'comment_step_refused',
        state: 'removed',
      });
    expect(await desk.notices(who)).toEqual(['comments.removed']);
  });

  it('marks one as spam: its writer hears nothing, and their next comment waits', async () => {
    const { who, post, id } = await waiting('Cheap things');
    await desk.decide(desk.editor(), id, { step: 'mark_spam' });
    expect(await desk.read(post)).toEqual([]);
    expect(await desk.notices(who)).toEqual([]);
    expect((await desk.write(who, post, 'Hello')).body.state).toBe('pending');
    await desk.decide(desk.editor(), id, { step: 'approve' });
    expect((await desk.write(who, post, 'Hello again')).body.state).toBe('approved');
  });

  it('is not forgotten by who takes their spam back: for them it is gone', async () => {
    const { who, post, id } = await waiting('Cheap things');
    await desk.decide(desk.editor(), id, { step: 'mark_spam' });
    expect((await desk.ask(who, 'DELETE', `/comments/own/${id}`)).status).toBe(404);
    expect((await desk.write(who, post, 'Hello')).body.state).toBe('pending');
  });

  it('does not decide about their own comment', async () => {
    const { who, id } = await waiting();
    const answer = await desk.decide(`${who} editor aal2`, id, { step: 'approve' });
    expect(answer.body).toMatchObject({ status: 403, code: 'own_comment' });
    const own = (await desk.ask(`${who} editor aal2`, 'GET', '/admin/comments')).body.items;
    expect(own.find((each: { readonly id: string }) => each.id === id).is_yours).toBe(true);
  });

  it('of two who decide at once, the first decides', async () => {
    const { id } = await waiting();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        desk.decide(desk.editor(), id, { step: 'remove', reason: 'other', note: '' }),
      ),
      ...Array.from({ length: 10 }, () => desk.decide(desk.editor(), id, { step: 'mark_spam' })),
    ]);
    const removed = answers.filter(({ status, body }) => status === 200 && body.state === 'removed');
    expect(removed).toHaveLength(1);
    expect((await queue('removed')).filter((each: { readonly id: string }) => each.id === id)).toHaveLength(
      1,
    );
  });

  it('has a role for it and a second factor; nobody else sees the queue or decides', async () => {
    const { who, id } = await waiting();
    for (const stranger of [who, desk.newId(), `${desk.newId()} author aal2`, `${desk.newId()} editor`]) {
      expect((await desk.ask(stranger, 'GET', '/admin/comments')).status).toBe(403);
      expect((await desk.decide(stranger, id, { step: 'approve' })).status).toBe(403);
    }
    expect((await desk.ask(undefined, 'GET', '/admin/comments')).status).toBe(401);
    expect((await desk.decide(desk.editor(), desk.newId(), { step: 'approve' })).status).toBe(404);
  });
});

describe('a report', () => {
  it('hides nothing: it puts the comment before the editors, once for each person, until they have decided', async () => {
    const { who, post, id } = await waiting('You are a fool');
    const [ann, ben] = [desk.newId(), desk.newId()];
    for (const reader of [ann, ann, ben]) expect((await report(reader, id)).status).toBe(204);
    await Promise.all(Array.from({ length: 20 }, () => report(ann, id, 'other')));
    expect(await desk.read(post)).toHaveLength(1);
    const [reported] = (await queue('reported')).filter((each: { readonly id: string }) => each.id === id);
    expect(reported.reports).toEqual([{ reason: 'insult', count: 2 }]);
    const kept = await desk.decide(desk.editor(), id, { step: 'approve' });
    expect(kept.body).toMatchObject({ state: 'approved', reports: [] });
    expect(await desk.notices(who)).toEqual([]);
    await report(ann, id);
    expect((await queue('reported')).some((each: { readonly id: string }) => each.id === id)).toBe(false);
  });

  it('is about a comment of another person that is read', async () => {
    const { who, id } = await waiting();
    expect((await report(desk.newId(), id)).status).toBe(404);
    expect((await report(desk.newId(), desk.newId())).status).toBe(404);
    await desk.decide(desk.editor(), id, { step: 'approve' });
    expect((await report(who, id)).body).toMatchObject({ status: 403, code: 'own_comment' });
    expect((await report(desk.newId(), id, 'dull')).status).toBe(422);
    expect((await desk.ask(undefined, 'PUT', `/comments/reports/${id}`, { reason: 'other' })).status).toBe(
      401,
    );
  });

  it('of one person comes so often in an hour and no more', async () => {
    const reader = desk.newId();
    await desk.services.pool.query(
      `insert into comments.report (comment_id, reporter_id, reason, reported_at)
       select id, $1, 'other', now() from comments.comment limit 1`,
      [reader],
    );
    const { id } = await waiting('Fine');
    expect((await report(reader, id)).status).toBe(204);
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await waiting('Fine')).id));
    const answers: number[] = [];
    for (const each of ids) answers.push((await report(reader, each)).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(answers.filter((status) => status === 204).length).toBeLessThan(20);
  });
});

describe('samples', () => {
  it('are marked, in the order of their time, with replies, what waits and what is reported', async () => {
    const post = desk.subject();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const of = { kind: 'blog_post', subject: post, writer: 'Oda L.' };
    await desk.services.unit((work) =>
      desk.door.addSamples(work, [
        { ...of, text: 'First', at: at(1), replies: [{ writer: 'Pavel S.', text: 'Reply', at: at(2) }] },
        { ...of, text: 'Second', at: at(3), reported: 'insult' },
        { ...of, text: 'Third', at: at(4), waits: true },
      ]),
    );
    const { items } = await desk.door.drawn(desk.db, { kind: 'blog_post', subject: post }, undefined);
    expect(items.map(({ text, is_sample: isSample, replies }) => [text, isSample, replies.length])).toEqual([
      ['Second', true, 0],
      ['First', true, 1],
    ]);
    const third = (await queue('pending')).find((each: { readonly text: string }) => each.text === 'Third');
    expect((await desk.decide(desk.editor(), third.id, { step: 'approve' })).body.state).toBe('approved');
  });

  it('go in one act, but for what a person has replied to', async () => {
    const post = desk.subject();
    const of = { kind: 'blog_post', subject: post, writer: 'Oda L.', at: new Date(Date.UTC(2026, 1, 1)) };
    await desk.services.unit((work) =>
      desk.door.addSamples(work, [
        { ...of, text: 'Answered' },
        { ...of, text: 'Alone', replies: [of].map((reply) => ({ ...reply, text: 'Of a sample' })) },
      ]),
    );
    const answered = (await desk.read(post)).find(
      (each: { readonly text: string }) => each.text === 'Answered',
    );
    const { body: reply } = await desk.write(desk.newId(), post, 'A person', answered.id);
    const needs = (await commentSamples.needs?.(desk.services, [])) ?? [];
    expect(needs).toEqual(expect.arrayContaining([post, answered.id]));
    const before = await commentSamples.count(desk.services);
    const removed = await desk.services.unit((work) => commentSamples.remove(work, needs));
    expect(removed).toBeGreaterThan(2);
    expect(await commentSamples.count(desk.services)).toBe(before - removed);
    expect(await desk.read(post)).toEqual([
      expect.objectContaining({ text: 'Answered', replies: [expect.objectContaining({ id: reply.id })] }),
    ]);
  });
});

it('what an editor has to look at is read page by page, the newest first', async () => {
  await waiting();
  await waiting();
  await expectPages((asked) => listQueueRows(desk.services.db, 'open', asked), { order: 'newest' });
});
