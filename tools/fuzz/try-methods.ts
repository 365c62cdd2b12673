/** Every address of the API and of the identity protocol, asked with each method that it does not take. */
import { protocolRoutes } from '@egcr/gotrue/contract';

import { type Caller, codeOf } from '../bank-test/caller.ts';
import type { Fault } from './answers.ts';
import type { Operation } from './document.ts';
import { PATIENCE_MS } from './patience.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ID = '00000000-0000-7000-8000-000000000000';

interface Declared {
  readonly method: string;
  /** With `{name}` or `:name` for what differs. */
  readonly path: string;
}

interface MethodTrial {
  readonly caller: Caller;
  readonly operations: readonly Operation[];
  /** For the addresses that tell nothing to anybody else. */
  readonly serviceKey: string;
}

/** Each answers 405 with the methods it takes; addresses that are mounted for every method take all. */
export async function tryMethods({
  caller,
  operations,
  serviceKey,
}: MethodTrial): Promise<{ readonly asked: number; readonly faults: readonly Fault[] }> {
  const protocol = protocolRoutes.filter(({ method, path }) => method !== '*' && !path.includes('*'));
  const declared: readonly Declared[] = [
    ...operations,
    ...protocol.map(({ method, path }) => ({ method, path: `/auth/v1${path}` })),
  ];
  const addresses = new Set(declared.map(({ path }) => path.replaceAll(/\{\w+\}|:\w+/g, ID)));
  const faults: Fault[] = [];
  let asked = 0;
  for (const path of addresses) {
    const taken = METHODS.filter((method) =>
      declared.some((each) => each.method.toUpperCase() === method && isAt(each.path, path)),
    );
    for (const method of METHODS.filter((each) => !taken.includes(each))) {
      asked += 1;
      const answer = await caller.call({
        method,
        path,
        timeoutMs: PATIENCE_MS,
        headers: { authorization: `Bearer ${serviceKey}`, 'x-supabase-api-version': '2024-01-01' },
      });
      const allowed = (answer.allow ?? '').split(', ').filter((each) => each !== 'HEAD');
      const said = `${answer.status} ${codeOf(answer)}, allow ${answer.allow ?? 'missing'}`;
      const isRight =
        answer.status === 405 &&
        codeOf(answer) === 'method_not_allowed' &&
        allowed.join(', ') === taken.toSorted().join(', ');
      if (!isRight)
        faults.push({
          operation: path,
          kind: 'takes a wrong method wrongly',
          said,
          request: `${method} ${path}`,
        });
    }
  }
  return { asked, faults };
}

function isAt(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const asked = path.split('/');
  return parts.length === asked.length && parts.every((part, at) => /^[:{]/.test(part) || part === asked[at]);
}
