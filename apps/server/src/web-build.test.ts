import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { childrenOf, eventually } from '../testing/processes.ts';
import { WebBuild } from './web-build.ts';

let place: string;
let said: string[];
let build: WebBuild;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'egcr-web-build-'));
});
afterEach(() => build.stop());
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A build by a builder that does this. */
function builtBy(name: string, code: string): Promise<void> {
  const builder = join(place, `${name}.mjs`);
  writeFileSync(builder, code);
  said = [];
  build = new WebBuild({ say: (line) => void said.push(line), builder });
  return build.ensure();
}

const builders = () => childrenOf(process.pid).filter(({ command }) => command.includes(place));

it('a person who waits reads that the web app is being built', async () => {
  await builtBy('builds', "process.send('building', () => process.exit(0));");
  expect(said).toEqual(['Building the web app…']);
});

it('a build that is there already is not spoken of', async () => {
  await builtBy('stands', "console.log('large'); process.exit(0);");
  expect(said).toEqual([]);
});

it('a builder that fails says why', async () => {
  const failed = builtBy('fails', "console.error('no such module'); process.exit(1);");
  await expect(failed).rejects.toThrow('The web app could not be built:\nno such module');
});

it('a product that stops while it is built leaves no builder behind', async () => {
  const failed = builtBy('waits', "process.send('building'); setInterval(() => undefined, 1000);");
  const stopped = eventually(() => said.length > 0 && builders().length > 0).then(() => build.stop());
  await Promise.all([expect(failed).rejects.toThrow('The web app could not be built'), stopped]);
  expect(builders()).toEqual([]);
});
