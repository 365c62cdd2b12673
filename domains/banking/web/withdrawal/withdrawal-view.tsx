import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ConfirmationPanel } from '@egcr/ui/confirmation-panel';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Timeline, type TimelineEntry } from '@egcr/ui/timeline';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { useWalletText } from '@egcr/wallet/web';
import { Printer, ReceiptText } from 'lucide-react';

import { WITHDRAWAL_ARRIVES_DAYS, type Withdrawal, type WithdrawalState } from '../../contract/index.ts';
import { useBankText } from '../withdraw/texts.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { useWithdrawalText } from './texts.ts';
import { WithdrawalState as StateBadge } from './withdrawal-state.tsx';

interface WithdrawalViewProps {
  readonly withdrawal: Withdrawal;
  readonly isNew: boolean;
}

const ON_ITS_WAY: readonly WithdrawalState[] = ['waiting', 'sent'];

/** What was asked for, under which reference, how far it has come, and the way to its receipt. */
export function WithdrawalView({ withdrawal, isNew }: WithdrawalViewProps) {
  const t = useWithdrawalText();
  const bank = useBankText();
  const wallet = useWalletText();
  const { isConcealed } = useConcealment();
  const { state, amount, to, reference } = withdrawal;
  const isOnItsWay = ON_ITS_WAY.includes(state);
  return (
    <>
      <ConfirmationPanel
        title={isNew && isOnItsWay ? bank('done') : t('title')}
        subject={
          <span className="flex flex-col items-center gap-2">
            <Money
              amount={amount}
              size="display"
              concealedLabel={isConcealed ? wallet('amounts.hidden') : undefined}
            />
            <StateBadge state={state} />
          </span>
        }
        reference={{ label: wallet('receipt.reference'), value: reference }}
        actions={<Actions withdrawal={withdrawal} />}
      >
        {isOnItsWay && (
          <p className="mx-auto max-w-[52ch] text-center text-ink-2 print:hidden">{t('next')}</p>
        )}
        <KeyValueList
          items={[
            {
              key: bank('check.to'),
              value: (
                <span className="flex flex-wrap justify-end gap-x-2">
                  <bdi>{to.holder}</bdi>
                  <bdi className="num text-ink-2">{to.account}</bdi>
                </span>
              ),
            },
            { key: bank('check.fee'), value: bank('check.no_fee') },
            ...(isOnItsWay
              ? [
                  {
                    key: bank('check.arrives'),
                    value: bank('check.arrives_text', { days: String(WITHDRAWAL_ARRIVES_DAYS) }),
                  },
                ]
              : []),
          ]}
        />
      </ConfirmationPanel>
      <Steps withdrawal={withdrawal} />
    </>
  );
}

function Actions({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useWithdrawalText();
  const { transfer_id: transferId, state } = withdrawal;
  return (
    <>
      {transferId !== null && (
        <ButtonLink
          href={`/wallet/transfers/${transferId}`}
          icon={<ReceiptText aria-hidden className="size-5" />}
        >
          {t('receipt')}
        </ButtonLink>
      )}
      <Button
        look="secondary"
        onClick={() => window.print()}
        icon={<Printer aria-hidden className="size-5" />}
      >
        {t('print')}
      </Button>
      <CancelWithdrawal withdrawal={withdrawal} />
      {transferId === null && ON_ITS_WAY.includes(state) && (
        <p className="basis-full text-center text-sm text-ink-2">{t('receipt_later')}</p>
      )}
    </>
  );
}

/** What it has gone through, and what is still to come. */
function Steps({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useWithdrawalText();
  const bank = useBankText();
  const formats = useFormats();
  const { steps, state, reason, held_back: heldBack } = withdrawal;
  const done = steps.map((step, at): TimelineEntry => ({
    key: step.state,
    title: bank(`state.${step.state}`),
    time: <time dateTime={step.at}>{formats.exact(step.at)}</time>,
    description: step.state === 'returned' && reason !== null ? bank('reason', { reason }) : undefined,
    state:
      step.state === 'returned'
        ? 'failed'
        : at === steps.length - 1 && ON_ITS_WAY.includes(state)
          ? 'current'
          : 'done',
  }));
  const toCome = (
    state === 'waiting' ? (['sent', 'paid'] as const) : state === 'sent' ? (['paid'] as const) : []
  ).map((next): TimelineEntry => ({ key: next, title: bank(`state.${next}`), state: 'waiting' }));
  return (
    <Card title={t('steps')}>
      {heldBack !== null && <Banner tone="warn">{bank(`held.${heldBack}`)}</Banner>}
      <Timeline entries={[...done, ...toCome]} />
    </Card>
  );
}
