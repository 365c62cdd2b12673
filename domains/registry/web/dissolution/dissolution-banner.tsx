import { Banner } from '@egcr/ui/banner';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { BusinessProfile } from '../../contract/index.ts';
import { dissolutionTexts } from './texts.ts';

/** That a business is to end, or has ended; nothing of one that goes on. */
export function DissolutionBanner({ dissolution }: Pick<BusinessProfile, 'dissolution'>) {
  const t = useText(dissolutionTexts);
  const formats = useFormats();
  if (dissolution === null) return null;
  return (
    <Banner tone="warn">{t(dissolution.state, { date: formats.date(`${dissolution.on}T12:00:00Z`) })}</Banner>
  );
}
