import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { NativeSelect } from '@egcr/ui/native-select';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { callFileActing, forPrincipal, NarrowedList } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { Scale } from 'lucide-react';
import type { ComponentType } from 'react';

import { disputesFileCall, disputeStates, needsAnswer, type Dispute } from '../../contract/index.ts';
import { gatewayAddress } from '../addresses.ts';
import { usePaymentText } from '../text.ts';
import { disputePath, disputesAddress } from './addresses.ts';
import { DisputeState } from './dispute-state.tsx';
import { disputesAsked, useDisputes } from './queries.ts';
import { disputeTexts } from './texts.ts';

/** `/payment-gateway/disputes`: disputes of what the reader sold, or paid. */
function Content() {
  const t = useText(disputeTexts);
  const { view, show } = useAddress(disputesAddress);
  return (
    <Page>
      <BackLink href={gatewayAddress.to()}>{t('title')}</BackLink>
      <PageHeading title={t('disputes')} description={t(view.role === 'payer' ? 'lead.payer' : 'lead')} />
      <NarrowedList
        view={view}
        onShow={show}
        choice={{ states: disputeStates, nameOf: (state) => t(`state.${state}`) }}
        searchLabel={t('search')}
        fetchSheet={() => callFileActing(disputesFileCall, { query: disputesAsked(view) })}
        pages={useDisputes(view)}
        label={t('disputes')}
        renderRow={(dispute) => <Row key={dispute.id} dispute={dispute} />}
        empty={
          <EmptyState
            icon={<Scale aria-hidden className="size-5" />}
            title={t('none')}
            description={t('none.text')}
          />
        }
      >
        <NativeSelect
          label={t('role')}
          value={view.role ?? 'merchant'}
          onChange={({ target }) => show({ role: disputesAddress.fields.role.read(target.value) })}
          options={[
            { value: 'merchant', label: t('role.merchant') },
            { value: 'payer', label: t('role.payer') },
          ]}
        />
      </NarrowedList>
    </Page>
  );
}

function Row({ dispute }: { readonly dispute: Dispute }) {
  const t = useText(disputeTexts);
  const p = usePaymentText();
  const formats = useFormats();
  const other = dispute.role === 'payer' ? dispute.merchant : dispute.payer;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 transition-colors hover:bg-sunken">
      <span className="flex min-w-0 flex-1 basis-40 flex-col gap-0.5">
        <Anchor
          href={disputePath(dispute.id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          <bdi>{dispute.title}</bdi>
        </Anchor>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-2">
          <span>{t(`reason.${dispute.reason}`)}</span>
          {other !== null && <bdi>{other.name}</bdi>}
          {needsAnswer(dispute.state) ? (
            <span>
              {t('facts.due')} <time dateTime={dispute.due_at}>{formats.recent(dispute.due_at)}</time>
            </span>
          ) : (
            <time dateTime={dispute.opened_at}>{formats.recent(dispute.opened_at)}</time>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {dispute.is_sample && <Badge>{p('sample')}</Badge>}
        {dispute.is_test && <Badge>{t('test')}</Badge>}
        <DisputeState state={dispute.state} />
        <Money amount={dispute.amount} className="font-semibold" />
      </span>
    </li>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
