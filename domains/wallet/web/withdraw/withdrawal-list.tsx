import { Badge } from '@egcr/ui/badge';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { Timeline } from '@egcr/ui/timeline';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { cancelWithdrawalCall, type Withdrawal, type WithdrawalState } from '../../contract/index.ts';
import { useWalletText } from '../messages/index.ts';
import { rereadWallet } from '../queries.ts';
import { useBankText } from './messages/index.ts';
import { useWithdrawals } from './queries.ts';

/** What was asked for before, and how far each has come. */
export function WithdrawalList() {
  const t = useBankText();
  const more = useWalletText();
  const list = useWithdrawals();
  if (!list.data) return null;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <Card title={t('list.title')}>
      {items.length === 0 ? (
        <p className="text-ink-2">{t('list.empty')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more('history.more')}
        </Button>
      )}
    </Card>
  );
}

const tones = {
  waiting: 'info',
  sent: 'info',
  paid: 'ok',
  returned: 'warn',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<WithdrawalState, string>>;

function Row({ item }: { readonly item: Withdrawal }) {
  const t = useBankText();
  const hidden = useWalletText()('amounts.hidden');
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <bdi className="font-medium">{item.to.holder}</bdi>
          <bdi className="num text-sm text-ink-2">{item.to.account}</bdi>
        </span>
        <span className="flex flex-col items-end gap-1">
          <Money
            amount={item.amount}
            className="font-semibold"
            concealedLabel={isConcealed ? hidden : undefined}
          />
          <Badge tone={tones[item.state]}>{t(`state.${item.state}`)}</Badge>
        </span>
      </div>
      {item.reason !== null && <p className="text-sm text-warn">{t('reason', { reason: item.reason })}</p>}
      {item.held_back !== null && <p className="text-sm text-warn">{t(`held.${item.held_back}`)}</p>}
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center text-ink-2">{t('list.steps')}</summary>
        <p className="num pb-3 text-ink-2">{t('reference', { reference: item.reference })}</p>
        <Timeline
          entries={item.steps.map(({ state, at }) => ({
            key: state,
            title: t(`state.${state}`),
            time: formats.exact(at),
            state: state === 'returned' ? 'failed' : 'done',
          }))}
        />
      </details>
      {item.state === 'waiting' && <CancelButton id={item.id} />}
    </li>
  );
}

function CancelButton({ id }: { readonly id: string }) {
  const t = useBankText();
  const say = useSentences();
  const toasts = useToasts();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      await call(cancelWithdrawalCall, { params: { id } });
      toasts.show({ title: t('list.cancelled'), tone: 'ok' });
    } catch (failure) {
      toasts.show({ title: say.failure(failure), tone: 'bad' });
    }
    setBusy(false);
    void rereadWallet(client);
  }
  return (
    <div>
      <Button look="secondary" busy={isBusy} onClick={() => void cancel()}>
        {t('list.cancel')}
      </Button>
    </div>
  );
}
