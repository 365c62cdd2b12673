import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import type { SchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { activityKinds } from '../contract/certification-rules.ts';
import { ACT_TEXT_MAX } from '../contract/limits.ts';
import type { OwnSupport } from '../contract/shapes.ts';
import type { WeekForm } from './certify-form.ts';
import { supportTexts } from './texts.ts';

interface ActFieldsProps {
  readonly at: number;
  readonly form: SchemaForm<WeekForm, WeekForm>;
  readonly open: OwnSupport['to_certify'][number];
}

/** One act of looking for work that the person declares: what, when, and who can confirm it. */
export function ActFields({ at, form, open }: ActFieldsProps) {
  const t = useText(supportTexts);
  const name = at === 1 ? '1' : '2';
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-s-2 border-line ps-4">
      <legend className="pb-2 font-semibold">{t('act', { number: name })}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('act.kind')}
          {...form.field(`kind${name}`)}
          options={activityKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <TextField
          label={t('act.on')}
          type="date"
          min={open.starts_on}
          max={open.ends_on}
          {...form.field(`on${name}`)}
        />
      </div>
      <TextField label={t('act.text')} maxLength={ACT_TEXT_MAX} dir="auto" {...form.field(`text${name}`)} />
      <TextField
        label={t('act.proof')}
        hint={t('act.proof.hint')}
        maxLength={ACT_TEXT_MAX}
        dir="auto"
        {...form.field(`proof${name}`)}
      />
    </fieldset>
  );
}
