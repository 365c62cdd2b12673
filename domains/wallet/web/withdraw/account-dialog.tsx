import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { RadioGroup } from '@egcr/ui/radio-group';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useQueryClient } from '@tanstack/react-query';

import {
  addPayoutAccountCall,
  bankDetails,
  type AccountScheme,
  type PayoutAccount,
} from '../../contract/index.ts';
import { rereadWallet } from '../queries.ts';
import { useLimitRefusal } from '../security/use-limit-refusal.ts';
import { useBankText, type BankText } from './messages/index.ts';

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
  const toasts = useToasts();
  const client = useQueryClient();
  const limit = useLimitRefusal();
  const plan = useSchemaForm<Values, Values>({
    schema: bankDetails,
    defaultValues: { scheme: 'iban', holder: '', account: '', bank: '' },
    sentences: {
      issue: ({ field, code }) => issueText(t, field, code),
      refusal: (refusal) => limit(refusal, 'JVD'),
    },
  });
  const scheme = plan.form.watch('scheme');
  async function save(values: Values) {
    const saved = await call(addPayoutAccountCall, { body: values });
    toasts.show({ title: t('account.saved'), tone: 'ok' });
    await rereadWallet(client);
    onSaved(saved);
  }
  return (
    <form noValidate method="post" onSubmit={plan.submit(save)} className="flex flex-col gap-5">
      <ErrorSummary title={t('summary')} problems={plan.problems} attempt={plan.attempt} />
      {plan.formError && (
        <Banner tone="bad" isLive>
          {plan.formError}
        </Banner>
      )}
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
        {t('account.save')}
      </Button>
    </form>
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
