import { useDrafts } from '@egcr/forms/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Megaphone } from 'lucide-react';

import { addressAbout, fraudAddress } from './fraud-address.ts';
import { fraudTexts } from './texts.ts';

const promises = ['report.time', 'report.saved', 'report.name', 'report.people'] as const;

/** The job that a draft is about. */
const draftAt = ({ address }: { readonly address: string }): string | undefined =>
  fraudAddress.read(address.slice(address.indexOf('?'))).job;

/** What stands before the questions, and the way to reports that were sent. */
export function ReportCard({ job }: { readonly job: string | undefined }) {
  const t = useText(fraudTexts);
  const drafts = useDrafts();
  const begun = drafts.data?.filter(({ form }) => form === 'fraud.report').map(draftAt) ?? [];
  const hasDraft = begun.includes(job);
  const aboutJob = job === undefined ? begun.find((each) => each !== undefined) : undefined;
  return (
    <Card title={t('report')} icon={<Megaphone aria-hidden className="size-5.5" />} padding="large">
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        {promises.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <ButtonLink href={addressAbout(job).to({ question: 'category' })} className="self-start">
        {t(hasDraft ? 'continue' : 'begin')}
      </ButtonLink>
      {aboutJob !== undefined && (
        <Link href={addressAbout(aboutJob).to({ question: 'category' })} look="standalone">
          {t('continue.job')}
        </Link>
      )}
      <div className="mt-auto border-t border-line pt-3">
        <Link href={hrefOf('cases')} look="standalone">
          {t('own')}
        </Link>
        <p className="text-sm text-ink-2">{t('own.text')}</p>
      </div>
    </Card>
  );
}
