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
  type RegisterEntry,
} from '../../contract/index.ts';
import { useLineText } from './change-lines.tsx';
import { FileButton } from './file-button.tsx';
import { changeTexts } from './texts.ts';
import { useChangeSentences, useFiling } from './use-filing.ts';

export interface EntryProps {
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
      action={<FileButton isBusy={form.isBusy} />}
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
    keeps: ['leaving', 'joining_name', 'joining_born', 'joining_user'],
    schema: directorsChange,
    defaultValues: { version, leaving: '', joining_name: '', joining_born: '', joining_user: '' },
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
      action={<FileButton isBusy={form.isBusy} />}
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
      <TextField
        label={t('joining.user')}
        hint={t('joining.user.hint')}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('joining_user')}
      />
    </FormShell>
  );
}
