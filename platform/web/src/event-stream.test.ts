import { describe, expect, it } from 'vitest';

import { createStreamReader } from './event-stream.ts';

const text =
  ': hello\n\nid: 1\nevent: wallet.transfer_posted\ndata: {"a":1}\n\nid: 2\ndata: x\ndata: y\n\n: beat\n\n';
const events = [
  { id: '1', topic: 'wallet.transfer_posted', data: '{"a":1}' },
  { id: '2', topic: 'message', data: 'x\ny' },
];

describe('the live stream', () => {
  it('is cut into events, without its heartbeats', () => {
    expect(createStreamReader()(text)).toEqual(events);
  });

  it('reads the same however its bytes arrive', () => {
    for (let size = 1; size < 12; size += 1) {
      const read = createStreamReader();
      const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      expect(parts.flatMap(read)).toEqual(events);
    }
  });

  it('keeps an event until its end has come', () => {
    const read = createStreamReader();
    expect(read('id: 3\ndata: z\n')).toEqual([]);
    expect(read('\n')).toEqual([{ id: '3', topic: 'message', data: 'z' }]);
  });
});
