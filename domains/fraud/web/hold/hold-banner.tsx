import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { formatMoney } from '@egcr/ui/format-money';
import { Link } from '@egcr/ui/link';
import { TextAreaField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { useConcealment } from '@egcr/web-kit/concealment';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useWalletText } from '@egcr/wallet/web';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { answerHoldCall } from '../../contract/index.ts';
import { HOLD_TEXT_MAX_LENGTH } from '../../contract/limits.ts';
import { holdText, type OwnHold } from '../../contract/shapes.ts';
import { answerHold, rereadOwnHolds, useOwnHolds } from '../queries.ts';
import { holdTexts } from './texts.ts';

/** Where money is: what of it is on hold, until when, and how to answer. Nothing where none is. */
export function Slot() {
  const holds = useOwnHolds().data ?? [];
  return holds.map((hold) => <HoldBanner key={hold.id} hold={hold} />);
}

function HoldBanner({ hold }: { readonly hold: OwnHold }) {
  const t = useText(holdTexts);
  const wallet = useWalletText();
  const formats = useFormats();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const amount = isConcealed ? wallet('amounts.hidden') : formatMoney(hold.amount, { locale });
  return (
    <Banner tone="warn" title={t('title', { amount, time: formats.minute(hold.until) })}>
      <p>{t('why')}</p>
      <Link href={`/wallet/transfers/${hold.transfer_id}`} look="standalone">
        {t('payment')}
      </Link>
      {hold.answer === null ? (
        <AnswerForm hold={hold} />
      ) : (
        <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
          <strong>{t('answered')}:</strong> <bdi>{hold.answer}</bdi>
        </p>
      )}
    </Banner>
  );
}

const answerForm = z.strictObject({ text: holdText });

function AnswerForm({ hold }: { readonly hold: OwnHold }) {
  const t = useText(holdTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const name = `fraud.answer.${hold.id}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const form = useKeptForm({
    name,
    keeps: ['text'],
    schema: answerForm,
    defaultValues: { text: '' },
    sentences: sentences(answerHoldCall, { hold_over: t('no.over'), answered_already: t('no.answered') }),
  });
  async function send(body: z.output<typeof answerForm>): Promise<void> {
    const sent = await attempt(body, (key) => answerHold(hold.id, body, key));
    if (sent) toasts.show({ tone: 'ok', title: t('sent') });
    await rereadOwnHolds(client);
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" look="secondary" size="small" busy={form.isBusy} className="self-start">
          {t('answer.send')}
        </Button>
      }
    >
      <TextAreaField
        label={t('answer')}
        hint={t('answer.hint')}
        rows={3}
        maxLength={HOLD_TEXT_MAX_LENGTH}
        dir="auto"
        {...form.field('text')}
      />
    </FormShell>
  );
}
