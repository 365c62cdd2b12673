/** What a bank is started with to take payments from wallets at another provider. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FakeOpenPayments } from '@egcr/connectors/testing';

/** The key lies in a file, as the operator's does; `clear` removes it. */
export function railSettings({ wallet, keyId, privateKey, asset }: FakeOpenPayments['settings']): {
  readonly variables: Readonly<Record<string, string>>;
  readonly clear: () => void;
} {
  const place = mkdtempSync(join(tmpdir(), 'egcr-rail-'));
  const file = join(place, 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return {
    variables: {
      OPEN_PAYMENTS_WALLET: wallet,
      OPEN_PAYMENTS_KEY_ID: keyId,
      OPEN_PAYMENTS_KEY_FILE: file,
      OPEN_PAYMENTS_CURRENCY: asset,
    },
    clear: () => rmSync(place, { recursive: true, force: true }),
  };
}
