import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const DOMAINS = fileURLToPath(new URL('../../../', import.meta.url));

/** Each file of a domain that posts or sets aside, and what lets it. A new one either judges or moves no person's money to others. */
const MOVERS: Readonly<
  Record<
    string,
    'judges' | 'captures and deposits' | 'keeps it with its owner' | 'the platform’s own' | 'engine'
  >
> = {
  'ledger/server/books/holds.ts': 'engine',
  'ledger/server/books/ledger-lane.ts': 'engine',
  'ledger/server/books/postgres-ledger.ts': 'engine',
  'ledger/server/books/soak.ts': 'engine',
  'exchange/server/convert-money.ts': 'judges',
  'exchange/server/pay-across.ts': 'judges',
  'exchange/server/liquidity.ts': 'the platform’s own',
  // Units of funds: no money.
  'funds/server/units.ts': 'the platform’s own',
  'wallet/server/door/holds.ts': 'judges',
  'wallet/server/door/keep-back.ts': 'keeps it with its owner',
  'wallet/server/door/move-once.ts': 'judges',
  // Accounts of the calling domain and purses of invented people: nothing leaves a person.
  'wallet/server/door/move-samples.ts': 'the platform’s own',
  'wallet/server/door/pay-many.ts': 'the platform’s own',
  'wallet/server/move-money.ts': 'judges',
  'wallet/server/move-together.ts': 'judges',
  'banking/server/rails/post-steps.ts': 'captures and deposits',
  'banking/server/rails/withdraw.ts': 'judges',
};

async function sources(): Promise<readonly string[]> {
  const files = await readdir(DOMAINS, { recursive: true });
  return files.filter(
    (file) => /\/server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|node_modules/.test(file),
  );
}

it('nothing posts or holds a person’s money without asking the door it leaves by (attack M1)', async () => {
  const found: string[] = [];
  const unjudged: string[] = [];
  for (const file of await sources()) {
    const text = await readFile(join(DOMAINS, file), 'utf8');
    if (!/\bledger\s*\.\s*(?:post|post_one|hold|place_holds)\(/.test(text)) continue;
    found.push(file);
    if (MOVERS[file] === 'judges' && !/\b(?:judge|refuse)Leaving\(/.test(text)) unjudged.push(file);
  }
  expect(unjudged).toEqual([]);
  expect(found.toSorted()).toEqual(Object.keys(MOVERS).toSorted());
});
