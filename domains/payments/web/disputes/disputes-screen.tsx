import { BackLink } from '@egcr/ui/back-link';
import { EmptyState } from '@egcr/ui/empty-state';
import { LinkRow } from '@egcr/ui/link-row';
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
import { TestMarks } from '../test-marks.tsx';
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
  const formats = useFormats();
  const other = dispute.role === 'payer' ? dispute.merchant : dispute.payer;
  return (
    <LinkRow
      href={disputePath(dispute.id)}
      title={dispute.title}
      facts={
        <>
          <span>{t(`reason.${dispute.reason}`)}</span>
          {other !== null && <bdi>{other.name}</bdi>}
          {needsAnswer(dispute.state) ? (
            <span>
              {t('facts.due')} <time dateTime={dispute.due_at}>{formats.recent(dispute.due_at)}</time>
            </span>
          ) : (
            <time dateTime={dispute.opened_at}>{formats.recent(dispute.opened_at)}</time>
          )}
        </>
      }
    >
      <TestMarks of={dispute} />
      <DisputeState state={dispute.state} />
      <Money amount={dispute.amount} className="font-semibold" />
    </LinkRow>
  );
}

export const Screen: ComponentType = forPrincipal(Content);
