import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Money } from '@egcr/ui/money';
import { useToasts } from '@egcr/ui/toast';
import { paymentWords, useLeavingWords, useWalletText } from '@egcr/wallet/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { answerPaymentCall, type BusinessPayment, type BusinessWallet } from '../contract/index.ts';
import { useMoneyActs } from './queries.ts';
import { treasuryTexts } from './texts.ts';

/** Payments that wait for a second member; nothing where none does. */
export function WaitingPayments({ found }: { readonly found: BusinessWallet }) {
  const t = useText(treasuryTexts);
  if (found.waiting.length === 0) return null;
  return (
    <Card title={t('waiting')} headingLevel={3} description={t('waiting.text')}>
      <ul className="flex flex-col divide-y divide-line">
        {found.waiting.map((payment) => (
          <Waiting key={payment.id} payment={payment} found={found} />
        ))}
      </ul>
    </Card>
  );
}

interface WaitingProps {
  readonly payment: BusinessPayment;
  readonly found: BusinessWallet;
}

function Waiting({ payment, found }: WaitingProps) {
  const t = useText(treasuryTexts);
  const formats = useFormats();
  const toasts = useToasts();
  const say = useSentences(useAnswerSentences(payment));
  const acts = useMoneyActs(found.organisation_id);
  const { attempt } = useKeptAttempt(`treasury.answer.${payment.id}`, z.unknown());
  const answer = useMutation({
    mutationFn: (given: 'confirm' | 'decline') =>
      attempt({ id: payment.id, given }, (key) => acts.answer(payment.id, given, key)),
    onSuccess: (done) => done && toasts.show({ tone: 'ok', title: t(`answered.${done.state}`) }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">
          <Money amount={payment.amount} /> · <bdi className="wrap-anywhere">{payment.to}</bdi>
        </span>
        <span className="text-sm text-ink-2">
          {t('asked_by', { name: payment.asked_by, date: formats.date(payment.expires_at) })}
        </span>
        {payment.note !== null && <bdi className="text-sm wrap-anywhere">{payment.note}</bdi>}
      </span>
      {found.can_pay && (
        <span className="flex flex-wrap gap-3">
          {!payment.is_yours && (
            <Button
              size="small"
              busy={answer.isPending && answer.variables === 'confirm'}
              disabled={answer.isPending}
              onClick={() => answer.mutate('confirm')}
            >
              {t('confirm')}
            </Button>
          )}
          <Button
            look="secondary"
            size="small"
            busy={answer.isPending && answer.variables === 'decline'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('decline')}
          >
            {t(payment.is_yours ? 'take_back' : 'decline')}
          </Button>
        </span>
      )}
    </li>
  );
}

function useAnswerSentences({ amount }: BusinessPayment) {
  const t = useText(treasuryTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const leaving = useLeavingWords(amount.assetCode);
  return sentences(answerPaymentCall, {
    ...leaving,
    ...paymentWords(wallet, () => ({ locale, assetCode: amount.assetCode, available: undefined })),
    not_found: t('no.business'),
    team_role_required: t('no.role'),
    business_status_forbids: t('no.status'),
    business_wallet_frozen: t('no.frozen'),
    payment_over: t('no.over'),
    second_member_required: t('no.second'),
  });
}
