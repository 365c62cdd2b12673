import { endpoint } from '@egcr/contract/endpoint';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';
import * as z from 'zod/mini';

import { createDevelopers } from '../index.ts';

const shared = { access: 'profiled', pin: 'none', path: '/api/v1/stall', refusals: [] } as const;

/** A call that reads and one that writes, as domains open them to keys. */
const stall: ServerDomain = {
  name: 'stall',
  calls: [
    handle(
      endpoint({
        ...shared,
        name: 'stall.read',
        summary: 'Reads the stall.',
        method: 'GET',
        reply: z.object({ is_open: z.boolean() }),
        scope: 'payments.read',
        rate: 'read',
      }),
      async () => ({ is_open: true }),
    ),
    handle(
      endpoint({
        ...shared,
        name: 'stall.close',
        summary: 'Closes the stall.',
        method: 'POST',
        reply: z.object({ is_open: z.boolean() }),
        scope: 'payments.write',
        rate: 'write',
      }),
      async () => ({ is_open: false }),
    ),
  ],
};

export const STALL = shared.path;

/** The API of developers beside a domain that takes keys, over a real server and database. */
export function openBank(): Promise<Bank> {
  return openWalletBank({
    guests: [({ people }) => createDevelopers({ people, allowsLoopback: true }), () => ({ domain: stall })],
  });
}
