import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TextField } from '@egcr/ui/text-field';
import { isRefusal } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useTitles } from '@egcr/web-kit/titles';
import { useState } from 'react';

import { statusAddress } from '../addresses.ts';
import { useStatus } from '../queries.ts';
import { StatusBadge, StatusFacts } from '../status-facts.tsx';
import { statusTexts } from '../texts.ts';
import { ProposeForm } from './propose-form.tsx';

/** `/business/admin/status`: an officer finds a business by its number and proposes what becomes of it. */
export function Screen() {
  const t = useText(statusTexts);
  const titles = useTitles();
  const { view, show } = useAddress(statusAddress);
  const number = (view.number ?? '').trim().toUpperCase();
  return (
    <Page>
      <BackLink href={hrefOf('business-admin', { view: 'staff' })}>{titles('business-admin')}</BackLink>
      <PageHeading title={titles('business-status')} description={t('lead')} />
      <Card>
        <NumberForm key={number} number={number} onFind={(found) => show({ number: found })} />
      </Card>
      {number !== '' && <Found number={number} />}
    </Page>
  );
}

interface NumberFormProps {
  readonly number: string;
  readonly onFind: (number: string) => void;
}

function NumberForm({ number, onFind }: NumberFormProps) {
  const t = useText(statusTexts);
  const [written, setWritten] = useState(number);
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(written.trim().toUpperCase());
      }}
    >
      <TextField
        label={t('number')}
        dir="ltr"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type="submit" look="secondary">
        {t('find')}
      </Button>
    </form>
  );
}

function Found({ number }: { readonly number: string }) {
  const t = useText(statusTexts);
  const say = useSentences();
  const read = useStatus(number);
  if (isRefusal(read.error, 'not_found')) return <Banner tone="warn">{t('unknown')}</Banner>;
  if (read.isError)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(read.error)}
        retryLabel={t('retry')}
        onRetry={() => void read.refetch()}
      />
    );
  if (!read.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  const found = read.data;
  return (
    <>
      <Card
        title={<bdi className="wrap-anywhere">{found.name}</bdi>}
        description={t(`type.${found.type}`)}
        action={<StatusBadge status={found.status} />}
      >
        <StatusFacts found={found} />
        <ButtonLink
          look="secondary"
          href={`/business/directory/${encodeURIComponent(found.slug)}`}
          className="self-start"
        >
          {t('profile')}
        </ButtonLink>
      </Card>
      <Card title={t('change')}>
        {found.may.length === 0 ? (
          <p className="text-ink-2">{t('nothing')}</p>
        ) : (
          <ProposeForm key={`${found.id} ${found.status}`} found={found} />
        )}
      </Card>
    </>
  );
}
