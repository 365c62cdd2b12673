import type { Config } from '../config.ts';
import { besideProduct } from './beside-product.ts';
import type { Ended } from './run-command.ts';

/** Reads the history of every case and hashes each step anew. */
export async function verifyCases(config: Config): Promise<Ended> {
  const opening = {
    role: 'verify',
    logLevel: 'error',
    whenEmpty: 'The database is empty: there is nothing to verify yet.',
  };
  const { cases, findings } = await besideProduct(config, opening, ({ services, domains }) =>
    domains.doors.cases.verify(services),
  );
  return casesWords(cases, findings);
}

interface Finding {
  readonly reference: string;
  readonly fault: string;
}

/** Ends with 1 where a history is not as it was written. */
export function casesWords(cases: number, findings: readonly Finding[]): Ended {
  const isRight = findings.length === 0;
  return {
    status: isRight ? 0 : 1,
    lines: [
      `${cases} cases read.`,
      ...findings.map(({ reference, fault }) => `WRONG ${reference}: ${fault}`),
      isRight ? 'Every history is as it was written.' : `${findings.length} findings.`,
    ],
  };
}
