import { currentReader } from '@egcr/web-kit/i18n.tsx';
import type { ComponentType } from 'react';

import { loadWhitepaper } from '../../contract/whitepaper/text.ts';
import { Screen } from './whitepaper-screen.tsx';

/** The screen together with its text in the reader's language, so that a page that was drawn ahead comes alive at once. */
export async function openWhitepaper(): Promise<{ readonly Screen: ComponentType }> {
  // Where the text cannot be fetched the screen asks again, and says so.
  await loadWhitepaper(currentReader().language).catch(() => undefined);
  return { Screen };
}
