import { Badge } from '@egcr/ui/badge';
import { formatMoney } from '@egcr/ui/format-money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { Pot } from '../../contract/pots.ts';
import { usePotsText } from './texts.ts';
import { momentOf, shareOf } from './pot-progress.ts';

/** How near the goal is, in words. */
export function PotGoal({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  const { locale } = useLanguage();
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  const share = shareOf(pot);
  if (pot.target === null || share === undefined) return <span>{t('no_target')}</span>;
  if (share === 1) return <Badge tone="ok">{t('reached')}</Badge>;
  const percent = formats.percent(Math.floor(share * 100) / 100);
  return (
    <span className="flex flex-wrap gap-x-2">
      <span>
        {isConcealed
          ? percent
          : t('of_target', {
              percent,
              target: formatMoney(pot.target, { locale, isTrimmed: true }),
            })}
      </span>
      {pot.target_on !== null && <span>{t('by', { day: formats.date(momentOf(pot.target_on)) })}</span>}
    </span>
  );
}
