import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import type { ScreeningList } from '../../contract/index.ts';
import { useScreeningLists } from '../queries.ts';
import { ImportForm } from './import-form.tsx';
import { listTexts } from './texts.ts';

/** `/super-admin/screening-lists`: the lists that names are compared with, and the import of another. */
export function Screen() {
  const t = useText(listTexts);
  return (
    <Page>
      <PageHeading title={t('title')} description={t('lead')} />
      <Card title={t('import')} description={t('import.text')}>
        <ImportForm />
      </Card>
      <Card title={t('current')}>
        <Lists />
      </Card>
    </Page>
  );
}

function Lists() {
  const t = useText(listTexts);
  const say = useSentences();
  const lists = useScreeningLists();
  if (lists.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(lists.error)}
        retryLabel={t('retry')}
        onRetry={() => void lists.refetch()}
      />
    );
  if (!lists.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  return (
    <>
      {!lists.data.some((each) => each.is_current) && <Banner tone="warn">{t('none')}</Banner>}
      <ul aria-label={t('current')} className="flex flex-col divide-y divide-line">
        {lists.data.map((each) => (
          <Row key={each.id} list={each} />
        ))}
      </ul>
    </>
  );
}

function Row({ list }: { readonly list: ScreeningList }) {
  const t = useText(listTexts);
  const formats = useFormats();
  return (
    <li className="flex flex-col gap-3 py-4">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t(`source.${list.source}`)}</h3>
        {!list.is_current && <Badge tone="warn">{t('unfinished')}</Badge>}
      </span>
      <KeyValueList
        items={[
          { key: t('entries'), value: formats.number(list.entries) },
          { key: t('imported'), value: formats.exact(list.imported_at) },
          { key: t('by'), value: list.imported_by === null ? t('by.none') : <bdi>{list.imported_by}</bdi> },
        ]}
      />
    </li>
  );
}
