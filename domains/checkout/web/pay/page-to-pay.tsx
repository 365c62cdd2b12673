import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Money } from '@egcr/ui/money';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { isRefusal } from '@egcr/web-kit/call-errors';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { OpenReading } from '@egcr/web-kit/open-reading';
import { ShieldQuestionMark, Wallet } from 'lucide-react';
import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense, type ReactNode } from 'react';

import type { PayPage } from '@egcr/payments/contract';
import { BackToShop, confirmPath } from '@egcr/payments/web';
import { payTexts } from './texts.ts';

/** The sentences for every failure come with the first one; without a connection nothing comes, and the heading says enough. */
const FailureText = lazyBeside(async () => (await import('./failure-text.tsx')).FailureText);

/** What both public pages stand in. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  return <div className="shell flex min-h-dvh max-w-xl flex-col gap-6 py-10">{children}</div>;
}

/** What is to be paid, to whom, and the way to pay it. */
export function PageToPay({ page }: { readonly page: OpenReading<PayPage> }) {
  const t = useText(payTexts);
  if (page.data) return <ToPay page={page.data} />;
  if (isRefusal(page.error, 'not_found'))
    return <PageHeading title={t('unknown')} description={t('unknown.text')} />;
  if (page.error !== null)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={
          <Suspense fallback={null}>
            <FailureText failure={page.error} />
          </Suspense>
        }
        retryLabel={t('retry')}
        onRetry={() => void page.readAgain()}
      />
    );
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

function ToPay({ page }: { readonly page: PayPage }) {
  const t = useText(payTexts);
  const { merchant, state } = page;
  return (
    <>
      <PageHeading
        title={t('pay.to', { name: merchant.name })}
        description={<bdi className="wrap-anywhere">{page.title}</bdi>}
        actions={page.is_sample && <Badge>{t('sample')}</Badge>}
      />
      {page.is_test && <Banner tone="sample">{t('test.text')}</Banner>}
      <Card padding="large">
        <div className="flex flex-col items-center gap-2 text-center">
          {page.amount === null ? (
            <span className="text-2xl font-strong">
              {t('open')} <bdi>({page.asset})</bdi>
            </span>
          ) : (
            <Money amount={page.amount} size="display" />
          )}
          <Terms page={page} />
        </div>
        <div className="flex items-start gap-3 rounded-lg border border-line bg-sunken p-4">
          <ShieldQuestionMark aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <div className="flex min-w-0 flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <bdi className="font-semibold wrap-anywhere">{merchant.name}</bdi>
              {merchant.username !== '' && <bdi className="text-sm text-ink-2">@{merchant.username}</bdi>}
              <Badge tone="warn">{t('not_verified')}</Badge>
            </span>
            <span className="text-sm text-ink-2">{t('not_verified.text')}</span>
          </div>
        </div>
        {state === 'active' ? (
          <>
            <ButtonLink
              href={confirmPath(page.id)}
              size="large"
              width="full"
              icon={<Wallet aria-hidden className="size-5" />}
            >
              {t('by_wallet')}
            </ButtonLink>
            <p className="text-center text-sm text-ink-2">{t('by_wallet.text')}</p>
          </>
        ) : (
          <Banner tone="warn">
            {t(page.checkout ? `order.${state}` : `is.${state}`)}{' '}
            {page.checkout && state === 'exhausted' ? '' : t('nothing_taken')}
          </Banner>
        )}
        {page.checkout?.cancel_url && <BackToShop href={page.checkout.cancel_url} look="quiet" />}
      </Card>
    </>
  );
}

/** What is left and until when, where the merchant says so. */
function Terms({ page }: { readonly page: PayPage }) {
  const t = useText(payTexts);
  const formats = useFormats();
  const { expires_at: until, state } = page;
  // An order is paid once: nobody needs to read how many are left.
  const left = page.checkout ? null : page.left;
  if (state !== 'active' || (left === null && until === null)) return null;
  return (
    <p className="flex flex-wrap justify-center gap-x-3 text-sm text-ink-2">
      {left !== null && <span>{t('left', { number: left })}</span>}
      {until !== null && <span>{t('until', { date: formats.date(until) })}</span>}
    </p>
  );
}
