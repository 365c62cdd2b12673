// Sets the spaces and dots of every sentence as docs/languages.md asks: node tools/mend-texts.ts
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readEveryText } from './languages/every-text.ts';
import { typeset } from './languages/typography.ts';
import { languages } from '@egcr/server-kit/http/request-facts';

import { repositoryRoot } from './tidy/source-file.ts';

const mended = new Map<string, number>();
for (const { folder, in: said } of await readEveryText()) {
  for (const language of languages) {
    const text = said[language];
    if (text === undefined || typeset(text, language) === text) continue;
    for await (const file of glob('*.ts', { cwd: join(repositoryRoot, folder) })) {
      const path = join(repositoryRoot, folder, file);
      const before = await readFile(path, 'utf8');
      const isOwn = file === `${language}.ts` || before.includes(`  ${language}: {`);
      const after = isOwn ? before.replaceAll(written(text), written(typeset(text, language))) : before;
      if (after === before) continue;
      await writeFile(path, after);
      mended.set(join(folder, file), (mended.get(join(folder, file)) ?? 0) + 1);
    }
  }
}
for (const [file, count] of mended) console.log(`${file}: ${count}`);

/** As it stands in a source file between single quotes. */
function written(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
}
