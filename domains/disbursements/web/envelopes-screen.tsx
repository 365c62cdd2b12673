import { hrefOf } from '@egcr/contract/product-screens';
import { BackLink } from '@egcr/ui/back-link';
import { Badge } from '@egcr/ui/badge';
import { Money } from '@egcr/ui/money';
import { NativeSelect } from '@egcr/ui/native-select';
import { PageHeading } from '@egcr/ui/page-heading';
import { QueueAndOpen, QueueLine, QueueRow } from '@egcr/ui/queue';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ListFilters } from '@egcr/web-kit/list/list-filters.tsx';
import { QueueList } from '@egcr/web-kit/list/queue-list.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { MailOpen } from 'lucide-react';

import { envelopeMachine, type EnvelopeRowShown } from '../contract/index.ts';
import { EnvelopePanel } from './envelope-panel.tsx';
import { EnvelopeState } from './envelope-state.tsx';
import { envelopesAddress, type EnvelopesView } from './envelopes-address.ts';
import { useEnvelopes } from './queries.ts';
import { envelopeTexts } from './texts.ts';

/** `/super-admin/disbursements`: payments of funds, for staff. Filter and open envelope stand in the address. */
export function Screen() {
  const t = useText(envelopeTexts);
  const { view, show } = useAddress(envelopesAddress);
  const { state } = envelopesAddress.fields;
  return (
    <div className="flex flex-col gap-6 sm:gap-8">
      <BackLink href={hrefOf('super-admin')}>{t('staff')}</BackLink>
      <PageHeading title={t('title')} description={t('lead')} />
      <ListFilters
        onClear={view.state === undefined ? undefined : () => show({ state: undefined, envelope: undefined })}
      >
        <NativeSelect
          label={t('filter.state')}
          value={view.state ?? ''}
          onChange={(event) => show({ state: state.read(event.target.value), envelope: undefined })}
          options={[
            { value: '', label: t('filter.all') },
            ...envelopeMachine.states.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </ListFilters>
      <QueueAndOpen
        queue={<Envelopes view={view} />}
        open={view.envelope !== undefined && <EnvelopePanel key={view.envelope} id={view.envelope} />}
      />
    </div>
  );
}

function Envelopes({ view }: { readonly view: EnvelopesView }) {
  const t = useText(envelopeTexts);
  return (
    <QueueList
      pages={useEnvelopes(view)}
      label={t('list')}
      renderRow={(envelope) => <Row key={envelope.id} envelope={envelope} view={view} />}
      none={{ icon: <MailOpen aria-hidden />, title: t('none'), text: t('none.text') }}
    />
  );
}

interface RowProps {
  readonly envelope: EnvelopeRowShown;
  readonly view: EnvelopesView;
}

function Row({ envelope, view }: RowProps) {
  const t = useText(envelopeTexts);
  const formats = useFormats();
  return (
    <QueueRow
      href={envelopesAddress.to({ ...view, envelope: envelope.id })}
      isOpen={envelope.id === view.envelope}
      title={<bdi>{envelope.title}</bdi>}
      mark={<EnvelopeState state={envelope.state} />}
    >
      <QueueLine>
        <Money amount={envelope.total} />
        <time dateTime={envelope.made_at} className="num">
          {formats.recent(envelope.made_at)}
        </time>
      </QueueLine>
      <QueueLine>
        <span>{t('payments', { count: envelope.count })}</span>
        <span className="flex gap-2">
          {envelope.is_large && <Badge tone="warn">{t('large')}</Badge>}
          {envelope.is_sample && <Badge>{t('sample')}</Badge>}
        </span>
      </QueueLine>
    </QueueRow>
  );
}
