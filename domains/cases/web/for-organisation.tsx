import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OwnCaseRow } from '../contract/index.ts';
import { casesTexts } from './texts.ts';

/** The organisation for which a case was asked; nothing where a person asked for themselves. */
export function ForOrganisation({ found }: { readonly found: Pick<OwnCaseRow, 'organisation'> }) {
  const t = useText(casesTexts);
  if (found.organisation === null) return null;
  return <span className="text-sm text-ink-2">{t('for', { organisation: found.organisation })}</span>;
}
