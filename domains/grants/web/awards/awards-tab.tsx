import { hrefOf } from '@egcr/contract/product-screens';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { useActingFor } from '@egcr/organisations/web';

import { agreementTexts } from '../agreement/texts.ts';
import { MyApplications } from '../find/my-applications.tsx';
import { useApplications } from '../queries.ts';
import { AwardList } from './award-list.tsx';
import { awardTexts } from './texts.ts';

/** The reader's own awards with what each waits for; then what was given, with the way to the page that can be shared. */
export function AwardsTab() {
  const t = useText(awardTexts);
  const own = useText(agreementTexts);
  const mine = useApplications(useActingFor()?.id, 'awarded');
  const hasOwn = (mine.items ?? []).length > 0;
  return (
    <div className="flex flex-col gap-4">
      {hasOwn && (
        <>
          <h2 className="text-lg font-semibold">{own('mine')}</h2>
          <MyApplications only="awarded" />
          <h2 className="pt-4 text-lg font-semibold">{own('all')}</h2>
        </>
      )}
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
