import type { WireMoney } from '@egcr/contract/money';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { formatMoney } from '@egcr/ui/format-money';
import { KeyValueList, type KeyValue } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { giveBackCall, sendBackSuspenseCall } from '../../contract/suspense.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { BackDialog } from './back-dialog.tsx';
import { useBankDeskText, type BankDeskText } from './texts.ts';
import { useOverdue, useSuspense } from './queries.ts';

/** So many are shown at first, and more at each press. */
const SHOWN = 5;
/** So much of a hash is enough to compare two screens by eye. */
const HASH_SHOWN = 16;

/** Money from the bank that waits for a person, and withdrawals that the bank is silent about. */
export function WaitingMoney() {
  return (
    <>
      <SuspenseCard />
      <OverdueCard />
    </>
  );
}

export { WaitingMoney as Slot };

function SuspenseCard() {
  const t = useBankDeskText();
  const suspense = useSuspense();
  return (
    <Card title={t('suspense.title')} description={t('suspense.lead')} padding="large">
      <Trouble query={suspense} />
      {suspense.data?.items.length === 0 && <p className="text-sm text-ink-2">{t('suspense.none')}</p>}
      <WaitingList
        kind="suspense"
        items={(suspense.data?.items ?? []).map(({ id, amount, remittance, entry, taken_at: at }) => ({
          id,
          amount,
          facts: [
            ...(remittance === '' ? [] : [{ key: t('note'), value: <bdi>{remittance}</bdi> }]),
            { key: t('entry'), value: <EntryName entry={entry} /> },
            { key: t('booked'), value: <Instant at={at} /> },
          ],
        }))}
      />
    </Card>
  );
}

function OverdueCard() {
  const t = useBankDeskText();
  const overdue = useOverdue();
  if (overdue.data?.length === 0 || overdue.isPending) return null;
  return (
    <Card title={t('overdue.title')} description={t('overdue.lead')} padding="large">
      <Trouble query={overdue} />
      <WaitingList
        kind="overdue"
        items={(overdue.data ?? []).map(({ id, amount, reference, sent_at: at }) => ({
          id,
          amount,
          facts: [
            { key: t('reference'), value: <bdi>{reference}</bdi> },
            { key: t('sent'), value: <Instant at={at} /> },
          ],
        }))}
      />
    </Card>
  );
}

/** What stands in the place of a list that is not there. */
function Trouble({ query }: { readonly query: UseQueryResult }) {
  const t = useBankDeskText();
  const say = useSentences();
  if (query.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-28" />
      </SkeletonGroup>
    );
  if (!query.isError) return null;
  return (
    <Banner
      tone="warn"
      title={t('unread')}
      action={
        <Button look="secondary" size="small" onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {say.failure(query.error)}
    </Banner>
  );
}

/** The bank's own name for an entry; what tells it from its twins is read in the title. */
function EntryName({ entry }: { readonly entry: string }) {
  const [name = '', rest = ''] = entry.split('|');
  return (
    <code dir="ltr" className="font-mono text-sm break-all" title={entry}>
      {name === '' ? rest.slice(0, HASH_SHOWN) : name}
    </code>
  );
}

function Instant({ at }: { readonly at: string }) {
  const formats = useFormats();
  return (
    <time dateTime={at} title={formats.exact(at)}>
      {formats.recent(at)}
    </time>
  );
}

interface Waiting {
  readonly id: string;
  readonly amount: WireMoney;
  readonly facts: readonly KeyValue[];
}

interface WaitingListProps {
  readonly kind: 'suspense' | 'overdue';
  readonly items: readonly Waiting[];
}

const CALLS = { suspense: sendBackSuspenseCall, overdue: giveBackCall } as const;

function WaitingList({ kind, items }: WaitingListProps) {
  const t = useBankDeskText();
  const { locale } = useLanguage();
  const [shown, setShown] = useState(SHOWN);
  const [chosen, setChosen] = useState<Waiting>();
  const [owned, setOwned] = useState<Waiting>();
  if (items.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className="flex flex-col gap-2 py-5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Money amount={item.amount} className="font-semibold" />
              <div className="flex flex-wrap gap-2">
                {kind === 'suspense' && (
                  <Button
                    aria-label={t('assign.open_of', { amount: formatMoney(item.amount, { locale }) })}
                    onClick={() => setOwned(item)}
                  >
                    {t('assign.open')}
                  </Button>
                )}
                <Button
                  look="secondary"
                  aria-label={t(`${kind}.back_of`, { amount: formatMoney(item.amount, { locale }) })}
                  onClick={() => setChosen(item)}
                >
                  {t(`${kind}.back`)}
                </Button>
              </div>
            </div>
            <KeyValueList items={item.facts} />
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button look="secondary" className="self-start" onClick={() => setShown(shown + SHOWN)}>
          {t('more')}
        </Button>
      )}
      {owned && (
        <AssignDialog
          key={owned.id}
          id={owned.id}
          facts={withAmount(t, owned)}
          onClose={() => setOwned(undefined)}
        />
      )}
      {chosen && (
        <BackDialog
          key={chosen.id}
          title={t(`${kind}.ask`)}
          text={t(`${kind}.text`)}
          facts={withAmount(t, chosen)}
          propose={(reason) =>
            call(
              CALLS[kind],
              { params: { id: chosen.id }, body: { reason } },
              { idempotencyKey: newIdempotencyKey() },
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function withAmount(t: BankDeskText, { amount, facts }: Waiting): readonly KeyValue[] {
  return [{ key: t('amount'), value: <Money amount={amount} /> }, ...facts];
}
