import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { splitTexts } from './split-texts.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'egcr-split-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

const kit = join(import.meta.dirname, '../../../platform/web/src');
const others = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'];
const row = (english: string) =>
  `{ en: '${english}', ${others.map((each) => `${each}: '${english} in ${each}'`).join(', ')} }`;

async function built(rows: string): Promise<readonly Rolldown.OutputChunk[]> {
  const folder = await mkdtemp(join(place, 'area-'));
  await mkdir(join(folder, 'src'));
  await writeFile(
    join(folder, 'src/texts.ts'),
    `import { texts } from '${kit}/messages.ts';\nimport { words } from '@egcr/contract/words';\nimport { own, all } from './words.ts';\nexport const areaTexts = texts({ ${rows} });\n`,
  );
  await writeFile(
    join(folder, 'src/words.ts'),
    `export const own = { 'two.words': ${row('Two words')}, unsaid: ${row('Unsaid')} } as const satisfies object;\nexport const all = { one: ${row('One of all')} } as const;\n`,
  );
  await writeFile(
    join(folder, 'src/main.ts'),
    "import { areaTexts } from './texts.ts';\nconsole.log(areaTexts.english);\nvoid areaTexts.load('de');\n",
  );
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [splitTexts()],
    build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'src/main.ts') } },
  });
  return [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
}

it('keeps English in its place and makes a module of each other language', async () => {
  const chunks = await built(`hello: ${row('Hello')}, close: words.close`);
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  expect(entry?.code).toContain('"Hello"');
  expect(entry?.code).toContain('"Close"');
  for (const language of others) {
    expect(entry?.code).not.toContain(`Hello in ${language}`);
    expect(chunks.filter(({ code }) => code.includes(`Hello in ${language}`))).toHaveLength(1);
  }
  const german = chunks.filter(({ code }) => code.includes('Schließen'));
  expect(german).toHaveLength(1);
  expect(german[0]?.code).not.toContain('Cerrar');
});

it('writes words of both sides where they are said, and no others', async () => {
  const chunks = await built(`said: own['two.words'], ...all`);
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  expect(entry?.code).toMatch(/said:\s*"Two words",\s*one:\s*"One of all"/);
  for (const { code } of chunks) expect(code).not.toContain('Unsaid');
  for (const language of others) {
    expect(entry?.code).not.toContain(` in ${language}`);
    const [own, ...more] = chunks.filter(({ code }) => code.includes(`Two words in ${language}`));
    expect(more).toEqual([]);
    expect(own?.code).toContain(`One of all in ${language}`);
  }
});

it.each([
  ['there is no word own.none', 'hello: own.none'],
  ['nothing is no table of words', '...nothing'],
  ['no plain text', "hello: { en: 'Hello', es: greeting() }"],
  ['no sentence in its languages', 'hello: greeting'],
])('refuses a file with %s, since it cannot be moved', async (message, rows) => {
  await expect(built(rows)).rejects.toThrow(message);
});
