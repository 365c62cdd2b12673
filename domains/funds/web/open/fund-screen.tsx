import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { usePageTitle } from '@egcr/web-kit/page-title';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import type { WealthFundPage } from '../../contract/open-calls.ts';
import { useFund } from '../queries.ts';
import { priceText, returnText, unitsText } from '../unit-formats.ts';
import { Flows } from './flows.tsx';
import { Honest } from './honest.tsx';
import { OpenData } from './open-data.tsx';
import { PriceCourse } from './price-course.tsx';
import { Spending } from './spending.tsx';
import { openTexts } from './texts.ts';

/** `/wealth-funds/$slug`: what everyone may know of a wealth fund. */
export function Screen() {
  const slug = usePathPart('slug');
  const t = useText(openTexts);
  return (
    <div className="shell flex flex-col gap-6 py-8 sm:py-14">
      <BackLink href={hrefOf('wealth-funds')}>{t('all')}</BackLink>
      {/* As high as the window before the fund is there: the footer does not move when it comes. */}
      <div className="min-h-dvh">
        <OpenData>
          <Content key={slug} slug={slug} />
        </OpenData>
      </div>
    </div>
  );
}

function Content({ slug }: { readonly slug: string }) {
  const t = useText(openTexts);
  const found = useFund(slug);
  usePageTitle(found.data?.title);
  return (
    <ReadPage
      read={found}
      missing={
        <PageHeading
          title={t('missing')}
          description={t('missing.text')}
          actions={<ButtonLink href={hrefOf('wealth-funds')}>{t('all')}</ButtonLink>}
        />
      }
      said={{ loading: t('loading'), unread: t('unread'), retry: t('retry') }}
    >
      {(fund) => <View fund={fund} />}
    </ReadPage>
  );
}

function View({ fund }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  return (
    <Page>
      <PageHeading title={fund.title} description={fund.mandate} />
      {fund.is_sample && <Badge>{t('sample')}</Badge>}
      <Honest isSample={fund.is_sample} />
      <Figures fund={fund} />
      <ButtonLink
        className="self-start"
        href={`${hrefOf('wallet-funds')}?fund=${encodeURIComponent(fund.slug)}`}
      >
        {t('order')}
      </ButtonLink>
      <PageColumns aside={<How fund={fund} />}>
        <PriceCourse fund={fund} />
        <Flows fund={fund} />
        <Spending fund={fund} />
      </PageColumns>
    </Page>
  );
}

function Figures({ fund }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const returned = (fraction: string | null) =>
    fraction === null ? t('return.none') : returnText(fraction, locale);
  return (
    <StatisticGroup className="lg:grid-cols-4">
      <Statistic
        label={t('price')}
        value={fund.price === null ? t('price.none') : priceText(fund.price, locale)}
        hint={fund.valued_at && t('price.at', { date: formats.date(fund.valued_at) })}
      />
      <Statistic
        label={t('value')}
        value={<Money amount={fund.net_assets} />}
        hint={`${t('units')}: ${unitsText(fund.units, locale)}`}
      />
      <Statistic label={t('return.year')} value={returned(fund.return_year)} hint={t('return.how')} />
      <Statistic label={t('return.total')} value={returned(fund.return_total)} />
    </StatisticGroup>
  );
}

/** How an order becomes units. */
function How({ fund }: { readonly fund: WealthFundPage }) {
  const t = useText(openTexts);
  const formats = useFormats();
  return (
    <section className="card flex flex-col gap-3 p-5">
      <h2 className="text-xl font-semibold">{t('how')}</h2>
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>{t('how.order', { time: formats.minute(fund.next_cut_off) })}</li>
        <li>{t('how.price')}</li>
        <li>{t('how.settle')}</li>
      </ol>
    </section>
  );
}
