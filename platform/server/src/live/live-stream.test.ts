import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

import { describe, expect, it } from 'vitest';

import { LiveStream, type Secrecy } from './live-stream.ts';

const event = (id: string) => ({ id, topic: 'identity.session_ended', payload: {}, audience: ['u'] });

it('ends cleanly at the end of its session, whatever else happens then', async () => {
  const stream = new LiveStream({ userId: 'u', sessionId: 's' }, '0');
  stream.startLive();
  stream.send(event('1'));
  stream.end();
  stream.send(event('2'));
  stream.beat();
  stream.end();
  expect(await text(stream.body)).toBe('id: 1\nevent: identity.session_ended\ndata: {}\n\n');
});

const person = { userId: 'u', sessionId: 's' };
/** The ids of what a stream has sent, and its payloads. */
async function sentBy(stream: LiveStream) {
  stream.end();
  const said = await text(stream.body);
  return [...said.matchAll(/^id: (.+)\nevent: .+\ndata: (.+)$/gm)].map(([, id, data]) => `${id} ${data}`);
}
const wallet = (id: string) => ({ id, topic: 'wallet.changed', payload: { amount: '5' }, audience: ['u'] });
/** Of what happens now, before anything that takes longer. */
const settled = () => new Promise((later) => setImmediate(later));

describe('what a page hears', () => {
  it('waits until what was missed has come, and comes once', async () => {
    const stream = new LiveStream(person, '0');
    stream.hear(wallet('3'));
    stream.hear(wallet('4'));
    for (const id of ['1', '2', '3']) stream.send(wallet(id));
    stream.startLive();
    stream.hear(wallet('5'));
    expect(await sentBy(stream)).toEqual(['1', '2', '3', '4', '5'].map((id) => `${id} {"amount":"5"}`));
  });

  it('is not what it has already, as far as a thousand events back', async () => {
    const stream = new LiveStream(person, '0');
    stream.startLive();
    stream.remember('known');
    for (let id = 1; id < 1000; id += 1) stream.remember(String(id));
    stream.send(wallet('known'));
    // One more, and the oldest is forgotten.
    stream.remember('1000');
    stream.send(wallet('1'));
    stream.send(wallet('known'));
    expect(await sentBy(stream)).toEqual(['known {"amount":"5"}']);
  });

  const secrecy = (isPinOpen: Secrecy['isPinOpen']): Secrecy => ({
    isSecret: (topic) => topic === 'wallet.changed',
    isPinOpen,
  });

  it.each<[string, Secrecy['isPinOpen'], string]>([
    ['with the PIN open', async () => true, '{"amount":"5"}'],
    ['without it', async () => false, '{}'],
    [
      'where that cannot be found out',
      async () => {
        throw new Error('the database is gone');
      },
      '{}',
    ],
  ])('of secret topics is all of it only with the PIN open: %s', async (_, isPinOpen, data) => {
    const stream = new LiveStream(person, '0', secrecy(isPinOpen));
    stream.startLive();
    stream.send(wallet('1'));
    stream.send({ ...wallet('2'), topic: 'identity.session_ended' });
    await settled();
    expect(await sentBy(stream)).toEqual([`1 ${data}`, '2 {"amount":"5"}']);
  });

  it('keeps its order while the PIN is asked for, and is asked for at each event', async () => {
    const answers: ((isOpen: boolean) => void)[] = [];
    const stream = new LiveStream(
      person,
      '0',
      secrecy(() => new Promise((answer) => answers.push(answer))),
    );
    stream.startLive();
    stream.send(wallet('1'));
    stream.send({ ...wallet('2'), topic: 'identity.session_ended' });
    stream.send(wallet('3'));
    await settled();
    expect(answers).toHaveLength(1);
    answers[0]?.(true);
    await settled();
    answers[1]?.(false);
    await settled();
    stream.send({ ...wallet('4'), topic: 'identity.session_ended' });
    expect(await sentBy(stream)).toEqual([
      '1 {"amount":"5"}',
      '2 {"amount":"5"}',
      '3 {}',
      '4 {"amount":"5"}',
    ]);
  });

  it('ends where a client leaves a quarter of a megabyte unread', () => {
    const stream = new LiveStream(person, '0');
    stream.startLive();
    const big = (id: string, length: number) => ({ ...wallet(id), payload: { text: 'x'.repeat(length) } });
    stream.send(big('1', 262_144 - 60));
    expect(stream.body.readableLength).toBeLessThanOrEqual(262_144);
    stream.send(big('2', 1000));
    expect(stream.body.destroyed).toBe(false);
    stream.send(big('3', 1));
    expect(stream.body.destroyed).toBe(true);
    stream.beat();
  });
});

it('a client that does not read is cut off before it fills the memory', () => {
  const stream = new LiveStream({ userId: randomUUID(), sessionId: randomUUID() }, '');
  stream.startLive();
  for (let count = 0; count < 1000 && !stream.body.destroyed; count += 1) {
    stream.send({ id: randomUUID(), topic: 'test.told', payload: { text: 'x'.repeat(1000) } });
  }
  expect(stream.body.destroyed).toBe(true);
});
