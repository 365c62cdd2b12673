import { globSync } from 'node:fs';
import { join } from 'node:path';

import { connectScreens } from '@egcr/contract/product-screens';
import type { Screen } from '@egcr/contract/screen';

/** Tests of a domain link to screens of others, as the product does: the apps have connected all of them before anything runs. */
const root = join(import.meta.dirname, '..');
const files = globSync('domains/*/contract/{screens,*-screens}.ts', { cwd: root });
const modules = await Promise.all(
  files.map((file): Promise<Readonly<Record<string, readonly Screen[]>>> => import(join(root, file))),
);
connectScreens(modules.flatMap((module) => Object.values(module).flat()));
