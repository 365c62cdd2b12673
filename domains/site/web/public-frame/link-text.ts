import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';

import { frameTexts } from '../frame/texts.ts';
import type { MenuLink } from './menus.ts';

/** The words of a menu's line in the reader's language. */
export function useLinkText(): (link: MenuLink) => string {
  const t = useText(frameTexts);
  const titles = useTitles();
  return ({ title, text }) => (title === undefined ? t(text ?? 'brand.name') : titles(title));
}
