import { PinDialog, pinSaidAtField } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { call } from '@egcr/web-kit/call';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { paymentWords, useLeavingWords, useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';

import { confirmPaymentCall, type Payment } from '../../contract/index.ts';
import { confirmPath } from '../pay-addresses.ts';
import { keepPayment, rereadPayments } from '../queries.ts';
import { usePaymentText } from '../text.ts';
import { typedTestNumber } from './number-rules.ts';
import { TestNumberField } from './test-number-field.tsx';
import { attemptTexts } from './texts.ts';

/** After a test payment has failed: the way to another number, for its payer. */
export function TryAgain({ payment }: { readonly payment: Payment }) {
  const t = useText(attemptTexts);
  const [isOpen, setOpen] = useState(false);
  if (payment.state !== 'requires_payment_method' || payment.attempts.length === 0) return null;
  return (
    <>
      <Banner tone="warn" isLive>
        {t('failed')}
      </Banner>
      {payment.role === 'payer' && payment.is_test && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {t('again')}
        </Button>
      )}
      {payment.role === 'payer' && !payment.is_test && (
        <ButtonLink className="self-start" href={confirmPath(payment.link_id)}>
          {t('again.other')}
        </ButtonLink>
      )}
      {isOpen && <AgainDialog payment={payment} onClose={() => setOpen(false)} />}
    </>
  );
}

type NumberIssue = 'number.refused' | 'number.needed';

/** What was typed is no test number. */
class WrongNumber extends Error {
  readonly issue: NumberIssue;

  constructor(issue: NumberIssue) {
    super(issue);
    this.issue = issue;
  }
}

const kept = z.object({ payment: z.string(), number: z.string() });

interface DialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

function AgainDialog({ payment, onClose }: DialogProps) {
  const t = useText(attemptTexts);
  const client = useQueryClient();
  const attempt = useKeptAttempt(`payments.again.${payment.id}`, kept);
  const explain = useConfirmWords(payment);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<NumberIssue>();
  async function run(pin: string) {
    const number = typedTestNumber(typed);
    const wrong = number === undefined ? 'number.refused' : number === 'none' ? 'number.needed' : undefined;
    setIssue(wrong);
    if (wrong !== undefined || number === undefined) throw new WrongNumber(wrong ?? 'number.refused');
    try {
      const sent = await attempt.attempt({ payment: payment.id, number }, (key) =>
        call(
          confirmPaymentCall,
          { params: { id: payment.id }, body: { pin, test_number: number } },
          { idempotencyKey: key },
        ),
      );
      if (sent) keepPayment(client, sent);
    } finally {
      void rereadPayments(client);
    }
  }
  return (
    <Suspense>
      <PinDialog
        title={t('again')}
        description={t('again.text')}
        confirmLabel={t('again')}
        run={run}
        explain={(met) => (met instanceof WrongNumber ? t(met.issue) : explain(met))}
        onClose={onClose}
      >
        <TestNumberField value={typed} onValueChange={setTyped} error={issue && t(issue)} />
      </PinDialog>
    </Suspense>
  );
}

function useConfirmWords({ amount }: Payment): (failure: unknown) => string {
  const p = usePaymentText();
  const t = useText(attemptTexts);
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const facts = () => ({ locale, assetCode: amount.assetCode, available: undefined });
  const { failure } = useSentences(
    sentences(confirmPaymentCall, {
      ...paymentWords(wallet, facts),
      ...useLeavingWords(amount.assetCode),
      ...pinSaidAtField,
      link_closed: p('issue.link_closed'),
      payment_closed: p('issue.payment_closed'),
      no_route: t('issue.no_route'),
      attempts_spent: t('issue.attempts_spent'),
    }),
  );
  return failure;
}
