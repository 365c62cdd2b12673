import { ActAs } from '@egcr/organisations/web';
import { BackLink } from '@egcr/ui/back-link';
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
