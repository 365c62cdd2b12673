import { titleTexts } from '../titles/messages/index.ts';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { frameTexts } from '../frame/messages/index.ts';
import type { MenuLink } from './menus.ts';

/** The words of a menu's line in the reader's language. */
export function useLinkText(): (link: MenuLink) => string {
  const t = useText(frameTexts);
  const titles = useText(titleTexts);
  return ({ title, text }) => (title === undefined ? t(text ?? 'brand.name') : titles(title));
}
