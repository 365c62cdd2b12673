import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listIcons } from './list-icons.ts';

const LISTS = /domains\/[\w-]+\/web\/signed-in\.ts$/;
let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'egcr-icons-'));
  await mkdir(join(place, 'domains/probe/web'), { recursive: true });
});
afterAll(() => rm(place, { recursive: true, force: true }));

async function built(icon: string): Promise<string> {
  const list = join(place, 'domains/probe/web/signed-in.ts');
  await writeFile(
    list,
    `import { ${icon} } from 'lucide-react';\nexport const places = { probe: ${icon} };\n`,
  );
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [listIcons(LISTS)],
    build: {
      write: false,
      minify: false,
      lib: { entry: list, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
}

it('gives a list the icons that it names and no other, with short keys', async () => {
  const code = await built('Gift');
  expect(code).toContain('M12 7v14');
  expect(code).not.toContain('wallet-minimal');
  expect([...code.matchAll(/\bkey: "(\w+)"/g)].map(([, key]) => key)).toEqual(['1', '2', '3', '4']);
});

it('refuses an icon that no list of the product names', async () => {
  await expect(built('Gifted')).rejects.toThrow('Gifted');
});
