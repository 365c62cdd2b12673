import type { Screen } from '@egcr/contract/screen';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LETTERS_PER_DAY_MAX, REQUESTS_PER_HOUR_MAX } from '../contract/limits.ts';
import { createOpenings } from './index.ts';

let isGrantsOpen: boolean;
let server: ServedDomain;
let domain: ReturnType<typeof createOpenings>['domain'];
const emails = new Map<string, string>();

const screens = (): readonly Screen[] => [
  {
    name: 'grants',
    path: '/grants',
    guard: 'pinned',
    frame: 'app',
    requirement: 'ROUTE-14',
    isOpen: isGrantsOpen,
  },
  { name: 'jobs', path: '/jobs', guard: 'public', frame: 'public', requirement: 'ROUTE-10', isOpen: false },
  { name: 'wallet', path: '/wallet', guard: 'pinned', frame: 'app', requirement: 'ROUTE-14', isOpen: true },
];

beforeEach(async () => {
  isGrantsOpen = false;
  emails.clear();
  ({ domain } = createOpenings({
    publicUrl: 'https://egcr.example',
    limitsNetworks: true,
    secret: new Uint8Array(32),
    verifyCaptcha: async (_work, token) => (token === 'wrong' ? 'unsolved' : 'ok'),
    confirmedEmail: async (_db, userId) => emails.get(userId),
    screens,
  }));
  server = await serveDomain(domain);
});
afterEach(() => server.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

interface Caller {
  readonly who?: string;
  readonly ip?: string;
}

async function ask(method: Method, path: string, body?: object, { who, ip = '203.0.113.9' }: Caller = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    remoteAddress: ip,
    headers: { ...(who !== undefined && { authorization: `Bearer ${who}` }) },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

let networks = 0;
async function askFor(email: string, service = 'grants') {
  networks += 1;
  return ask(
    'POST',
    `/openings/${service}/emails`,
    { email },
    { ip: `198.51.${networks >> 8}.${networks & 255}` },
  );
}

async function mails(to: string) {
  return (await waitingMessages(server.services)).filter((mail) => mail.to === to);
}

async function linkIn(to: string): Promise<string> {
  const texts = (await mails(to)).map(({ text }) => /\?tell=([\w-]+)/.exec(text)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}

async function confirmed(email: string, service = 'grants') {
  await askFor(email, service);
  const token = await linkIn(email);
  expect((await ask('POST', '/opening-links/confirm', { token })).status).toBe(204);
  return token;
}

async function tell() {
  await server.services.unit(async (work) => domain.jobs?.['openings.tell']?.(work, {}));
}

async function waitingFor(service: string): Promise<number> {
  const { rows } = await server.services.pool.query('select 1 from openings.waiting where service = $1', [
    service,
  ]);
  return rows.length;
}

async function noticesTo(userId: string): Promise<number> {
  const { rows } = await server.services.pool.query(
    "select 1 from platform.event where topic = 'notification.asked' and payload->>'user_id' = $1",
    [userId],
  );
  return rows.length;
}

describe('a person who is signed in', () => {
  it('asks with one press, sees what they wait for, and takes it back', async () => {
    const ann = server.newId();
    expect((await ask('PUT', '/openings/grants', undefined, { who: ann })).status).toBe(204);
    expect((await ask('PUT', '/openings/grants', undefined, { who: ann })).status).toBe(204);
    expect((await ask('GET', '/openings', undefined, { who: ann })).body).toEqual({ items: ['grants'] });
    expect((await ask('GET', '/openings', undefined, { who: server.newId() })).body).toEqual({ items: [] });
    expect((await ask('DELETE', '/openings/grants', undefined, { who: ann })).status).toBe(204);
    expect((await ask('GET', '/openings', undefined, { who: ann })).body).toEqual({ items: [] });
  });

  it('cannot wait for what is open or does not exist, and nobody waits without signing in', async () => {
    const ann = server.newId();
    expect((await ask('PUT', '/openings/wallet', undefined, { who: ann })).body).toMatchObject({
      code: 'opening_past',
    });
    expect((await ask('PUT', '/openings/moon', undefined, { who: ann })).status).toBe(404);
    expect((await ask('PUT', '/openings/grants')).status).toBe(401);
  });

  it('is told once, at the bell and by mail, when the service opens', async () => {
    const ann = server.newId();
    emails.set(ann, 'ann@example.com');
    await ask('PUT', '/openings/grants', undefined, { who: ann });
    await tell();
    expect(await mails('ann@example.com')).toEqual([]);
    isGrantsOpen = true;
    await tell();
    await tell();
    expect(await noticesTo(ann)).toBe(1);
    const [mail, ...more] = await mails('ann@example.com');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('https://egcr.example/grants');
    expect(await waitingFor('grants')).toBe(0);
  });

  it('who also asked by email gets one mail', async () => {
    const ann = server.newId();
    emails.set(ann, 'ann@example.com');
    await confirmed('ann@example.com');
    await ask('PUT', '/openings/grants', undefined, { who: ann });
    isGrantsOpen = true;
    await tell();
    expect(
      (await mails('ann@example.com')).filter(({ subject }) => subject?.startsWith('Now open')),
    ).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('confirms the address before anything is sent to it again, and is told once', async () => {
    expect((await askFor('Eve@Example.com')).status).toBe(202);
    isGrantsOpen = true;
    await tell();
    expect(await mails('eve@example.com')).toHaveLength(1);
    isGrantsOpen = false;
    const token = await linkIn('eve@example.com');
    const link = await ask('POST', '/opening-links/read', { token });
    expect(link.body).toEqual({ service: 'grants', is_confirmed: false });
    await ask('POST', '/opening-links/confirm', { token });
    isGrantsOpen = true;
    await tell();
    await tell();
    expect(await mails('eve@example.com')).toHaveLength(2);
    expect((await ask('POST', '/opening-links/read', { token })).body).toMatchObject({
      code: 'opening_link_ended',
    });
  });

  it('leaves by the link of the mail, as often as it is pressed', async () => {
    const token = await confirmed('eve@example.com');
    expect((await ask('POST', '/opening-links/leave', { token })).status).toBe(204);
    expect((await ask('POST', '/opening-links/leave', { token })).status).toBe(204);
    isGrantsOpen = true;
    await tell();
    expect(await mails('eve@example.com')).toHaveLength(1);
  });

  it('finds nothing under a link that was guessed', async () => {
    const answers: number[] = [];
    for (const token of ['', 'x', "' or true --", 'a'.repeat(64)])
      for (const act of ['read', 'confirm'])
        answers.push((await ask('POST', `/opening-links/${act}`, { token })).status);
    expect(answers).toEqual(answers.map(() => 404));
    expect(answers).toHaveLength(8);
    expect((await ask('POST', '/opening-links/read', { token: 'a'.repeat(65) })).status).toBe(422);
  });

  it('needs an address and a solved captcha; a machine that fills in everything reaches nothing', async () => {
    expect((await askFor('nobody')).status).toBe(422);
    const wrong = await ask('POST', '/openings/grants/emails', {
      email: 'eve@example.com',
      captcha_token: 'wrong',
    });
    expect(wrong.body).toMatchObject({ status: 403, code: 'opening_captcha_failed' });
    const filled = { email: 'eve@example.com', website: 'https://buy.example' };
    expect((await ask('POST', '/openings/grants/emails', filled)).status).toBe(202);
    expect(await waitingMessages(server.services)).toEqual([]);
  });
});

describe('abuse', () => {
  it('a stranger cannot fill a mailbox, and the answer does not change', async () => {
    const answers = [];
    for (let at = 0; at < LETTERS_PER_DAY_MAX + 4; at += 1)
      answers.push(await askFor('victim@example.com', at % 2 === 0 ? 'grants' : 'jobs'));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await mails('victim@example.com')).toHaveLength(LETTERS_PER_DAY_MAX);
  });

  it('an address that is confirmed answers as one that is not known, gets no mail, and keeps its link', async () => {
    const token = await confirmed('eve@example.com');
    expect(await askFor('eve@example.com')).toEqual(await askFor('unknown@example.com'));
    expect(await mails('eve@example.com')).toHaveLength(1);
    expect((await ask('POST', '/opening-links/read', { token })).body).toMatchObject({ is_confirmed: true });
  });

  it('one network asks a few times an hour, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: REQUESTS_PER_HOUR_MAX + 3 }, (_, at) =>
        ask('POST', '/openings/grants/emails', { email: `a${at}@example.com` }, { ip: '192.0.2.7' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(REQUESTS_PER_HOUR_MAX);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('what was not confirmed in a week is forgotten', async () => {
    await askFor('eve@example.com');
    server.services.movableClock.advance(8 * 24 * 3600);
    await server.services.unit(async (work) => domain.jobs?.['openings.forget']?.(work, {}));
    expect(await waitingFor('grants')).toBe(0);
  });
});

describe('many who wait', () => {
  const MANY = 120;
  beforeEach(async () => {
    await server.services.pool.query(
      `insert into openings.waiting (id, service, email, token_hash, language, asked_at, confirmed_at)
       select gen_random_uuid(), 'grants', 'p' || n || '@example.com', 'hash' || n, 'en', now(), now()
       from generate_series(1, $1) n`,
      [MANY],
    );
    isGrantsOpen = true;
  });

  it('are told in parts, each once, also when a run is killed in the middle and two run at once', async () => {
    const killed = server.services.unit(async (work) => {
      await domain.jobs?.['openings.tell']?.(work, {});
      throw new Error('the process was killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await waitingMessages(server.services)).toEqual([]);
    // Of two at once one may give up its turn; the queue runs it again.
    await Promise.allSettled([tell(), tell()]);
    for (let run = 0; run < 3; run += 1) await tell();
    const told = (await waitingMessages(server.services)).map(({ to }) => to);
    expect(told).toHaveLength(MANY);
    expect(new Set(told).size).toBe(MANY);
  });

  it('follow by themselves: a full part asks for the next', async () => {
    await tell();
    const { rows } = await server.services.pool.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'openings.tell'",
    );
    expect(rows).toHaveLength(1);
  });
});
