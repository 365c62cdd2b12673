import { countryName } from '@egcr/locale/contract';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { ErrorCard } from '@egcr/ui/error-card';
import { Anchor } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';

import type { OrganisationRow } from '../contract/index.ts';
import { AddOrganisation } from './add-organisation.tsx';
import { MissedInvitation } from './invitations/missed-invitation.tsx';
import { ReceivedInvitations } from './invitations/received-invitations.tsx';
import { organisationAddress } from './organisation-address.ts';
import { OrganisationMarks } from './organisation-marks.tsx';
import { useOrganisations } from './queries.ts';
import { organisationTexts } from './texts.ts';

/** The organisations part of the settings: for whom a person acts, and who invites them. */
export function OrganisationsPanel() {
  const t = useText(organisationTexts);
  const say = useSentences();
  const found = useOrganisations();
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
      </SkeletonGroup>
    );
  if (!found.data)
    return (
      <ErrorCard
        title={t('failed')}
        description={say.failure(found.error)}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <MissedInvitation received={found.data.received} />
      <ReceivedInvitations received={found.data.received} />
      <Own own={found.data.own} />
    </div>
  );
}

export { OrganisationsPanel as Slot };

function Own({ own }: { readonly own: readonly OrganisationRow[] }) {
  const t = useText(organisationTexts);
  const [isAdding, setAdding] = useState(false);
  if (isAdding)
    return (
      <Card title={t('add')} padding="large">
        <AddOrganisation onDone={() => setAdding(false)} />
      </Card>
    );
  const add = (
    <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  if (own.length === 0)
    return (
      <Card padding="large">
        <EmptyState
          icon={<Building2 aria-hidden className="size-5" />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={add}
        />
      </Card>
    );
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{t('list')}</h2>
        {add}
      </div>
      <ul className="card flex flex-col divide-y divide-line">
        {own.map((each) => (
          <Row key={each.id} found={each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ found }: { readonly found: OrganisationRow }) {
  const t = useText(organisationTexts);
  const { locale } = useLanguage();
  return (
    <li>
      <Anchor href={organisationAddress(found.id)} className="flex flex-col gap-1.5 p-4 hover:bg-sunken">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{found.name}</bdi>
          <OrganisationMarks found={found} />
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span>{t(`kind.${found.kind}`)}</span>
          <span>{countryName(found.country, locale)}</span>
          <span className="num">{t('members', { count: found.members })}</span>
        </span>
      </Anchor>
    </li>
  );
}
