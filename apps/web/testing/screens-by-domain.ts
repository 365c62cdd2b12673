import { globSync } from 'node:fs';
import { join, sep } from 'node:path';

import type { Screen } from '@egcr/contract/screen';

const root = join(import.meta.dirname, '..', '..', '..');

/** The screens of a domain that are open, each once, whatever addresses lead to it. */
export interface DomainScreens {
  readonly domain: string;
  readonly screens: readonly Screen[];
}

export async function screensByDomain(): Promise<readonly DomainScreens[]> {
  const files = globSync('domains/*/contract/{screens,*-screens}.ts', { cwd: root }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const module: Readonly<Record<string, readonly Screen[]>> = await import(join(root, file));
      const open = Object.values(module)
        .flat()
        .filter(({ isOpen }) => isOpen);
      return {
        domain: file.split(sep)[1] ?? '',
        screens: [...new Map(open.map((screen) => [screen.name, screen])).values()],
      };
    }),
  );
  const byDomain = Map.groupBy(found, ({ domain }) => domain);
  return [...byDomain].map(([domain, parts]) => ({
    domain,
    screens: parts.flatMap(({ screens }) => screens),
  }));
}

/** Domains shared out so that each part has about as many screens. */
export function partOf(
  domains: readonly DomainScreens[],
  { part, parts }: { readonly part: number; readonly parts: number },
): readonly DomainScreens[] {
  const sums = Array.from({ length: parts }, () => 0);
  return domains
    .toSorted((one, other) => other.screens.length - one.screens.length)
    .filter(({ screens }) => {
      const least = sums.indexOf(Math.min(...sums));
      sums[least] = (sums[least] ?? 0) + screens.length;
      return least === part;
    });
}
