import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useToasts } from '@egcr/ui/toast';
import { FormShell } from '@egcr/web-kit/form/form-shell.tsx';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useKeptForm } from '@egcr/web-kit/form/use-kept-form';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { useRouter } from '@egcr/web-kit/router.tsx';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';

import { changePostingCall, type WholePosting } from '../../contract/index.ts';
import { loweredPay } from '../../contract/change-rules.ts';
import { workingHours } from '../../contract/lists.ts';
import type { PostingChange } from '../../contract/shapes.ts';
import { boardAddress } from '../addresses.ts';
import { decimalOf } from '../decimal-of.ts';
import { usePostingIssue } from '../employer/posting-issue.ts';
import { jobEmployerTexts } from '../employer/texts.ts';
import { usePostingActs } from '../queries.ts';
import { jobTexts } from '../texts.ts';
import { jobWords } from '../words/texts.ts';
import { jobEditTexts } from './texts.ts';
import { typedChange, typedFrom, type TypedChange } from './typed-change.ts';

type Form = SchemaForm<TypedChange, PostingChange>;

const kept = [
  'title',
  'body',
  'hours',
  'pay_min',
  'pay_max',
  'skills',
  'must_skills',
  'experience_years',
  'positions',
] as const;

/** The questions that an employer may answer anew while a job is open. */
export function ChangeForm({ posting }: { readonly posting: WholePosting }) {
  const t = useText(jobEditTexts);
  const toasts = useToasts();
  const router = useRouter();
  const { locale } = useLanguage();
  const { change } = usePostingActs();
  const name = `jobs.edit.${posting.id}.${posting.version}`;
  const { attempt } = useKeptAttempt(name, z.unknown());
  const decimal = decimalOf(locale);
  const schema = useMemo(() => typedChange(posting, decimal), [posting, decimal]);
  const form: Form = useKeptForm({
    name,
    keeps: kept,
    schema,
    defaultValues: typedFrom(posting, decimal),
    sentences: useChangeSentences(),
  });
  async function send(body: PostingChange) {
    const lowered = loweredPay(
      payIn(posting.pay_min.value, posting.pay_max.value),
      payIn(body.pay_min, body.pay_max),
    );
    if (lowered !== undefined) {
      form.refuse(lowered, 'below_published');
      return;
    }
    const made = await attempt(body, (key) => change(posting.id, body, key));
    if (made === undefined) return;
    toasts.show({ tone: 'ok', title: t(made.change_case_id === null ? 'done.now' : 'done.waits') });
    router.go(boardAddress.to({ tab: 'employer' }));
  }
  return (
    <FormShell
      form={form}
      onSubmit={form.submit(send)}
      action={
        <Button type="submit" busy={form.isBusy} className="self-start">
          {t('save')}
        </Button>
      }
    >
      <WordFields form={form} />
      <NumberFields form={form} />
    </FormShell>
  );
}

const payIn = (min: string, max: string) => ({ payMinMinor: BigInt(min), payMaxMinor: BigInt(max) });

function WordFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
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
    </>
  );
}

function NumberFields({ form: { field } }: { readonly form: Form }) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  const { error: _error, ...remote } = field('is_remote');
  const { error: _none, ...support } = field('is_support_friendly');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          {...field('hours')}
          label={shared('filter.hours')}
          options={workingHours.map((value) => ({ value, label: said(`hours.${value}`) }))}
        />
        <TextField {...field('experience_years')} label={t('new.years')} inputMode="numeric" dir="ltr" />
        <TextField {...field('positions')} label={t('new.positions')} inputMode="numeric" dir="ltr" />
      </div>
      <Checkbox {...remote} label={t('new.remote')} />
      <Checkbox {...support} label={t('new.support')} />
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
        </div>
      </fieldset>
    </>
  );
}

function useChangeSentences() {
  const t = useText(jobEmployerTexts);
  const edit = useText(jobEditTexts);
  const issue = usePostingIssue();
  return sentences(
    changePostingCall,
    {
      not_found: edit('missing'),
      team_role_required: t('no.role'),
      posting_changed: t('no.changed'),
      posting_step_refused: edit('not.open'),
      change_waits: edit('waits'),
      already_posted: t('no.twice'),
    },
    (found) => (found.code === 'below_published' ? edit('issue.lowered') : issue(found)),
  );
}
