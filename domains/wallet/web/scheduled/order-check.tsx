import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';

import { occurrenceOn } from '../../contract/order-rules.ts';
import { useWalletText } from '../messages/index.ts';
import { momentOf } from './days.ts';
import { useScheduledText } from './messages/index.ts';
import { planOfForm } from './order-form-rules.ts';
import { useLimitRefusal } from '../security/use-limit-refusal.ts';
import type { CheckedOrder } from './use-new-order.ts';

interface OrderCheckProps {
  readonly checked: CheckedOrder;
  readonly onClose: () => void;
  readonly onConfirm: (checked: CheckedOrder) => Promise<void>;
}

/** The last look: who is really paid, how much, how often, from when. */
export function OrderCheck({ checked, onClose, onConfirm }: OrderCheckProps) {
  const t = useScheduledText();
  const wallet = useWalletText();
  const formats = useFormats();
  const limit = useLimitRefusal();
  const say = useSentences({
    refusal: (refusal) =>
      refusal.code === 'order_limit_reached' ? t('issue.limit') : limit(refusal, checked.amount.assetCode),
  });
  const confirm = useMutation({ mutationFn: () => onConfirm(checked) });
  const { values, to, amount } = checked;
  const plan = planOfForm(values);
  const first = plan ? occurrenceOn(plan, 0) : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isUrgent
      title={wallet('check.title')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {wallet('check.back')}
          </Button>
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {confirm.isError && (
          <Banner tone="bad" isLive>
            {say.failure(confirm.error)}
          </Banner>
        )}
        <KeyValueList
          items={[
            {
              key: wallet('check.to'),
              value: (
                <span className="flex flex-wrap justify-end gap-x-2">
                  <bdi className="font-semibold">{to.name}</bdi>
                  <bdi className="text-ink-2">@{to.username}</bdi>
                </span>
              ),
            },
            { key: wallet('check.amount'), value: <Money amount={amount} className="font-semibold" /> },
            { key: t('fact.every'), value: t(`every.${values.every}`) },
            ...(first === undefined ? [] : [{ key: t('field.first'), value: formats.date(momentOf(first)) }]),
          ]}
        />
      </div>
    </Dialog>
  );
}
