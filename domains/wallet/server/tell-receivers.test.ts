import type { DomainEvent, Work } from '@egcr/server-kit/work';
import { expect, test } from 'vitest';

import { transferPosted } from '../contract/events.ts';
import { tellReceivers } from './tell-receivers.ts';

const amina = { user_id: '0199a8e0-0000-7000-8000-00000000000a', username: 'amina', name: 'Amina Test' };
const bao = { user_id: '0199a8e0-0000-7000-8000-00000000000b', username: 'bao', name: 'Bao Test' };
const id = '0199a8e0-0000-7000-8000-00000000000c';
const posted = {
  id: '0199a8e0-0000-7000-8000-00000000000d',
  kind: 'transfer',
  reference: 'ABCD-EFGH-JKMN',
  amount: { value: '2550', assetCode: 'JVD', assetScale: 2 },
  from: amina,
  to: bao,
  note: 'lunch',
  created_at: '2026-11-20T12:00:00.000Z',
};

async function asked(payload: Readonly<Record<string, unknown>>): Promise<readonly DomainEvent[]> {
  const emitted: DomainEvent[] = [];
  // All that it uses of a unit of work.
  const work = { emit: async (...events: readonly DomainEvent[]) => void emitted.push(...events) } as Work;
  await tellReceivers[transferPosted.topic]?.(work, { id, topic: transferPosted.topic, payload });
  return emitted;
}

test('the one who receives money hears of it, once for its event', async () => {
  expect(await asked(posted)).toEqual([
    {
      topic: 'notification.asked',
      payload: {
        user_id: bao.user_id,
        kind: 'wallet.money_received',
        params: {
          value: '2550',
          assetCode: 'JVD',
          assetScale: 2,
          from_name: 'Amina Test',
          from_username: 'amina',
          note: 'lunch',
        },
        link: `/wallet/transfers/${posted.id}`,
        cause: id,
      },
    },
  ]);
});

test.each([
  ['play money', { ...posted, kind: 'sandbox_deposit', from: null }],
  ['money that a person moves into their own pot', { ...posted, kind: 'pot_in' }],
])('sends no notice of %s', async (_, payload) => {
  expect(await asked(payload)).toEqual([]);
});
