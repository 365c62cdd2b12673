import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { parserAside } from '@egcr/server-kit/aside/parse-aside';
import type { BeforeWork, CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { checkBodsCall } from '../contract/endpoints.ts';
import type { parse } from './parse-statements.ts';

type Input = CallInput<typeof checkBodsCall>;
type Read = ReturnType<typeof parse>;

const readAside = parserAside<typeof parse>(new URL('parse-statements.ts', import.meta.url));

/** In a process of its own: who owns what in a tangle of shares may take minutes to solve. Refuses overloaded and file_too_costly. */
export async function readBods(before: BeforeWork, { body }: Input): Promise<Read> {
  return readAside(asText(body), personOf(before).userId);
}

/** POST /registry/bods: reads statements and keeps nothing. */
export function checkBods(_work: Work, _input: Input, read: Read): Promise<ReplyOf<typeof checkBodsCall>> {
  const { faults, network, owners } = read;
  return Promise.resolve({ faults: [...faults], network: network ?? null, owners: [...owners] });
}

/** What is nested too deep to be written again is refused as what it is. */
function asText(body: Input['body']): string {
  try {
    return JSON.stringify(body);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(platformRefusals.file_too_costly);
    throw error;
  }
}
