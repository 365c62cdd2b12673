import { anyReader } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { loadOpened } from '@egcr/web-kit/messages';
import { thoughtBar } from '@egcr/web-kit/router.tsx';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';

import { App } from './app.tsx';
import { makeStillRouter } from './router.tsx';
import { loadShell } from './shell.ts';

export { directionOf, languages } from '@egcr/web-kit/languages';

export const loadHeads = async () => (await loadShell()).loadHeads();

/** What stands where something could not be drawn ahead of time. */
const UNDRAWN = /<!--\$!-->/;

/** The page at that path in that language as a stranger's browser draws it first. Throws where a part of it cannot be drawn. */
export async function drawPage(path: string, language: Language): Promise<string> {
  await loadShell();
  const router = makeStillRouter(thoughtBar(path));
  await router.reload();
  const failed = router.shown()?.failure;
  if (failed) throw new Error(`${path} in ${language}`, { cause: failed.error });
  await loadOpened(language);
  const page = <App reader={anyReader(language)} router={router} />;
  // Waits for every part that is fetched. Its own text would come with scripts, which the policy does not let in.
  const errors: unknown[] = [];
  await prerender(page, { onError: (error) => void errors.push(error) });
  if (errors.length > 0) throw new Error(`${path} in ${language}`, { cause: errors[0] });
  await loadOpened(language);
  const html = renderToString(page);
  if (UNDRAWN.test(html)) throw new Error(`${path} in ${language}: a part was not drawn`);
  if (/ style="/.test(html)) throw new Error(`${path} in ${language}: the policy lets no style attribute in`);
  return html;
}
