import { afterAll, describe, expect, it } from 'vitest';

import { ALERTS_MAX } from '@egcr/server-kit/alerts';
import { serveCareers } from '../testing/served-careers.ts';

const { server, unconfirmed, ask, newJob, forget, runJob, mails } = await serveCareers();
afterAll(() => server.close());

const clock = server.services.movableClock;
const addAlert = (who: string, search: object, pace: 'at_once' | 'daily' = 'at_once') =>
  ask('POST', '/careers/alerts', who, { search, pace });
const later = (seconds: number) => clock.advance(seconds);
const HOUR_S = 3600;

/** What the bell was asked to tell a person. */
async function toldTo(userId: string): Promise<readonly { kind: string; params: Record<string, string> }[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind, payload -> 'params' as params
    from platform.event
    where topic = 'notification.asked' and payload ->> 'user_id' = $1 and payload ->> 'kind' like 'careers.job%'
    order by id`,
    [userId],
  );
  return rows;
}

/** Lets the alerts look that are due, all of them. */
const look = () => runJob('careers.tell_alerts');
const mailsTo = async (who: string) => (await mails()).filter(({ to }) => to === `${who}@example.org`);

describe('an alert of a search [SYS-07]', () => {
  it('tells of what is published from then on, each job once, by notice and mail', async () => {
    const ann = server.newId();
    await newJob({ title: 'Heron watcher' });
    later(60);
    const { status, body } = await addAlert(ann, { words: ' heron ' });
    expect([status, body]).toMatchObject([201, { search: { words: 'heron' }, pace: 'at_once', is_on: true }]);
    later(60);
    await look();
    expect(await toldTo(ann)).toEqual([]);
    const job = await newJob({ title: 'Heron counter' });
    await newJob({ title: 'Bridge painter' });
    later(HOUR_S);
    await look();
    await look();
    later(HOUR_S);
    await look();
    expect(await toldTo(ann)).toMatchObject([
      { kind: 'careers.job_found', params: { job: 'Heron counter', employer: 'Ferri Olive Press' } },
    ]);
    const mails = await mailsTo(ann);
    expect(mails.map(({ subject }) => subject)).toEqual(['New job: Heron counter']);
    expect(mails[0]?.text).toContain(`https://egcr.test/jobs/${job.slug}`);
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/egcr\.test\/job-alerts\/[\w-]{43}$/);
  });

  it('mails no link of an employer, whatever a job is called', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'kestrel' });
    later(60);
    await newJob({ title: 'Kestrel keeper at www.evil.com' });
    later(HOUR_S);
    await look();
    const [mail] = await mailsTo(ann);
    expect(mail?.subject).toBe('New job: Kestrel keeper at www. evil. com');
    expect([mail?.text.includes('evil.com'), mail?.html?.includes('evil.com')]).toEqual([false, false]);
  });

  it('tells once a day where the person chose so, of all at once; another alert tells of none of them again', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'lantern' }, 'daily');
    later(60);
    await newJob({ title: 'Lantern lighter' });
    await newJob({ title: 'Lantern mender' });
    later(HOUR_S);
    await look();
    expect(await toldTo(ann)).toEqual([]);
    later(24 * HOUR_S);
    await look();
    await addAlert(ann, { place: 'Lecce', words: 'lantern' });
    later(HOUR_S);
    await look();
    later(24 * HOUR_S);
    await look();
    const told = await toldTo(ann);
    expect(told.map(({ kind, params }) => [kind, params['count']])).toEqual([['careers.jobs_found', '2']]);
    expect(await mailsTo(ann)).toHaveLength(1);
  });

  it('that has told at once rests for an hour, then tells of all that came meanwhile in one mail', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'cooper' });
    later(60);
    await newJob({ title: 'Cooper of barrels' });
    later(300);
    await look();
    await newJob({ title: 'Cooper of tubs' });
    later(1_500);
    await look();
    await newJob({ title: 'Cooper of casks' });
    later(300);
    await look();
    expect(await mailsTo(ann)).toHaveLength(1);
    later(1_800);
    await look();
    // The latest first.
    const named = (text: string) => [...new Set(text.match(/Cooper of \w+/g))].toSorted();
    expect((await mailsTo(ann)).map(({ text }) => named(text))).toEqual([
      ['Cooper of casks', 'Cooper of tubs'],
      ['Cooper of barrels'],
    ]);
  });

  it('goes to the bell alone where the mail address is not confirmed', async () => {
    const ann = server.newId();
    unconfirmed.add(ann);
    await addAlert(ann, { words: 'anchor' });
    later(60);
    await newJob({ title: 'Anchor smith' });
    later(HOUR_S);
    await look();
    expect(await toldTo(ann)).toHaveLength(1);
    expect(await mailsTo(ann)).toEqual([]);
  });

  it('is turned off by the link in its mail without signing in, and on again; what came meanwhile is not told', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'sundial' });
    later(60);
    await newJob({ title: 'Sundial carver' });
    later(HOUR_S);
    await look();
    const token = (await mailsTo(ann))[0]?.unsubscribe?.split('/').at(-1) ?? '';
    const turn = (is_on: boolean, link = token) =>
      server.app.inject({ method: 'PUT', url: `/api/v1/job-alert-links/${link}`, payload: { is_on } });
    const off = await turn(false);
    expect([off.statusCode, off.json()]).toEqual([
      200,
      { search: { words: 'sundial' }, pace: 'at_once', is_on: false },
    ]);
    later(HOUR_S);
    await newJob({ title: 'Sundial gilder' });
    later(HOUR_S);
    await look();
    expect((await turn(true)).json().is_on).toBe(true);
    later(60);
    await newJob({ title: 'Sundial polisher' });
    later(HOUR_S);
    await look();
    expect((await toldTo(ann)).map(({ params }) => params['job'])).toEqual([
      'Sundial carver',
      'Sundial polisher',
    ]);
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const link of [forged, 'x', 'é'.repeat(43), 'A'.repeat(43)])
      expect([404, 422]).toContain((await turn(false, encodeURIComponent(link))).statusCode);
    expect((await ask('GET', '/careers/alerts', ann)).body.items).toMatchObject([{ is_on: true }]);
  });

  it('ends by the one click of a mail program, which says nothing about other links', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'weaver' });
    later(60);
    await newJob({ title: 'Weaver of nets' });
    later(HOUR_S);
    await look();
    const address = (await mailsTo(ann))[0]?.unsubscribe ?? '';
    const click = async (url: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      return answer.statusCode;
    };
    expect(await click(new URL(address).pathname)).toBe(204);
    expect((await ask('GET', '/careers/alerts', ann)).body.items).toMatchObject([{ is_on: false }]);
    expect(await click('/job-alerts/nothing')).toBe(204);
  });

  it('belongs to one person, and goes with the account', async () => {
    const [ann, eve] = [server.newId(), server.newId()];
    const { body } = await addAlert(ann, { sector: 'M' }, 'daily');
    const path = `/careers/alerts/${body.id}`;
    expect((await ask('PUT', path, eve, { pace: 'at_once', is_on: false })).status).toBe(404);
    expect((await ask('DELETE', path, eve)).status).toBe(404);
    expect((await ask('GET', '/careers/alerts', eve)).body.items).toEqual([]);
    expect((await ask('PUT', path, ann, { pace: 'at_once', is_on: false })).body).toMatchObject({
      pace: 'at_once',
      is_on: false,
    });
    await forget(ann);
    expect((await ask('GET', '/careers/alerts', ann)).body.items).toEqual([]);
    const { body: again } = await addAlert(eve, { sector: 'M' });
    expect((await ask('DELETE', `/careers/alerts/${again.id}`, eve)).status).toBe(204);
    expect((await ask('DELETE', `/careers/alerts/${again.id}`, eve)).status).toBe(404);
  });

  it('is there once for a search, up to twenty times; nothing and hostile words are met in words', async () => {
    const ann = server.newId();
    const twins = await Promise.all(
      Array.from({ length: 5 }, () => addAlert(ann, { words: 'owl', place: 'Lecce' })),
    );
    expect(twins.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409', '409', '409']);
    expect((await addAlert(ann, { place: 'Lecce', words: '  owl ' })).body.code).toBe('alert_exists');
    for (const search of [
      {},
      { words: '  ' },
      { words: 'x'.repeat(201) },
      { contract: 'forever' },
      { posted: '1' },
    ])
      expect((await addAlert(ann, search)).status).toBe(422);
    const bob = server.newId();
    for (const words of ['\u0000', '\uD800', "' | ! :*", '\u202Eowl'])
      expect([201, 422]).toContain((await addAlert(bob, { words })).status);
    later(HOUR_S);
    await newJob({ title: 'Night owl keeper' });
    later(HOUR_S);
    await look();
    const eve = server.newId();
    const many = await Promise.all(
      Array.from({ length: ALERTS_MAX + 3 }, (_, at) => addAlert(eve, { words: `word${at}` })),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(ALERTS_MAX);
    expect(many.filter(({ body }) => body.code === 'too_many_alerts')).toHaveLength(3);
  });

  it('is told once, also where two processes look at the same moment', async () => {
    const ann = server.newId();
    await addAlert(ann, { words: 'comet' });
    later(60);
    await newJob({ title: 'Comet chaser' });
    later(HOUR_S);
    await Promise.all([look(), look(), look(), look()]);
    await look();
    expect(await toldTo(ann)).toHaveLength(1);
  });
});
