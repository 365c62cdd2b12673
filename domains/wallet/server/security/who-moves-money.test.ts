import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('../', import.meta.url));
const DOMAINS = fileURLToPath(new URL('../../../', import.meta.url));

/** Each file of a domain that posts or sets aside, and what lets it. A new one either judges or moves no person's money to others. */
const MOVERS: Readonly<Record<string, 'judges' | 'captures and deposits' | 'the platform’s own' | 'engine'>> =
  {
    'convert/convert-money.ts': 'judges',
    'convert/liquidity.ts': 'the platform’s own',
    'ledger/holds.ts': 'engine',
    'ledger/ledger-lane.ts': 'engine',
    'ledger/postgres-ledger.ts': 'engine',
    'ledger/soak.ts': 'engine',
    'move-money.ts': 'judges',
    'move-together.ts': 'judges',
    'rails/post-steps.ts': 'captures and deposits',
    'rails/withdraw.ts': 'judges',
  };

async function sources(): Promise<readonly string[]> {
  const files = await readdir(DOMAINS, { recursive: true });
  return files.filter(
    (file) => /\/server\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\/|node_modules/.test(file),
  );
}

it('nothing posts or holds a person’s money without asking the door it leaves by', async () => {
  const found: string[] = [];
  const unjudged: string[] = [];
  for (const file of await sources()) {
    const text = await readFile(join(DOMAINS, file), 'utf8');
    if (!/\bledger\s*\.\s*(?:post|post_one|hold|place_holds)\(/.test(text)) continue;
    const name = relative(HERE, join(DOMAINS, file));
    found.push(name);
    if (MOVERS[name] === 'judges' && !/\b(?:judge|refuse)Leaving\(/.test(text)) unjudged.push(name);
  }
  expect(unjudged).toEqual([]);
  expect(found.toSorted()).toEqual(Object.keys(MOVERS).toSorted());
});
