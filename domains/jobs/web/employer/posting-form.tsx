import { assets } from '@egcr/ledger/contract';
import { countryCodes, countryName, offeredLanguages } from '@egcr/locale/contract';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { NativeSelect, type NativeOption } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
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
import { contracts, occupations, payPeriods, sectors, workingHours } from '../../contract/lists.ts';
import type { NewPosting } from '../../contract/shapes.ts';
import { boardAddress } from '../addresses.ts';
import { decimalOf } from '../decimal-of.ts';
import { usePostingActs } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { usePostingIssue } from './posting-issue.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { jobEmployerTexts } from './texts.ts';
import { jobWords } from '../words/texts.ts';
import { typedPosting, type TypedPosting } from './typed-posting.ts';

type Form = SchemaForm<TypedPosting, NewPosting>;

const kept = [
  'title',
  'body',
  'contract',
  'hours',
  'country',
  'place',
  'currency',
  'pay_min',
  'pay_max',
  'period',
  'occupation',
  'sector',
  'skills',
  'must_skills',
  'experience_years',
  'positions',
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
      acting_for: actingFor,
      title: '',
      body: '',
      contract: 'permanent',
      hours: 'full_time',
      is_remote: false,
      is_support_friendly: false,
      country: '',
      place: '',
      currency: 'USD',
      pay_min: '',
      pay_max: '',
      period: 'month',
      occupation: '',
      sector: '',
      skills: '',
      must_skills: '',
      experience_years: '0',
      positions: '1',
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
      <WorkFields form={form} />
      <PlaceFields form={form} />
      <PayFields form={form} />
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

function WorkFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const choose: NativeOption = { value: '', label: t('new.choose') };
  return (
    <>
      <TextField {...field('title')} label={t('new.job')} dir="auto" />
      <TextAreaField
        {...field('body')}
        label={t('new.text')}
        hint={t('new.text.hint')}
        rows={12}
        dir="auto"
      />
      <TextField {...field('skills')} label={t('new.skills')} hint={t('new.skills.hint')} dir="auto" />
      <TextField {...field('must_skills')} label={t('new.musts')} hint={t('new.musts.hint')} dir="auto" />
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          {...field('contract')}
          label={shared('filter.contract')}
          options={contracts.map((value) => ({ value, label: said(`contract.${value}`) }))}
        />
        <NativeSelect
          {...field('hours')}
          label={shared('filter.hours')}
          options={workingHours.map((value) => ({ value, label: said(`hours.${value}`) }))}
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
        <TextField {...field('experience_years')} label={t('new.years')} inputMode="numeric" dir="ltr" />
        <TextField {...field('positions')} label={t('new.positions')} inputMode="numeric" dir="ltr" />
        <TextField
          {...field('closes_on')}
          type="date"
          label={shared('new.closes')}
          hint={t('new.closes.hint')}
        />
      </div>
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
  const { error: _error, ...remote } = field('is_remote');
  const { error: _none, ...support } = field('is_support_friendly');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('place')} label={shared('place')} dir="auto" />
        <NativeSelect
          {...field('country')}
          label={shared('where')}
          options={[{ value: '', label: t('new.choose') }, ...countries]}
        />
      </div>
      <Checkbox {...remote} label={t('new.remote')} />
      <Checkbox {...support} label={t('new.support')} />
    </>
  );
}

function PayFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const said = useText(jobWords);
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-3 text-lg font-semibold">{t('new.pay')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('pay_min')} label={t('new.from')} inputMode="decimal" dir="ltr" />
        <TextField
          {...field('pay_max')}
          label={t('new.to')}
          hint={t('new.to.hint')}
          inputMode="decimal"
          dir="ltr"
        />
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
      </div>
    </fieldset>
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
