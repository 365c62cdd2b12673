import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Skeleton } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { confirmSubscriptionCall, readSubscriptionCall } from '../../contract/index.ts';
import { useCategories, useLinkAct, useSubscription } from '../queries.ts';
import { linkTexts } from './texts.ts';

/** `/newsletter/$token`: the link of a mail. It confirms and ends; both need a press, since programs that look into mails open links too. */
export function Screen() {
  const t = useText(linkTexts);
  const token = usePathPart('token');
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <div className="shell flex max-w-3xl flex-col gap-6 py-10">
        <PageHeading title={t('title')} />
        <Subscription key={token} token={token} />
      </div>
    </QueryClientProvider>
  );
}

function Subscription({ token }: { readonly token: string }) {
  const t = useText(linkTexts);
  const say = useSentences(
    sentences([readSubscriptionCall, confirmSubscriptionCall], { newsletter_link_ended: t('ended') }),
  );
  const found = useSubscription(token);
  const act = useLinkAct(token);
  if (act.isSuccess && act.variables === 'leave')
    return (
      <Outcome>
        <Banner tone="ok" title={t('left')} isLive>
          {t('left.text')}
        </Banner>
      </Outcome>
    );
  if (found.isPending) return <Skeleton className="h-48" />;
  const failure = act.error ?? found.error;
  if (failure || !found.data)
    return (
      <Outcome>
        <Banner tone="bad" isLive>
          {say.failure(failure)}
        </Banner>
      </Outcome>
    );
  const { is_confirmed: isConfirmed } = found.data;
  return (
    <>
      <div role="status">
        {isConfirmed ? (
          <Banner tone="ok" title={t('confirmed')}>
            {t('confirmed.text')}
          </Banner>
        ) : (
          <p className="max-w-[52ch] text-ink-2">{t('confirm.text')}</p>
        )}
      </div>
      <Choice language={found.data.language} category={found.data.category} />
      <div className="flex flex-wrap gap-3">
        {!isConfirmed && (
          <Button busy={act.isPending} onClick={() => act.mutate('confirm')}>
            {t('confirm')}
          </Button>
        )}
        <Button look="secondary" busy={act.isPending} onClick={() => act.mutate('leave')}>
          {t('leave')}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly language: string;
  readonly category: string | null;
}

function Choice({ language, category }: ChoiceProps) {
  const t = useText(linkTexts);
  const { locale } = useLanguage();
  const categories = useCategories();
  const named = categories.find(({ slug }) => slug === category)?.name ?? category;
  return (
    <KeyValueList
      items={[
        {
          key: t('language'),
          value: new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language,
        },
        { key: t('posts'), value: named ?? t('posts.all') },
      ]}
    />
  );
}

function Outcome({ children }: { readonly children: ReactNode }) {
  const t = useText(linkTexts);
  return (
    <>
      {children}
      <Link href={hrefOf('newsletter')} look="standalone" className="self-start">
        {t('again')}
      </Link>
    </>
  );
}
