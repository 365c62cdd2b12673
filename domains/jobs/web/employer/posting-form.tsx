import { assets } from '@egcr/ledger/contract';
import { countryCodes, countryName, offeredLanguages } from '@egcr/locale/contract';
import { Button } from '@egcr/ui/button';
import { NativeSelect, type NativeOption } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { isRefusal } from '@egcr/web-kit/call';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';

import { postJobCall } from '../../contract/index.ts';
import { contracts, occupations, payPeriods, sectors } from '../../contract/lists.ts';
import type { NewPosting } from '../../contract/shapes.ts';
import { boardAddress } from '../addresses.ts';
import { decimalOf } from '../decimal-of.ts';
import { PostingFields } from '../posting/posting-fields.tsx';
import { emptyFields, keptFields } from '../posting/typed-fields.ts';
import { usePostingActs } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { usePostingIssue } from './posting-issue.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { jobEmployerTexts } from './texts.ts';
import { jobWords } from '../words/texts.ts';
import { typedPosting, type TypedPosting } from './typed-posting.ts';

type Form = SchemaForm<TypedPosting, NewPosting>;

const kept = [
  ...keptFields,
  'contract',
  'country',
  'place',
  'currency',
  'period',
  'occupation',
  'sector',
  'language',
  'closes_on',
] as const;

/** The questions of a posting. What was typed stays in this tab until it has been sent. */
export function PostingForm({ actingFor }: { readonly actingFor: string }) {
  const t = useText(jobEmployerTexts);
  const toasts = useToasts();
  const router = useRouter();
  const { language, locale } = useLanguage();
  const { post } = usePostingActs();
  const name = `jobs.new.${actingFor}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const decimal = decimalOf(locale);
  const schema = useMemo(() => typedPosting(decimal), [decimal]);
  const form = useKeptForm({
    name,
    keeps: kept,
    schema,
    defaultValues: {
      ...emptyFields,
      acting_for: actingFor,
      contract: 'permanent',
      country: '',
      place: '',
      currency: 'USD',
      period: 'month',
      occupation: '',
      sector: '',
      language,
      closes_on: '',
    },
    sentences: usePostingSentences(),
  });
  const [twin, setTwin] = useState<Twin>();
  const toPostings = () => router.go(boardAddress.to({ tab: 'employer' }));
  async function send(body: NewPosting) {
    setTwin(undefined);
    const made = await attempt(body, (key) => post(body, key)).catch((failure: unknown) => {
      setTwin(twinOf(failure));
      throw failure;
    });
    if (made === undefined) return;
    toasts.show({ tone: 'ok', title: t(made.state === 'published' ? 'new.published' : 'new.sent') });
    toPostings();
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isBusy}>
            {t('new.send')}
          </Button>
          {twin && <RenewInstead twin={twin} onRenewed={toPostings} />}
        </div>
      }
    >
      <PostingFields
        field={form.field}
        facts={<FactFields form={form} />}
        place={<PlaceFields form={form} />}
        currency={<CurrencyFields form={form} />}
      />
    </FormShell>
  );
}

const twinRead = z.object({ id: z.string(), version: z.number(), can_renew: z.literal(true) });
type Twin = z.output<typeof twinRead>;

/** The same job that was posted before, where it can be renewed. */
function twinOf(failure: unknown): Twin | undefined {
  return isRefusal(failure, 'already_posted') ? z.safeParse(twinRead, failure.members).data : undefined;
}

function RenewInstead({ twin, onRenewed }: { readonly twin: Twin; readonly onRenewed: () => void }) {
  const t = useText(jobEmployerTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('renew.instead')}
      </Button>
      {isOpen && <RenewDialog posting={twin} onClose={() => setOpen(false)} onRenewed={onRenewed} />}
    </>
  );
}

function FactFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const choose: NativeOption = { value: '', label: t('new.choose') };
  return (
    <>
      <NativeSelect
        {...field('contract')}
        label={shared('filter.contract')}
        options={contracts.map((value) => ({ value, label: said(`contract.${value}`) }))}
      />
      <NativeSelect
        {...field('occupation')}
        label={shared('occupation')}
        options={[choose, ...occupations.map((value) => ({ value, label: said(`occupation.${value}`) }))]}
      />
      <NativeSelect
        {...field('sector')}
        label={shared('filter.sector')}
        options={[choose, ...sectors.map((value) => ({ value, label: said(`sector.${value}`) }))]}
      />
      <NativeSelect
        {...field('language')}
        label={shared('filter.language')}
        options={offeredLanguages.map(({ code, native_name: label }) => ({ value: code, label }))}
      />
      <TextField
        {...field('closes_on')}
        type="date"
        label={shared('new.closes')}
        hint={t('new.closes.hint')}
      />
    </>
  );
}

function PlaceFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const { locale } = useLanguage();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .map((value) => ({ value, label: countryName(value, locale) }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [locale]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('place')} label={shared('place')} dir="auto" />
      <NativeSelect
        {...field('country')}
        label={shared('where')}
        options={[{ value: '', label: t('new.choose') }, ...countries]}
      />
    </div>
  );
}

function CurrencyFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const said = useText(jobWords);
  return (
    <>
      <NativeSelect
        {...field('currency')}
        label={t('new.currency')}
        options={assets.map(({ code }) => ({ value: code, label: code }))}
      />
      <NativeSelect
        {...field('period')}
        label={t('new.period')}
        options={payPeriods.map((value) => ({ value, label: said(`period.name.${value}`) }))}
      />
    </>
  );
}

function usePostingSentences() {
  const t = useText(jobEmployerTexts);
  return sentences(
    postJobCall,
    {
      team_role_required: t('no.role'),
      business_status_forbids: t('no.status'),
      already_posted: t('no.twice'),
      posting_limit_reached: t('no.limit'),
    },
    usePostingIssue(),
  );
}
