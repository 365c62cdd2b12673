import type { ReplyOf } from '@egcr/contract/endpoint';

import type { readKeysCall } from '../../contract/index.ts';
import type { EntryParts } from '../parts.ts';

/** With this anyone checks a certificate without us. */
export async function readKeys({ key }: Pick<EntryParts, 'key'>): Promise<ReplyOf<typeof readKeysCall>> {
  const shown = { kty: 'OKP', crv: 'Ed25519', use: 'sig', x: key.x, kid: key.id } as const;
  return Promise.resolve({ keys: [shown] });
}
