import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OrganisationRow } from '../contract/index.ts';
import { organisationTexts } from './texts.ts';

/** The person's role, and how far an organisation can be trusted. */
export function OrganisationMarks({
  found,
}: {
  readonly found: Pick<OrganisationRow, 'role' | 'closed_at' | 'standing'>;
}) {
  const t = useText(organisationTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone="brand">{t(`role.${found.role}`)}</Badge>
      <Badge tone={found.standing === 'registered' ? 'ok' : 'warn'}>{t(found.standing)}</Badge>
      {found.closed_at !== null && <Badge>{t('closed')}</Badge>}
    </span>
  );
}
