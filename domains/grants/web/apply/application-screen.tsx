import { ActAs } from '@egcr/organisations/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { fundPath, wealthFunds, type WealthFund } from '@egcr/funds/contract';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { ErrorCard } from '@egcr/ui/error-card';
import { PageHeading } from '@egcr/ui/page-heading';
import { Page } from '@egcr/ui/page';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { CallRefusal } from '@egcr/web-kit/call-errors';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { usePathPart, useSearch } from '@egcr/web-kit/router.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';

import { applyAddress, grantsAddress, readArrival } from '../addresses.ts';
import { OpenProgrammes } from '../find/programme-list.tsx';
import { useProgramme } from '../open/queries.ts';
import { factTexts } from '../facts/texts.ts';
import { grantTexts } from '../texts.ts';
import { Applying } from './applying.tsx';

/** `/apply-grant/$grantType` and `/apply-funding/$fundType`: what a programme is, its questions, and the reference at the end. */
export function Screen() {
  const grant = usePathPart('grantType');
  const fund = usePathPart('fundType');
  const type = grant === '' ? fund : grant;
  const wealth = wealthFunds.find((slug) => slug === type);
  if (wealth !== undefined) return <OfUnits slug={wealth} />;
  const path = `/${grant === '' ? 'apply-funding' : 'apply-grant'}/${encodeURIComponent(type)}`;
  return <ProgrammePage key={type} type={type} path={path} />;
}

function ProgrammePage({ type, path }: { readonly type: string; readonly path: string }) {
  const t = useText(grantTexts);
  const say = useSentences();
  const programme = useProgramme(type);
  const { business } = readArrival(useSearch());
  if (programme.error instanceof CallRefusal && programme.error.status === 404) return <UnknownFund />;
  if (programme.isError)
    return (
      <ErrorCard
        headingLevel={1}
        title={t('unread')}
        description={say.failure(programme.error)}
        retryLabel={t('retry')}
        onRetry={() => void programme.refetch()}
      />
    );
  if (!programme.data) return <Waiting />;
  return (
    <ActAs organisation={business} waiting={<Waiting />}>
      <Applying programme={programme.data} address={applyAddress(path)} />
    </ActAs>
  );
}

function Waiting() {
  const t = useText(grantTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}

/** Nobody applies to a wealth fund: people hold units of it. */
function OfUnits({ slug }: { readonly slug: WealthFund }) {
  const t = useText(grantTexts);
  const fact = useText(factTexts);
  return (
    <Page>
      <BackLink href={grantsAddress.to()}>{fact('back')}</BackLink>
      <PageHeading title={t('units')} description={t('units.text')} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={fundPath(slug)}>{t('units.fund')}</ButtonLink>
        <ButtonLink look="secondary" href={hrefOf('wallet-funds', { fund: slug })}>
          {t('units.order')}
        </ButtonLink>
      </div>
      <OpenProgrammes kind="fund" />
    </Page>
  );
}

/** No such fund: what is open is shown instead. */
function UnknownFund() {
  const t = useText(grantTexts);
  const fact = useText(factTexts);
  return (
    <Page>
      <BackLink href={grantsAddress.to()}>{fact('back')}</BackLink>
      <PageHeading title={t('unknown')} description={t('unknown.text')} />
      <OpenProgrammes kind="grant" />
      <OpenProgrammes kind="fund" />
    </Page>
  );
}
