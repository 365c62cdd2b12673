// Sets the spaces and dots of every sentence as docs/languages.md asks: node tools/mend-texts.ts
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type * as EveryText from './languages/every-text.ts';
import { typeset } from './languages/typography.ts';
import { languages } from '@egcr/server-kit/http/request-facts';
import { createServer } from 'vite';

import { repositoryRoot } from './tidy/source-file.ts';

// Some catalogues import screens, which Node does not read unaided.
const loader = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { readEveryText } = (await loader.ssrLoadModule(
  join(import.meta.dirname, 'languages/every-text.ts'),
)) as typeof EveryText;
const mended = new Map<string, number>();
for (const { folder, in: said } of await readEveryText()) {
  for (const language of languages) {
    const text = said[language];
    if (text === undefined || typeset(text, language) === text) continue;
    for await (const file of glob('*.ts', { cwd: join(repositoryRoot, folder) })) {
      const path = join(repositoryRoot, folder, file);
      const before = await readFile(path, 'utf8');
      const after = withMended(before, { language, isOwn: file === `${language}.ts`, text });
      if (after === before) continue;
      await writeFile(path, after);
      mended.set(join(folder, file), (mended.get(join(folder, file)) ?? 0) + 1);
    }
  }
}
await loader.close();
for (const [file, count] of mended) console.log(`${file}: ${count}`);

interface Mending {
  readonly language: (typeof languages)[number];
  /** The file holds this language alone. */
  readonly isOwn: boolean;
  readonly text: string;
}

/** Where several languages share a file, only what stands behind this one's name is changed. */
function withMended(source: string, { language, isOwn, text }: Mending): string {
  const mended = typeset(text, language);
  if (isOwn) return source.replaceAll(written(text), written(mended));
  const behindItsName = new RegExp(`(\\b${language}:\\s*['"])${escaped(written(text))}(?=['"])`, 'g');
  return source.replaceAll(behindItsName, (_, begin: string) => begin + written(mended));
}

function escaped(literal: string): string {
  return literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** As it stands in a source file between single quotes. */
function written(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
}
