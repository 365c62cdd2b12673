import { isAboutPin, PinForm, pinSaidAtField, usePinEntry } from '@egcr/identity/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadWallet, useLeavingWords } from '@egcr/wallet/web';

import {
  addPayoutAccountCall,
  bankDetails,
  type AccountScheme,
  type PayoutAccount,
} from '../../contract/index.ts';
import { useBankText, type BankText } from './texts.ts';

const schemes = ['iban', 'aba', 'other'] as const;

interface Values {
  readonly scheme: AccountScheme;
  readonly holder: string;
  readonly account: string;
  readonly bank: string;
}

interface AccountDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSaved: (account: PayoutAccount) => void;
}

/** Takes down a bank account; mistyped numbers are found by their check digits. */
export function AccountDialog({ isOpen, onOpenChange, onSaved }: AccountDialogProps) {
  const t = useBankText();
  return (
    <Dialog
      title={t('account.add')}
      closeLabel={t('account.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AccountForm onSaved={onSaved} />
    </Dialog>
  );
}

function AccountForm({ onSaved }: { readonly onSaved: (account: PayoutAccount) => void }) {
  const t = useBankText();
  const [checked, setChecked] = useState<Values>();
  const plan = useSchemaForm<Values, Values>({
    schema: bankDetails,
    defaultValues: { scheme: 'iban', holder: '', account: '', bank: '' },
    sentences: { issue: ({ field, code }) => issueText(t, field, code) },
  });
  if (checked) return <SaveStep values={checked} onChange={() => setChecked(undefined)} onSaved={onSaved} />;
  const scheme = plan.form.watch('scheme');
  return (
    <form
      noValidate
      method="post"
      onSubmit={plan.submit(async (values) => setChecked(values))}
      className="flex flex-col gap-5"
    >
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      <RadioGroup
        label={t('account.scheme')}
        value={scheme}
        onValueChange={(chosen) => {
          const known = schemes.find((each) => each === chosen);
          if (known) plan.form.setValue('scheme', known);
        }}
        options={schemes.map((each) => ({ value: each, label: t(`scheme.${each}`) }))}
      />
      <TextField {...plan.field('holder')} label={t('account.holder')} autoComplete="name" dir="auto" />
      {scheme !== 'iban' && (
        <TextField
          {...plan.field('bank')}
          label={t(scheme === 'aba' ? 'account.routing' : 'account.bic')}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <TextField
        {...plan.field('account')}
        label={t(scheme === 'iban' ? 'account.iban' : 'account.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit" width="full" busy={plan.isBusy}>
        {t('continue')}
      </Button>
    </form>
  );
}

interface SaveStepProps {
  readonly values: Values;
  /** Back to the details. */
  readonly onChange: () => void;
  readonly onSaved: (account: PayoutAccount) => void;
}

/** The PIN, with the account in sight: money can go there from now on. */
function SaveStep({ values, onChange, onSaved }: SaveStepProps) {
  const t = useBankText();
  const toasts = useToasts();
  const client = useQueryClient();
  const leaving = useLeavingWords('JVD');
  const say = useSentences(
    sentences(addPayoutAccountCall, {
      ...leaving,
      payout_limit_reached: t('issue.account_limit'),
      ...pinSaidAtField,
    }),
  );
  const entry = usePinEntry(true);
  const save = useMutation({
    mutationFn: (pin: string) => call(addPayoutAccountCall, { body: { ...values, pin } }),
    onSuccess: async (saved) => {
      toasts.show({ title: t('account.saved'), tone: 'ok' });
      await rereadWallet(client);
      onSaved(saved);
    },
    onError: (failure) => void entry.meet(failure),
  });
  const press = () => {
    const pin = entry.take()?.pin;
    if (pin !== undefined) save.mutate(pin);
  };
  const { scheme, holder, account, bank } = values;
  return (
    <div className="flex flex-col gap-5">
      {save.isError && !isAboutPin(save.error) && (
        <Banner tone="bad" isLive>
          {say.failure(save.error)}
        </Banner>
      )}
      <KeyValueList
        items={[
          { key: t('account.holder'), value: <bdi className="font-semibold">{holder}</bdi> },
          ...(scheme === 'iban'
            ? []
            : [
                {
                  key: t(scheme === 'aba' ? 'account.routing' : 'account.bic'),
                  value: <bdi className="num">{bank}</bdi>,
                },
              ]),
          {
            key: t(scheme === 'iban' ? 'account.iban' : 'account.number'),
            value: <bdi className="num wrap-anywhere">{account}</bdi>,
          },
        ]}
      />
      <p className="text-sm text-ink-2">{t('account.pin_text')}</p>
      <PinForm entry={entry} isBusy={save.isPending} onSubmit={press}>
        <Button type="submit" width="full" busy={save.isPending}>
          {t('account.save')}
        </Button>
      </PinForm>
      <Button look="quiet" width="full" disabled={save.isPending} onClick={onChange}>
        {t('check.change')}
      </Button>
    </div>
  );
}

function issueText(t: BankText, field: string, code: string): string | undefined {
  switch (code) {
    case 'iban_country':
    case 'iban_length':
    case 'iban_check':
      return t(`issue.${code}`);
    case 'account_format':
      return t('issue.number');
    case 'routing_format':
    case 'routing_check':
      return t('issue.routing');
    case 'bic_format':
      return t('issue.bic');
    default:
      return field === 'holder' ? t('issue.holder') : undefined;
  }
}
