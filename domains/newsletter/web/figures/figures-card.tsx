import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Mail } from 'lucide-react';

import { useFigures } from '../queries.ts';
import { HeldEditions } from './held-editions.tsx';
import { figureTexts } from './texts.ts';

/** What becomes of posts by mail, beside the list of posts. It names nobody. */
export function Slot() {
  const t = useText(figureTexts);
  const { data, isError } = useFigures();
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Mail aria-hidden className="size-5.5" />}
      padding="large"
    >
      {isError && <Banner tone="bad">{t('not_read')}</Banner>}
      {!isError && data === undefined && <Skeleton className="h-40" />}
      {data && (
        <>
          <KeyValueList
            items={[
              { key: t('subscribers'), value: t('number', { count: data.subscribers }) },
              { key: t('editions'), value: t('number', { count: data.editions }) },
              { key: t('sending'), value: t('number', { count: data.sending }) },
              { key: t('mails'), value: t('number', { count: data.mails }) },
            ]}
          />
          {data.held.length > 0 && <HeldEditions held={data.held} />}
        </>
      )}
    </Card>
  );
}
