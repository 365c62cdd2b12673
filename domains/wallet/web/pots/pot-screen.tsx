import { BackLink } from '@egcr/ui/back-link';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { Page, PageColumns } from '@egcr/ui/page';
import { Skeleton } from '@egcr/ui/skeleton';
import { useConcealment } from '@egcr/web-kit/concealment';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import type { Pot } from '../../contract/pots.ts';
import { FrozenBanner } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { ListedPage, Missing } from '../listed-page.tsx';
import { ClosePot } from './close-pot.tsx';
import { EditPot } from './edit-pot.tsx';
import { usePotsText } from './texts.ts';
import { MoveForm } from './move-form.tsx';
import { PotHistory } from './pot-history.tsx';
import { PotGoal } from './pot-goal.tsx';
import { PotRing } from './pot-ring.tsx';
import { usePots } from './queries.ts';

/** `/wallet/pots/$potId`: what is in it, and the way in and out. */
export function Screen() {
  const t = usePotsText();
  const potId = usePathPart('potId');
  return (
    <Page>
      <BackLink href="/wallet/pots">{t('back')}</BackLink>
      <Content id={potId} />
    </Page>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = usePotsText();
  const list = { href: '/wallet/pots', title: t('title') };
  const said = {
    loading: t('loading'),
    unread: t('failed'),
    missing: t('missing.title'),
    missingText: t('missing.text'),
  };
  return (
    <ListedPage read={usePots()} list={list} said={said} waiting={<Skeleton className="h-96 rounded-xl" />}>
      {(pots) => {
        const pot = pots.find((each) => each.id === id);
        return pot ? <View pot={pot} /> : <Missing list={list} said={said} />;
      }}
    </ListedPage>
  );
}

function View({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  const wallet = useWalletText();
  const { isConcealed } = useConcealment();
  return (
    <PageColumns aside={<PotHistory pot={pot} />}>
      <FrozenBanner />
      <section className="flex flex-col items-center gap-4 rounded-xl border border-brass-text/30 bg-surface px-6 py-8 text-center shadow-1">
        <PotRing pot={pot} size="large" />
        <h1 id="page-heading" tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
          <bdi>{pot.name}</bdi>
        </h1>
        <p className="flex w-full flex-col gap-1">
          <span className="sr-only">{t('in_pot')}</span>
          <Money
            amount={pot.balance}
            size="fit"
            concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
          />
        </p>
        <div className="text-ink-2">
          <PotGoal pot={pot} />
        </div>
      </section>
      <Card padding="large">
        <MoveForm key={pot.id} pot={pot} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <EditPot pot={pot} />
        <ClosePot pot={pot} />
      </div>
    </PageColumns>
  );
}
