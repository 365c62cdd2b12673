import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { loadScreen } from '../src/screens.tsx';
import { loadShell } from '../src/shell.ts';
import { loadSignedIn } from '../src/signed-in.ts';
import { loadSignedInFrame } from '../src/signed-in-frame.tsx';
import { prepareBrowser } from './browser.ts';
import { tellScreen } from './tell-screen.ts';
import { productCalls } from './product-calls.ts';
import { partOf, screensByDomain } from './screens-by-domain.ts';

const PARTS = 8;
const WRITTEN = join(import.meta.dirname, '..', '..', '..', 'generated', 'said');

/** While draws are chosen for some domains alone. */
const chosenFor = process.env['DRAWS_OF']?.split(',');

/** The tests of an eighth of all screens. */
export async function tellScreens(part: number): Promise<void> {
  const calls = await productCalls();
  const domains = partOf(await screensByDomain(), { part, parts: PARTS });
  beforeAll(async () => {
    await loadShell();
    await Promise.all([
      import('../src/connect-session.ts'),
      import('../src/rich-frame.tsx'),
      loadSignedInFrame('app'),
      loadSignedInFrame('bare'),
    ]);
    const { slots, loadNotices } = await loadSignedIn();
    // What pages show of other domains comes at once, however busy the machine is.
    const parts = slots.flatMap((each) => Object.values(each).flatMap((some = []) => some));
    await Promise.all([
      loadNotices(),
      ...parts.flatMap((part) => [part.load(), ...('loadTexts' in part ? [part.loadTexts()] : [])]),
    ]);
    await Promise.all(domains.flatMap(({ screens }) => screens.map((screen) => loadScreen(screen))));
    prepareBrowser();
  });
  afterAll(() => void vi.useRealTimers());
  for (const { domain, screens } of domains)
    describe.skipIf(chosenFor?.includes(domain) === false)(`the screens of ${domain}`, () => {
      const told: string[] = [];
      it.each(screens)('$name stands with every reply that its calls may give', async (screen) => {
        const { text, faults } = await tellScreen(screen, calls);
        told.push(text);
        expect(faults).toEqual([]);
      });
      it('say and do what is written down; `npm run said` writes it anew', async () => {
        await expect(told.join('\n')).toMatchFileSnapshot(join(WRITTEN, `${domain}.txt`));
      });
    });
}
