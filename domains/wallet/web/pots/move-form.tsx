import { AmountField } from '@egcr/ui/amount-field';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { decimalMark, formatMoney } from '@egcr/ui/format-money';
import { RadioGroup } from '@egcr/ui/radio-group';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useSchemaForm, type SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';

import { movePotCall, type Pot } from '../../contract/pots.ts';
import { assetCodeOr } from '../currencies.ts';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFrozenReason } from '../frozen/frozen-banner.tsx';
import { useWalletText } from '../texts.ts';
import { accountIn, rereadWallet, useWallet } from '../queries.ts';
import { useLeavingWords } from '../security/use-leaving-words.ts';
import { walletIssue } from '../send/issue-text.ts';
import { paymentWords } from '../send/payment-words.ts';
import { decimalOf, toMinor } from '../send/send-rules.ts';
import { usePotsText } from './texts.ts';
import { moveSchema, moveValues, type MoveValues } from './pot-rules.ts';

type Plan = SchemaForm<MoveValues, MoveValues>;

/** Puts money into a pot or takes it out. */
export function MoveForm({ pot }: { readonly pot: Pot }) {
  const t = usePotsText();
  const { plan, move, limit } = useMove(pot);
  // What is in a pot may come back into a frozen wallet; nothing goes out of it.
  const frozen = useFrozenReason();
  const direction = plan.form.watch('direction');
  const { id, name, error } = plan.field('amount');
  return (
    <form noValidate method="post" onSubmit={plan.submit(move)} className="flex flex-col gap-5">
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
      <RadioGroup
        label={t('move.which')}
        look="cards"
        value={direction}
        onValueChange={(value) => {
          plan.form.setValue('direction', value === 'out' ? 'out' : 'in');
          if (plan.attempt > 0) void plan.form.trigger('amount');
        }}
        options={[
          { value: 'in', label: t('put_in') },
          { value: 'out', label: t('take_out') },
        ]}
      />
      <AmountField
        {...{ id, name, error }}
        label={t('move.amount')}
        hint={limit}
        size="large"
        assetCode={pot.asset}
        value={plan.form.watch('amount')}
        onValueChange={(text) => {
          plan.form.setValue('amount', text);
          if (plan.attempt > 0) void plan.form.trigger('amount');
        }}
      />
      <Button
        type="submit"
        size="large"
        width="full"
        busy={plan.isBusy}
        disabled={frozen !== undefined && direction === 'in'}
        disabledReason={frozen}
      >
        {t(direction === 'in' ? 'put_in' : 'take_out')}
      </Button>
    </form>
  );
}

function useMove(pot: Pot) {
  const t = usePotsText();
  const wallet = useWalletText();
  const { locale } = useLanguage();
  const { isConcealed } = useConcealment();
  const toasts = useToasts();
  const client = useQueryClient();
  const leaving = useLeavingWords(pot.asset);
  const { kept, attempt } = useKeptAttempt(`pot.${pot.id}`, moveValues);
  const decimal = decimalOf(decimalMark(locale));
  const purse = accountIn(useWallet().data, assetCodeOr(pot.asset))?.available ?? {
    ...pot.balance,
    value: '0',
  };
  const source = { in: purse, out: pot.balance };
  const facts = () => ({
    locale,
    assetCode: pot.asset,
    available: source[plan.form.getValues('direction')],
  });
  const plan: Plan = useSchemaForm({
    schema: moveSchema({
      decimal,
      assetCode: pot.asset,
      available: { in: BigInt(purse.value), out: BigInt(pot.balance.value) },
    }),
    defaultValues: kept ?? { direction: 'in', amount: '' },
    sentences: sentences(
      movePotCall,
      {
        ...paymentWords(wallet, facts),
        ...leaving,
        recipient_unavailable: wallet('refusal.account_closed_in'),
      },
      (issue) => walletIssue(wallet, issue, facts()),
    ),
  });
  async function move(values: MoveValues) {
    const value = toMinor({ amount: values.amount, assetCode: pot.asset }, decimal).toString();
    const amount = { ...pot.balance, value };
    const body = { direction: values.direction, amount };
    const moved = await attempt(values, (key) =>
      call(movePotCall, { params: { id: pot.id }, body }, { idempotencyKey: key }),
    );
    if (moved === undefined) return;
    await rereadWallet(client);
    plan.form.reset({ direction: values.direction, amount: '' });
    const said = { amount: formatMoney(amount, { locale }), name: pot.name };
    toasts.show({ title: t(values.direction === 'in' ? 'done.in' : 'done.out', said), tone: 'ok' });
  }
  const direction = plan.form.watch('direction');
  const limit = isConcealed
    ? undefined
    : t(direction === 'in' ? 'move.in_hint' : 'move.out_hint', {
        amount: formatMoney(source[direction], { locale }),
      });
  return { plan, move, limit };
}
