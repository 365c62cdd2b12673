import { isAboutPin, PinForm, pinSaidAtField, usePinEntry } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useDayText } from '@egcr/web-kit/day-text';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import { paymentWords, useStopReason, useLeavingWords, useWalletText } from '@egcr/wallet/web';

import { occurrenceOn } from '../contract/order-rules.ts';
import { createOrderCall } from '../contract/orders.ts';
import { useLeaving } from './days.ts';
import { useScheduledText } from './texts.ts';
import { planOfForm } from './order-form-rules.ts';
import type { CheckedOrder } from './use-new-order.ts';

interface OrderCheckProps {
  readonly checked: CheckedOrder;
  readonly onClose: () => void;
  readonly onConfirm: (checked: CheckedOrder, pin: string) => Promise<void>;
}

/** The last look: who is really paid, how much, how often, from when. */
export function OrderCheck({ checked, onClose, onConfirm }: OrderCheckProps) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const { assetCode } = checked.amount;
  const leaving = useLeavingWords(assetCode);
  const say = useSentences(
    sentences(createOrderCall, {
      ...paymentWords(wallet, () => ({ locale, assetCode, available: undefined })),
      ...leaving,
      order_limit_reached: t('issue.limit'),
      ...pinSaidAtField,
    }),
  );
  const stopped = useStopReason();
  const entry = usePinEntry(stopped === undefined);
  const confirm = useMutation({
    mutationFn: (pin: string) => onConfirm(checked, pin),
    onError: (failure) => void entry.meet(failure),
  });
  return (
    <Dialog isOpen onOpenChange={onClose} isUrgent title={wallet('check.title')}>
      <div className="flex flex-col gap-4">
        {confirm.isError && !isAboutPin(confirm.error) && (
          <Banner tone="bad" isLive>
            {say.failure(confirm.error)}
          </Banner>
        )}
        <CheckedFacts checked={checked} />
        <PinForm
          entry={entry}
          isBusy={confirm.isPending}
          onSubmit={() => {
            const pin = entry.take()?.pin;
            if (pin !== undefined) confirm.mutate(pin);
          }}
        >
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button look="secondary" onClick={onClose}>
              {wallet('check.back')}
            </Button>
            <Button
              type="submit"
              busy={confirm.isPending}
              disabled={stopped !== undefined}
              disabledReason={stopped}
            >
              {t('submit')}
            </Button>
          </div>
        </PinForm>
      </div>
    </Dialog>
  );
}

function CheckedFacts({ checked }: Pick<OrderCheckProps, 'checked'>) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const dayText = useDayText();
  const leaving = useLeaving();
  const { values, to, amount } = checked;
  const plan = planOfForm(values);
  const first = plan ? occurrenceOn(plan, 0) : undefined;
  const leaves = first === undefined ? undefined : leaving(first);
  return (
    <>
      <KeyValueList
        items={[
          {
            key: wallet('check.amount'),
            value: <Money amount={amount} className="text-2xl font-semibold" />,
          },
          {
            key: wallet('check.to'),
            value: (
              <span className="flex flex-wrap justify-end gap-x-2">
                <bdi className="font-semibold">{to.name}</bdi>
                <bdi className="text-ink-2">@{to.username}</bdi>
              </span>
            ),
          },
          { key: t('fact.every'), value: t(`every.${values.every}`) },
          ...(first === undefined ? [] : [{ key: t('field.first'), value: dayText(first) }]),
        ]}
      />
      {leaves?.isOtherDay && <p className="text-sm text-ink-2">{leaves.text}</p>}
    </>
  );
}
