import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { call, isRefusal } from '@egcr/web-kit/call';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { newIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useWay } from '@egcr/web-kit/way';

import { readRecipient, recipientCall, type AssetCode } from '../../contract/index.ts';
import { AmountEntry } from '../amount-entry.tsx';
import { assetCodeOr, holdingsOf, scaleOf } from '../currencies.ts';
import { useWalletText } from '../messages/index.ts';
import { accountIn, type WalletReading } from '../queries.ts';
import { keepDraft, type SendDraft } from './draft.ts';
import { walletIssue } from './issue-text.ts';
import { decimalOf, sendSchema, toMinor, type SendValues } from './send-rules.ts';

interface SendFormProps {
  readonly wallet: WalletReading;
  /** What was entered before, when the person comes back to change it. */
  readonly draft: SendDraft | undefined;
}

const fresh: SendValues = { to: '', amount: '', assetCode: 'JVD', note: '' };

/** Who, how much, and a note. Nothing leaves from here: it leads to the check. */
export function SendForm({ wallet, draft }: SendFormProps) {
  const t = useWalletText();
  const { locale } = useLanguage();
  const { go } = useWay();
  const decimal = decimalOf(decimalMark(locale));
  const availableIn = (asset: AssetCode) => BigInt(accountIn(wallet, asset)?.available.value ?? '0');
  const available = (code: string) =>
    holdingsOf(wallet.accounts).find((holding) => holding.asset === code)?.available;
  const plan: SchemaForm<SendValues, SendValues> = useSchemaForm({
    schema: sendSchema({ decimal, availableIn }),
    defaultValues: draft?.typed ?? { ...fresh, to: recipientOfAddress(), assetCode: firstHeld(wallet) },
    sentences: {
      issue: (issue) => {
        const assetCode = plan.form.getValues('assetCode');
        return walletIssue(t, issue, { locale, assetCode, available: available(assetCode) });
      },
    },
  });
  async function toCheck(values: SendValues) {
    try {
      const recipient = await call(recipientCall, { query: queryOf(values.to) });
      const asset = assetCodeOr(values.assetCode);
      const amount = {
        value: toMinor(values, decimal).toString(),
        assetCode: asset,
        assetScale: scaleOf(asset),
      };
      keepDraft({ typed: values, amount, recipient, key: newIdempotencyKey() });
      go('/wallet/send?step=check');
    } catch (failure) {
      const code = recipientRefusals.find((known) => isRefusal(failure, known));
      if (code === undefined) throw failure;
      plan.form.setError('to', { type: code, message: t(`issue.${code}`) });
    }
  }
  const assetCode = plan.form.watch('assetCode');
  const held = available(assetCode);
  return (
    <Card padding="large">
      <form noValidate method="post" onSubmit={plan.submit(toCheck)} className="flex flex-col gap-6">
        <ErrorSummary title={t('send.summary')} problems={plan.problems} attempt={plan.attempt} />
        {plan.formError && (
          <Banner tone="bad" isLive>
            {plan.formError}
          </Banner>
        )}
        <TextField
          {...plan.field('to')}
          label={t('send.to')}
          hint={t('send.to_hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
        />
        <AmountEntry
          form={plan}
          label={t('send.amount')}
          hint={held && t('send.available', { amount: formatMoney(held, { locale }) })}
        />
        <TextAreaField
          {...plan.field('note')}
          label={t('send.note')}
          hint={t('send.note_hint')}
          optionalLabel={t('send.optional')}
          rows={2}
          dir="auto"
        />
        <Button type="submit" size="large" width="full" busy={plan.isBusy}>
          {t('send.continue')}
        </Button>
      </form>
    </Card>
  );
}

const recipientRefusals = ['recipient_unknown', 'recipient_self'] as const;

/** The plain text people type, with a phone number or an address in its one form. */
function queryOf(typed: string): { to: string } {
  return { to: Object.values(readRecipient(typed))[0] ?? typed.trim() };
}

/** `/wallet/send?to=bola`: a link that names who gets the money. */
function recipientOfAddress(): string {
  return new URLSearchParams(window.location.search).get('to') ?? '';
}

/** JVD, unless it is empty and another currency is not. */
function firstHeld(wallet: WalletReading): AssetCode {
  const holdings = holdingsOf(wallet.accounts);
  const [jvd] = holdings;
  if (jvd && !jvd.isEmpty) return jvd.asset;
  return holdings.find((holding) => !holding.isEmpty)?.asset ?? 'JVD';
}
