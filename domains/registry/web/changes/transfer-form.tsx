import { PapersField } from '@egcr/documents/web';
import { Banner } from '@egcr/ui/banner';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';

import {
  fileTransferCall,
  transferChange,
  type RegisterEntry,
  type TransferChange,
} from '../../contract/index.ts';
import { CHANGE_PAPERS_MAX, CONSENT_DAYS } from '../../contract/limits.ts';
import type { EntryProps } from './change-forms.tsx';
import { useLineText } from './change-lines.tsx';
import { FileButton } from './file-button.tsx';
import { changeTexts } from './texts.ts';
import { useChangeSentences, useFiling } from './use-filing.ts';

/** Shares that go to another person or business. */
export function TransferForm({ entry }: EntryProps) {
  const t = useText(changeTexts);
  const say = useLineText();
  const { form, from, send } = useTransfer(entry);
  return (
    <FormShell form={form} onSubmit={form.submit(send)} action={<FileButton isBusy={form.isBusy} />}>
      <NativeSelect
        label={t('from')}
        options={[
          { value: '', label: t('from.choose') },
          ...entry.holdings.map((each) => ({
            value: each.id,
            label: `${each.name}${say({ ...each, born_month: null })}`,
          })),
        ]}
        {...form.field('from')}
      />
      {from !== undefined && <ConsentOf from={from} form={form} />}
      <TextField label={t('shares')} inputMode="numeric" dir="ltr" {...form.field('shares')} />
      <Receiver form={form} />
    </FormShell>
  );
}

type TransferShell = ReturnType<typeof useTransfer>['form'];
type Held = RegisterEntry['holdings'][number];

function useTransfer({ id, version, holdings }: RegisterEntry) {
  const file = useFiling();
  const name = `registry.change.transfer.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['from', 'shares', 'to_kind', 'to_name', 'to_born', 'to_number'],
    schema: transferChange,
    defaultValues: {
      version,
      from: '',
      shares: '',
      to_kind: 'person',
      to_name: '',
      to_born: '',
      to_number: '',
      papers: [],
    },
    sentences: useChangeSentences(),
  });
  const { attempt } = useKeptAttempt(name, transferChange);
  const chosen = form.form.watch('from');
  const from = holdings.find((each) => each.id === chosen);
  const send = (values: TransferChange) => {
    // A paper that was chosen for another holder is not given.
    const papers = from?.consent === 'paper' ? values.papers : [];
    const body = { ...values, version, papers };
    return file(async () =>
      attempt(body, (key) => call(fileTransferCall, { params: { id }, body }, { idempotencyKey: key })),
    );
  };
  return { form, from, send };
}

/** How the holder says yes: by an account of their own, or on a paper. Nothing where the reader is the holder. */
function ConsentOf({ from, form }: { readonly from: Held; readonly form: TransferShell }) {
  const t = useText(changeTexts);
  if (from.consent === 'own') return null;
  if (from.consent === 'account')
    return (
      <Banner tone="info" isLive>
        {t('consent.account', { name: from.name, days: CONSENT_DAYS })}
      </Banner>
    );
  const { id, error } = form.field('papers');
  return (
    <PapersField
      id={id}
      label={t('papers')}
      hint={t('consent.paper', { name: from.name })}
      error={error}
      kind="other"
      maximum={CHANGE_PAPERS_MAX}
      value={form.form.watch('papers') ?? []}
      onChange={(ids) => form.form.setValue('papers', [...ids])}
    />
  );
}

/** Who gets the shares. */
function Receiver({ form }: { readonly form: TransferShell }) {
  const t = useText(changeTexts);
  return (
    <>
      <NativeSelect
        label={t('to_kind')}
        options={(['person', 'business'] as const).map((each) => ({
          value: each,
          label: t(`to_kind.${each}`),
        }))}
        {...form.field('to_kind')}
      />
      <TextField label={t('to_name')} dir="auto" {...form.field('to_name')} />
      {form.form.watch('to_kind') === 'business' ? (
        <TextField label={t('to_number')} hint={t('to_number.hint')} dir="ltr" {...form.field('to_number')} />
      ) : (
        <TextField label={t('born')} hint={t('born.hint')} type="date" {...form.field('to_born')} />
      )}
    </>
  );
}
