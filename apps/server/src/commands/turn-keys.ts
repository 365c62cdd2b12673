import { parseArgs } from 'node:util';

import { countUnderEarlierKeys, reseal, sealedColumns } from '@egcr/server-kit/reseal';

import type { Config } from '../config.ts';
import { dropDataKeys, rotateDataKeys, rotateKeys, rotateLogKey } from '../keys.ts';
import { besideProduct } from './beside-product.ts';

const FLAG = { type: 'boolean', default: false } as const;

/** What `npm run keys:rotate` can be asked for; without any of it the key that signs access tokens turns. */
const options = { 'ledger-log': FLAG, data: FLAG, reseal: FLAG, 'drop-earlier': FLAG };

/** Turns, uses or forgets keys as asked, and answers in words what that means. Where several are asked for, the later step is done alone. */
export async function turnKeys(
  config: Config,
  args: readonly string[],
  onProgress: (rows: number) => void = () => undefined,
): Promise<string> {
  const { dataDirectory } = config;
  const { values: asked } = parseArgs({ args: [...args], options });
  if (asked.reseal) return withSealed(config, (sealed) => resealAll({ ...sealed, onProgress }));
  if (asked['drop-earlier']) return withSealed(config, (sealed) => dropEarlier(sealed, dataDirectory));
  if (asked.data)
    return `Servers started from now on seal with the data key ${rotateDataKeys(dataDirectory)}. What earlier keys have sealed stays readable. Start every server again, then run: npm run keys:rotate -- --reseal`;
  if (asked['ledger-log'])
    return `Servers started from now on sign the roots of the ledger's log with ${rotateLogKey(dataDirectory)}. Roots of the last key stay right.`;
  return `Servers started from now on sign with key ${rotateKeys(dataDirectory)}. Tokens of the last key stay valid.`;
}

type Sealed = Parameters<typeof countUnderEarlierKeys>[0] & Parameters<typeof reseal>[0];

function withSealed(config: Config, body: (sealed: Sealed) => Promise<string>): Promise<string> {
  const opening = { role: 'reseal', whenEmpty: 'The database is empty: nothing is sealed yet.' };
  return besideProduct(config, opening, ({ services, domains }) =>
    body({ services, columns: sealedColumns(domains.list) }),
  );
}

async function resealAll(sealed: Sealed): Promise<string> {
  const rows = await reseal(sealed);
  return resealedWords(rows, await countUnderEarlierKeys(sealed));
}

/** How a reseal ended: servers that were not started again go on sealing with an earlier key. */
export function resealedWords(rows: number, left: number): string {
  return left === 0
    ? `${rows} rows were sealed with the present key; none is left under an earlier one.`
    : `${rows} rows were sealed with the present key; ${left} are under earlier ones, written meanwhile by servers that were not started again. Start them again and repeat.`;
}

async function dropEarlier(sealed: Sealed, dataDirectory: string): Promise<string> {
  const left = await countUnderEarlierKeys(sealed);
  if (left > 0) {
    throw new Error(
      `${left} rows are sealed with earlier keys: nothing was dropped. Start every server again, then run: npm run keys:rotate -- --reseal`,
    );
  }
  dropDataKeys(dataDirectory);
  return 'The earlier data keys are gone from keys.json. Backups from before the last reseal need the copy of keys.json that was kept with them.';
}
