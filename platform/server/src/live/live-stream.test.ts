import { text } from 'node:stream/consumers';

import { expect, it } from 'vitest';

import { LiveStream } from './live-stream.ts';

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
