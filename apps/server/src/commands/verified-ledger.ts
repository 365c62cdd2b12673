import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { Config } from '../config.ts';
import { besideProduct } from './beside-product.ts';
import type { Ended } from './run-command.ts';

interface Asked {
  /** A copy of what was published, kept elsewhere; what this installation publishes where none is named. */
  readonly published: string | undefined;
  /** For programs that read it. */
  readonly json: boolean;
  readonly onProgress?: (transfers: number) => void;
}

/** What is asked for with `[--published <copy of checkpoints.txt>] [--json]`. */
export function ledgerAsked(args: readonly string[]): Pick<Asked, 'published' | 'json'> {
  const { values } = parseArgs({
    args: [...args],
    options: { published: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  return { published: values.published, json: values.json };
}

/** What the check of the whole ledger found. */
export interface LedgerFound {
  readonly checkpoints: number;
  readonly transfers: number;
  readonly waiting: number;
  readonly findings: readonly { readonly fault: string; readonly seq: string; readonly detail: string }[];
  readonly broken: readonly { readonly kind: string; readonly id: string }[];
  readonly published: string | undefined;
}

/** Derives every balance anew, hashes every transfer anew, and compares both with what was signed and published. */
export async function verifyLedger(config: Config, asked: Asked): Promise<Ended> {
  const opening = {
    role: 'verify',
    logLevel: 'error',
    whenEmpty: 'The database is empty: there is nothing to verify yet.',
  };
  const found = await besideProduct(config, opening, async ({ services: { db }, domains }) => {
    const { ledger } = domains.doors;
    const { log: sealed } = ledger;
    if (asked.published !== undefined && !existsSync(asked.published))
      throw new Error(`There is no file ${asked.published}.`);
    const published = asked.published ?? sealed.publishTo;
    const { onProgress } = asked;
    const verdict = await sealed.verify(db, { published, ...(onProgress && { onProgress }) });
    const { broken } = await ledger.proof(db);
    return { ...verdict, broken, waiting: await sealed.waiting(db), published };
  });
  return ledgerWords(found, asked);
}

/** Ends with 1 where something is not as it was signed. */
export function ledgerWords(found: LedgerFound, { json }: Pick<Asked, 'json'>): Ended {
  const { checkpoints, transfers, waiting, findings, broken, published } = found;
  const wrong = findings.length + broken.length;
  const status = wrong === 0 ? 0 : 1;
  if (json) return { status, lines: [JSON.stringify(found)] };
  return {
    status,
    lines: [
      '',
      `${transfers} transfers under ${checkpoints} signed roots, compared with ${published ?? 'nothing published'}; ${waiting} wait for the next root.`,
      ...findings.map(
        ({ fault, seq, detail }) => `WRONG ${fault}${seq === '' ? '' : ` in root ${seq}`}: ${detail}`,
      ),
      ...broken.map(({ kind, id }) => `WRONG ${kind}: ${id}`),
      wrong === 0
        ? 'Everything is as it was signed, and every balance follows from its entries.'
        : `${wrong} findings.`,
    ],
  };
}
