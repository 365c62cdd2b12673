import { Checkbox } from '@egcr/ui/checkbox';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import { workingHours } from '../../contract/lists.ts';
import { jobEmployerTexts } from '../employer/texts.ts';
import { jobTexts } from '../texts.ts';
import { jobWords } from '../words/texts.ts';
import type { TypedFields } from './typed-fields.ts';

type Control = Omit<ReturnType<SchemaForm<TypedFields, unknown>['field']>, 'name'> & {
  readonly name: string;
};

interface PostingFieldsProps {
  readonly field: (name: keyof TypedFields) => Control;
  /** What is fixed once a posting is published: beside hours and numbers, where it is done, and beside the pay. */
  readonly facts?: ReactNode;
  readonly place?: ReactNode;
  readonly currency?: ReactNode;
}

/** The questions of a posting: those that may be answered anew while it is open, and between them what a new one says besides. */
export function PostingFields({ field, facts, place, currency }: PostingFieldsProps) {
  const t = useText(jobEmployerTexts);
  const { error: _error, ...remote } = field('is_remote');
  const { error: _none, ...support } = field('is_support_friendly');
  return (
    <>
      <WordFields field={field} />
      <NumberFields field={field}>{facts}</NumberFields>
      {place}
      <Checkbox {...remote} label={t('new.remote')} />
      <Checkbox {...support} label={t('new.support')} />
      <PayFields field={field}>{currency}</PayFields>
    </>
  );
}

type Part = Pick<PostingFieldsProps, 'field'> & { readonly children?: ReactNode };

function WordFields({ field }: Part) {
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
      <TextAreaField
        {...field('questions')}
        label={t('new.questions')}
        hint={t('new.questions.hint')}
        rows={3}
        dir="auto"
      />
    </>
  );
}

function NumberFields({ field, children }: Part) {
  const t = useText(jobEmployerTexts);
  const shared = useText(jobTexts);
  const said = useText(jobWords);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NativeSelect
        {...field('hours')}
        label={shared('filter.hours')}
        options={workingHours.map((value) => ({ value, label: said(`hours.${value}`) }))}
      />
      <TextField {...field('experience_years')} label={t('new.years')} inputMode="numeric" dir="ltr" />
      <TextField {...field('positions')} label={t('new.positions')} inputMode="numeric" dir="ltr" />
      {children}
    </div>
  );
}

function PayFields({ field, children }: Part) {
  const t = useText(jobEmployerTexts);
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
        {children}
      </div>
    </fieldset>
  );
}
