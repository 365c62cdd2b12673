import { useText } from '@egcr/web-kit/i18n.tsx';

import { developerTexts } from './texts.ts';

/** The sentences for developers in the reader's language. */
export function useDeveloperText() {
  return useText(developerTexts);
}
