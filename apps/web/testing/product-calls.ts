import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { Endpoint } from '@egcr/contract/endpoint';

const root = join(import.meta.dirname, '..', '..', '..');

/** Every call that the domains declare. */
export async function productCalls(): Promise<readonly Endpoint[]> {
  const files = globSync('domains/*/contract/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.toSorted().map((file): Promise<Readonly<Record<string, unknown>>> => import(join(root, file))),
  );
  return [...new Set(modules.flatMap((module) => Object.values(module).filter(isEndpoint)))];
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

/** The call that an address answers, the more exact one first: `/jobs/saved` before `/jobs/:id`. */
export function callAt(
  calls: readonly Endpoint[],
  asked: { readonly method: string; readonly path: string },
): Endpoint | undefined {
  const parametersOf = ({ path }: Endpoint): number => path.split('/:').length;
  return calls
    .filter(({ method, path }) => method === asked.method && patternOf(path).test(asked.path))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other))[0];
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`, 'u');
