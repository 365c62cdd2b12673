import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OpenProgramme } from '../../contract/open-calls.ts';
import { openTexts } from './texts.ts';

/** What reviewers score, with how much each counts: known before anyone writes. */
export function Rubric({ rubric }: Pick<OpenProgramme, 'rubric'>) {
  const t = useText(openTexts);
  const formats = useFormats();
  const { criteria, minimum, maximum, ties } = rubric;
  const [first, second] = ties.map((tie) => criteria.find(({ name }) => name === tie)?.label ?? tie);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('rubric')}</h2>
      <p className="max-w-[60ch] text-ink-2">{t('rubric.text', { minimum, maximum })}</p>
      <dl className="flex flex-col divide-y divide-line">
        {criteria.map(({ name, label, hint, weight }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <dt className="min-w-0 flex-1">
              <span className="font-medium">{label}</span>
              <span className="block text-sm text-ink-2">{hint}</span>
            </dt>
            <dd className="num font-semibold">{formats.percent(weight / 100)}</dd>
          </div>
        ))}
      </dl>
      {first !== undefined && second !== undefined && (
        <p className="max-w-[60ch] text-sm text-ink-2">{t('rubric.ties', { first, second })}</p>
      )}
    </section>
  );
}
