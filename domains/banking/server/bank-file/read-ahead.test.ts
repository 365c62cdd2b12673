import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { PARSERS_AT_ONCE_MAX, PARSERS_OF_ONE_MAX, PARSERS_WAITING_MAX } from '@egcr/contract/limits';
import { parserAside } from '@egcr/server-kit/aside/parse-aside';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { waitingTransactions } from '@egcr/server-kit/testing/waiting-transactions';
import { describe, expect, it } from 'vitest';
import type { Answer } from '@egcr/wallet/testing';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { nextStatement } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();

/** Much longer than a statement takes, also on a busy machine. */
const WATCHED_MS = 700;

/** Parsers that use every turn there is, until they are released: what comes after them waits. */
async function slowParsers() {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const source = `export const parse = async () => { await fetch('http://127.0.0.1:${port}'); };`;
  const module = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const read = parserAside<() => unknown>(module, { seconds: 30 });
  const isReleased = { now: false };
  server.on('request', (_request, response) => isReleased.now && response.end());
  const running = Array.from({ length: PARSERS_AT_ONCE_MAX }, (_, at) => read('', `stand-in ${at}`));
  while (held.length === 0) await wait(5);
  return async () => {
    isReleased.now = true;
    for (const response of held) response.end();
    await Promise.all(running);
    server.close();
  };
}

/** The transactions that stood open while the request waited for its turn to be read, and its answer. */
async function watched(ask: () => Promise<Answer>): Promise<{ open: number; answer: Answer }> {
  const release = await slowParsers();
  const answered = ask();
  const until = performance.now() + WATCHED_MS;
  const open = await waitingTransactions(bank.database.pool, () => performance.now() >= until);
  await release();
  return { open, answer: await answered };
}

const asked = (body: object) => ({
  as: desk.clerk,
  role: 'super_admin',
  key: crypto.randomUUID(),
  body,
});

describe('a file of the bank', () => {
  it('is read before a transaction begins, when it is handed in and when it is approved (attack B10)', async () => {
    const reference = await desk.depositReference((await desk.customer()).person);
    const content = await nextStatement(bank.database, [{ amount: '5.00', isIn: true, text: reference }]);
    const path = '/api/v1/admin/wallet/bank-files';
    const proposed = await watched(() => bank.call('POST', path, asked({ content })));
    expect([proposed.answer.status, proposed.open]).toEqual([202, 0]);
    const approved = await watched(() => bank.approve(proposed.answer.body));
    expect([approved.answer.status, approved.open]).toEqual([201, 0]);
    expect(approved.answer.body.entries).toMatchObject([{ outcome: 'credited' }]);
    await desk.provesItself();
  });

  it('is not booked where the proposal was rejected while it was read (attack B10)', async () => {
    const content = await nextStatement(bank.database, [{ amount: '5.00', isIn: true, text: 'x' }]);
    const { body } = await bank.call('POST', '/api/v1/admin/wallet/bank-files', asked({ content }));
    const release = await slowParsers();
    const approval = bank.approve(body);
    await wait(WATCHED_MS);
    const rejected = await bank.call('POST', `/api/v1/admin/proposals/${body.id}/reject`, {
      ...asked({ reason: 'Wrong day' }),
      as: desk.other,
    });
    expect([rejected.status, rejected.body.state]).toEqual([200, 'rejected']);
    await release();
    expect((await approval).body.code).toBe('proposal_decided');
    expect(await desk.take([{ amount: '5.00', isIn: true, text: 'x' }])).toEqual(['suspense no_owner']);
  });

  it('handed in twice at once and approved twice at once is booked once (attack B10)', async () => {
    const { person } = await desk.customer();
    const reference = await desk.depositReference(person);
    const before = await desk.dollars(person);
    const content = await nextStatement(bank.database, [{ amount: '5.00', isIn: true, text: reference }]);
    const path = '/api/v1/admin/wallet/bank-files';
    const proposals = await Promise.all(
      [desk.clerk, desk.other].map((as) => bank.call('POST', path, { ...asked({ content }), as })),
    );
    expect(proposals.map(({ status }) => status)).toEqual([202, 202]);
    const third = await bank.person('Third');
    const answers = await Promise.all(
      proposals.flatMap(({ body }) => [bank.approve(body), bank.approve(body, third)]),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const [available] = (await desk.dollars(person)) ?? [];
    expect(BigInt(available ?? 0)).toBe(BigInt(before?.[0] ?? 0) + 500n);
    await desk.provesItself();
  });

  it('of one person of the staff waits behind at most one of their own: the places of the queue stay free for others (attack Z3)', async () => {
    const path = '/api/v1/admin/wallet/bank-files';
    const content = await nextStatement(bank.database, [{ amount: '5.00', isIn: true, text: 'x' }]);
    const release = await slowParsers();
    const refused: number[] = [];
    const flood = Array.from({ length: PARSERS_WAITING_MAX + 4 }, async () => {
      const answer = await bank.call('POST', path, asked({ content }));
      if (answer.status === 503) refused.push(answer.status);
      return answer;
    });
    await patiently(() => expect(refused).toHaveLength(flood.length - PARSERS_OF_ONE_MAX));
    const other = bank.call('POST', path, { ...asked({ content }), as: desk.other });
    await wait(WATCHED_MS);
    await release();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(PARSERS_OF_ONE_MAX);
    expect(statuses.filter((status) => status === 503)).toHaveLength(flood.length - PARSERS_OF_ONE_MAX);
    expect((await other).status).toBe(202);
  });
});
