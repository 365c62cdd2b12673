import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { AwardList } from './award-list.tsx';
import { awardTexts } from './texts.ts';

/** What was given, with the way to the page that can be shared. */
export function AwardsTab() {
  const t = useText(awardTexts);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex max-w-[68ch] flex-col gap-1 text-ink-2">
        {t('lead')}
        <Link href={hrefOf('awards')} look="standalone" className="w-fit">
          {t('public')}
        </Link>
      </p>
      <AwardList />
    </div>
  );
}
