import { PapersField } from '@egcr/documents/web';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import { useText } from '@egcr/web-kit/i18n.tsx';

import {
  addressChange,
  directorsChange,
  fileAddressCall,
  fileDirectorsCall,
  fileTransferCall,
  transferChange,
  type RegisterEntry,
  type TransferChange,
} from '../../contract/index.ts';
import { CHANGE_PAPERS_MAX, CONSENT_DAYS } from '../../contract/limits.ts';
import { useLineText } from './change-lines.tsx';
import { changeTexts } from './texts.ts';
import { useChangeSentences, useFiling } from './use-filing.ts';

interface EntryProps {
  readonly entry: RegisterEntry;
}

/** A new address. */
export function AddressForm({ entry }: EntryProps) {
  const t = useText(changeTexts);
  const file = useFiling();
  const { id, version, street, town, postcode } = entry;
  const name = `registry.change.address.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['street', 'town', 'postcode'],
    schema: addressChange,
    defaultValues: { version, street, town, postcode },
    sentences: useChangeSentences(),
  });
  const { attempt } = useKeptAttempt(name, addressChange);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit((values) =>
        file(async () =>
          attempt({ ...values, version }, (key) =>
            call(fileAddressCall, { params: { id }, body: { ...values, version } }, { idempotencyKey: key }),
          ),
        ),
      )}
      action={<File isBusy={form.isBusy} />}
    >
      <TextField label={t('street')} dir="auto" {...form.field('street')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('postcode')} dir="auto" {...form.field('postcode')} />
        <TextField label={t('town')} dir="auto" {...form.field('town')} />
      </div>
    </FormShell>
  );
}

/** A director who leaves, one who joins, or both. */
export function DirectorsForm({ entry }: EntryProps) {
  const t = useText(changeTexts);
  const say = useLineText();
  const file = useFiling();
  const { id, version } = entry;
  const name = `registry.change.directors.${id}`;
  const form = useKeptForm({
    name,
    keeps: ['leaving', 'joining_name', 'joining_born'],
    schema: directorsChange,
    defaultValues: { version, leaving: '', joining_name: '', joining_born: '' },
    sentences: useChangeSentences(),
  });
  const { attempt } = useKeptAttempt(name, directorsChange);
  return (
    <FormShell
      form={form}
      onSubmit={form.submit((values) =>
        file(async () =>
          attempt({ ...values, version }, (key) =>
            call(
              fileDirectorsCall,
              { params: { id }, body: { ...values, version } },
              { idempotencyKey: key },
            ),
          ),
        ),
      )}
      action={<File isBusy={form.isBusy} />}
    >
      <NativeSelect
        label={t('leaving')}
        options={[
          { value: '', label: t('leaving.none') },
          ...entry.directors.map((each) => ({
            value: each.id,
            label: `${each.name}${say({ born_month: each.born_month, shares: null, class_name: null })}`,
          })),
        ]}
        {...form.field('leaving')}
      />
      <TextField label={t('joining')} hint={t('joining.hint')} dir="auto" {...form.field('joining_name')} />
      <TextField label={t('born')} hint={t('born.hint')} type="date" {...form.field('joining_born')} />
    </FormShell>
  );
}

/** Shares that go to another person or business. */
export function TransferForm({ entry }: EntryProps) {
  const t = useText(changeTexts);
  const say = useLineText();
  const file = useFiling();
  const { id, version } = entry;
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
  const kind = form.form.watch('to_kind');
  const chosen = form.form.watch('from');
  const from = entry.holdings.find((each) => each.id === chosen);
  const papers = form.field('papers');
  // A paper that was chosen for another holder is not given.
  const bodyOf = (values: TransferChange) => ({
    ...values,
    version,
    papers: from?.consent === 'paper' ? values.papers : [],
  });
  return (
    <FormShell
      form={form}
      onSubmit={form.submit((values) =>
        file(async () =>
          attempt(bodyOf(values), (key) =>
            call(fileTransferCall, { params: { id }, body: bodyOf(values) }, { idempotencyKey: key }),
          ),
        ),
      )}
      action={<File isBusy={form.isBusy} />}
    >
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
      {from?.consent === 'account' && (
        <Banner tone="info" isLive>
          {t('consent.account', { name: from.name, days: CONSENT_DAYS })}
        </Banner>
      )}
      {from?.consent === 'paper' && (
        <PapersField
          id={papers.id}
          label={t('papers')}
          hint={t('consent.paper', { name: from.name })}
          error={papers.error}
          kind="other"
          maximum={CHANGE_PAPERS_MAX}
          value={form.form.watch('papers') ?? []}
          onChange={(ids) => form.form.setValue('papers', [...ids])}
        />
      )}
      <TextField label={t('shares')} inputMode="numeric" dir="ltr" {...form.field('shares')} />
      <NativeSelect
        label={t('to_kind')}
        options={(['person', 'business'] as const).map((each) => ({
          value: each,
          label: t(`to_kind.${each}`),
        }))}
        {...form.field('to_kind')}
      />
      <TextField label={t('to_name')} dir="auto" {...form.field('to_name')} />
      {kind === 'business' ? (
        <TextField label={t('to_number')} hint={t('to_number.hint')} dir="ltr" {...form.field('to_number')} />
      ) : (
        <TextField label={t('born')} hint={t('born.hint')} type="date" {...form.field('to_born')} />
      )}
    </FormShell>
  );
}

function File({ isBusy }: { readonly isBusy: boolean }) {
  const t = useText(changeTexts);
  return (
    <Button type="submit" busy={isBusy}>
      {t('file')}
    </Button>
  );
}
