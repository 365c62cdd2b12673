import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField } from '@egcr/ui/text-field';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { DraftScores, Review, RubricCriterion } from '../../contract/index.ts';
import { HALVES_MAX, SCORE_REASON_MAX_LENGTH } from '../../contract/judging-limits.ts';
import { reviewTexts } from './texts.ts';

interface ScoreFieldProps {
  readonly criterion: Review['criteria'][number];
  readonly given: DraftScores[RubricCriterion];
  readonly ids: { readonly score: string; readonly reason: string };
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (change: Partial<DraftScores[RubricCriterion]>) => void;
}

/** One criterion: from 0 to 5 in halves, and why. */
export function ScoreField({ criterion, given, ids, errors, onChange }: ScoreFieldProps) {
  const t = useText(reviewTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const points = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const halves = Array.from({ length: HALVES_MAX + 1 }, (_, half) => half / 2);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{criterion.label}</legend>
      <p className="text-sm text-ink-2">
        {criterion.hint} {t('weight', { percent: formats.percent(criterion.weight / 100) })}
      </p>
      <NativeSelect
        id={ids.score}
        label={t('score')}
        error={errors['score']}
        value={given.score === null ? '' : String(given.score)}
        onChange={({ currentTarget: { value } }) => onChange({ score: value === '' ? null : Number(value) })}
        options={[
          { value: '', label: t('score.none') },
          ...halves.map((half) => ({ value: String(half), label: points.format(half) })),
        ]}
      />
      <TextAreaField
        id={ids.reason}
        label={t('reason')}
        hint={t('reason.hint')}
        error={errors['reason']}
        rows={3}
        dir="auto"
        maxLength={SCORE_REASON_MAX_LENGTH}
        value={given.reason}
        onChange={({ currentTarget: { value } }) => onChange({ reason: value })}
      />
    </fieldset>
  );
}
