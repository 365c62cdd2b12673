import { afterAll, describe, expect, it } from 'vitest';

import { serveCareers } from '../testing/served-careers.ts';
import { countMessages } from './store.ts';

const { server, ask, newJob, apply, employerStep, mine, forget } = await serveCareers();
afterAll(() => server.close());

const DAY_S = 86_400;
const ownPath = (id: string) => `/careers/applications/${id}/messages`;
const receivedPath = (id: string) => `/received-applications/${id}/messages`;
const write = (path: string, who: string, text = 'Hello') => ask('POST', path, who, { text });

async function applied(ann = server.newId()) {
  const job = await newJob();
  const { body } = await apply(job.slug, ann);
  return { job, ann, id: body.id, version: body.version };
}

describe('twenty messages in a day [SYS-07]', () => {
  it('are counted for one person and one application, and said with the time until the next', async () => {
    const { job, ann, id } = await applied();
    for (let at = 0; at < 20; at += 1) expect((await write(ownPath(id), ann)).status).toBe(201);
    const full = await write(ownPath(id), ann);
    expect([full.status, full.body.code]).toEqual([429, 'message_limit_reached']);
    expect(Number(full.retryAfter)).toBeGreaterThan(DAY_S - 120);
    expect(Number(full.retryAfter)).toBeLessThanOrEqual(DAY_S);
    expect((await write(receivedPath(id), job.owner)).status).toBe(201);
    expect((await write(ownPath((await applied(ann)).id), ann)).status).toBe(201);
    server.services.movableClock.advance(DAY_S);
    expect((await write(ownPath(id), ann)).status).toBe(201);
  });

  it('are those of less than a day ago', async () => {
    const { ann, id } = await applied();
    await write(ownPath(id), ann);
    const { rows } = await server.owner.query(
      'select sent_at from careers.message where application_id = $1',
      [id],
    );
    const sent: Date = rows[0].sent_at;
    const count = async (since: Date) =>
      (await countMessages(server.services.db, { applicationId: id, writtenBy: ann, since })).count;
    expect([await count(new Date(sent.getTime() - 1)), await count(sent)]).toEqual([1, 0]);
  });
});

describe('messages about an application [SYS-07]', () => {
  it('of an employer who writes again leave it as it is, also once it is on the short list', async () => {
    const { job, ann, id } = await applied();
    await write(receivedPath(id), job.owner);
    const { items } = (await ask('GET', `/job-postings/${job.id}/applications`, job.owner)).body;
    const { version = 0, state } = items[0] ?? {};
    expect(state).toBe('seen');
    expect((await write(receivedPath(id), job.owner)).status).toBe(201);
    await employerStep(id, job.owner, { step: 'shortlist', version });
    expect((await write(receivedPath(id), job.owner)).status).toBe(201);
    expect(await mine(ann)).toMatchObject([{ state: 'shortlisted', version: version + 1, message_count: 3 }]);
  });

  it('are closed once it was declined', async () => {
    const { job, ann, id, version } = await applied();
    await employerStep(id, job.owner, { step: 'decline', version, reason: 'pay' });
    for (const answer of [await write(ownPath(id), ann), await write(receivedPath(id), job.owner)])
      expect([answer.status, answer.body.code]).toEqual([409, 'messages_closed']);
  });

  it('are read page by page, the newest first', async () => {
    const { job, ann, id } = await applied();
    for (const text of ['One', 'Two', 'Three']) await write(ownPath(id), ann, text);
    const read = async (path: string, who: string) => {
      const texts: unknown[] = [];
      let after = '';
      do {
        const { body } = await ask('GET', `${path}?limit=1${after}`, who);
        texts.push(...body.items.map((each) => (each as { readonly text?: unknown }).text));
        after = body.next === null ? '' : `&after=${body.next}`;
      } while (after !== '');
      return texts;
    };
    expect(await read(ownPath(id), ann)).toEqual(['Three', 'Two', 'One']);
    expect(await read(receivedPath(id), job.viewer)).toEqual(['Three', 'Two', 'One']);
    const unknown = await ask('GET', receivedPath(server.newId()), job.owner);
    expect(unknown.status).toBe(404);
    expect((await write(receivedPath(server.newId()), job.owner)).status).toBe(404);
  });

  it('of others stay where an account is deleted', async () => {
    const [gone, stays] = [await applied(), await applied()];
    for (const { id, ann } of [gone, stays]) await write(ownPath(id), ann, 'I live at Via Roma 1.');
    await forget(gone.ann);
    expect((await ask('GET', ownPath(stays.id), stays.ann)).body.items).toMatchObject([
      { text: 'I live at Via Roma 1.' },
    ]);
  });
});
