import { BackLink } from '@egcr/ui/back-link';
import { hrefOf } from '@egcr/contract/product-screens';
import { useOwnRoles } from '@egcr/roles/web';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueRow } from '@egcr/ui/queue';
import { Select } from '@egcr/ui/select';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { ClipboardList } from 'lucide-react';

import { planStates, type PlanRowShown } from '../../contract/index.ts';
import { PlanPanel } from './plan-panel.tsx';
import { plansAddress } from './plans-address.ts';
import { usePlans } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { planTexts } from './texts.ts';

/** `/super-admin/grant-programmes`: the programmes that people made, in every state. The open one stands in the address. */
export function Screen() {
  const t = useText(planTexts);
  const { view, show } = useAddress(plansAddress);
  const mayMake = useOwnRoles().data?.isOpen({ permission: 'grants.review' }) === true;
  const { programme, state } = view;
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('super-admin')}>{t('staff')}</BackLink>
      <PageHeading
        title={t('title')}
        description={t('lead')}
        actions={mayMake && <ButtonLink href={hrefOf('grant-programme-new')}>{t('new')}</ButtonLink>}
      />
      <QueueAndOpen
        queue={
          <div className="flex flex-col gap-4">
            <Select
              label={t('state')}
              value={state ?? ''}
              onValueChange={(value) => show({ state: planStates.find((each) => each === value) })}
              options={[
                { value: '', label: t('state.all') },
                ...planStates.map((value) => ({ value, label: t(`state.${value}`) })),
              ]}
            />
            <QueueList
              pages={usePlans(state)}
              label={t('list')}
              renderRow={(plan) => <Row key={plan.id} plan={plan} isOpen={plan.id === programme} />}
              none={{ icon: <ClipboardList aria-hidden />, title: t('none'), text: t('none.text') }}
            />
          </div>
        }
        open={programme !== undefined && <PlanPanel key={programme} id={programme} />}
      />
    </div>
  );
}

function Row({ plan, isOpen }: { readonly plan: PlanRowShown; readonly isOpen: boolean }) {
  const t = useText(planTexts);
  const formats = useFormats();
  const { state } = useAddress(plansAddress).view;
  return (
    <QueueRow
      href={plansAddress.to({ state, programme: plan.id })}
      isOpen={isOpen}
      title={<bdi>{plan.title}</bdi>}
      mark={
        <span className="flex gap-2">
          <StateBadge state={plan.state} />
          {plan.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
      }
    >
      <QueueLine>
        <span>{plan.organisation ?? t('by.staff')}</span>
        <span>{t('span', { from: formats.date(plan.opens_at), to: formats.date(plan.closes_at) })}</span>
      </QueueLine>
    </QueueRow>
  );
}
