import { useDrafts } from '@egcr/forms/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Megaphone } from 'lucide-react';

import { fraudAddress } from './fraud-address.ts';
import { fraudTexts } from './texts.ts';

const promises = ['report.time', 'report.saved', 'report.name', 'report.people'] as const;

/** What stands before the questions, and the way to reports that were sent. */
export function ReportCard() {
  const t = useText(fraudTexts);
  const drafts = useDrafts();
  const hasDraft = drafts.data?.some(({ form }) => form === 'fraud.report') === true;
  return (
    <Card title={t('report')} icon={<Megaphone aria-hidden className="size-5.5" />} padding="large">
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        {promises.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <ButtonLink href={fraudAddress.to({ question: 'category' })} className="self-start">
        {t(hasDraft ? 'continue' : 'begin')}
      </ButtonLink>
      <div className="mt-auto border-t border-line pt-3">
        <Link href={hrefOf('cases')} look="standalone">
          {t('own')}
        </Link>
        <p className="text-sm text-ink-2">{t('own.text')}</p>
      </div>
    </Card>
  );
}
