import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { ListedBusiness } from '../../contract/index.ts';
import { registryTexts } from '../texts.ts';

/** Whether a business is active, and whether it is invented. */
export function BusinessMarks({ found }: { readonly found: Pick<ListedBusiness, 'status' | 'is_sample'> }) {
  const t = useText(registryTexts);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={found.status === 'active' ? 'ok' : 'warn'}>{t(`status.${found.status}`)}</Badge>
      {found.is_sample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
