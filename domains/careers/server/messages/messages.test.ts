import { notificationAsked } from '@egcr/notifications/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { serveCareers } from '../testing/served-careers.ts';

const { server, ask, newJob, apply, ownStep, mine, forget } = await serveCareers();
afterAll(() => server.close());

const ownPath = (id: string) => `/careers/applications/${id}/messages`;
const receivedPath = (id: string) => `/received-applications/${id}/messages`;
const write = (path: string, who: string, text: string) => ask('POST', path, who, { text });

async function applied() {
  const job = await newJob();
  const ann = server.newId();
  const { body } = await apply(job.slug, ann);
  return { job, ann, id: body.id, version: body.version };
}

async function toldTo(userId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('messages about an application [SYS-07]', () => {
  it('go both ways as text, the other side is told, and an employer who writes has looked at the application', async () => {
    const { job, ann, id } = await applied();
    expect((await write(receivedPath(id), job.owner, 'Can you begin in May? <b>Yes</b>')).status).toBe(201);
    expect((await write(ownPath(id), ann, '  Yes,\n\u0000from the first of May.\u202E ')).status).toBe(201);
    const both = [
      { from: 'applicant', text: 'Yes,\nfrom the first of May.' },
      { from: 'employer', text: 'Can you begin in May? <b>Yes</b>' },
    ];
    expect((await ask('GET', ownPath(id), ann)).body.items).toMatchObject(both);
    expect((await ask('GET', receivedPath(id), job.viewer)).body.items).toMatchObject(both);
    expect(await mine(ann)).toMatchObject([{ state: 'seen', message_count: 2 }]);
    expect(await toldTo(ann)).toEqual(['careers.message_from_employer']);
    expect(await toldTo(job.owner)).toContain('careers.message_from_applicant');
    const { rows } = await server.owner.query(
      'select sealed_text from careers.message where application_id = $1',
      [id],
    );
    expect(rows.every(({ sealed_text: sealed }) => !String(sealed).includes('May'))).toBe(true);
  });

  it('are nobody else’s: strangers find nothing, viewers of the team read and do not write', async () => {
    const { job, ann, id } = await applied();
    const other = await newJob();
    for (const who of [server.newId(), other.owner, job.owner]) {
      expect((await ask('GET', ownPath(id), who)).status).toBe(404);
      expect((await write(ownPath(id), who, 'Hello')).status).toBe(404);
    }
    for (const who of [server.newId(), other.owner, ann]) {
      expect((await ask('GET', receivedPath(id), who)).status).toBe(404);
      expect((await write(receivedPath(id), who, 'Hello')).status).toBe(404);
    }
    expect((await write(receivedPath(id), job.viewer, 'Hello')).body.code).toBe('team_role_required');
  });

  it('stop with the application, and after twenty in a day, also where many are sent at once', async () => {
    const { ann, id, version } = await applied();
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, at) => write(ownPath(id), ann, `Question ${at}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('message_limit_reached');
    await ownStep(id, ann, { step: 'withdraw', version });
    expect((await write(ownPath(id), ann, 'One more')).body.code).toBe('messages_closed');
  });

  it.each([
    ['', 'required'],
    ['\u200B \u0000', 'required'],
    ['x'.repeat(2001), 'too_long'],
  ])('that say nothing or too much are refused at the field: %#', async (text, code) => {
    const { ann, id } = await applied();
    const refused = await write(ownPath(id), ann, text);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'text', code })],
    ]);
  });

  it('of an account that is deleted are deleted on both sides', async () => {
    const { job, ann, id } = await applied();
    await write(ownPath(id), ann, 'I live at Via Roma 1.');
    await write(receivedPath(id), job.owner, 'See you at Via Roma 1.');
    await forget(ann);
    const left = await ask('GET', receivedPath(id), job.owner);
    expect(left.body.items).toMatchObject([{ text: '' }, { text: '' }]);
  });
});
