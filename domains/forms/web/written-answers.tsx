import { GivenPapers, type LinkToPaper } from '@egcr/documents/web';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { QuestionKind, WrittenAnswer } from '../contract/index.ts';
import { scaleOf } from './scale-of.ts';
import { formsTexts } from './texts.ts';

interface Written {
  readonly kind: QuestionKind;
  readonly value: string;
  readonly currency?: string | undefined;
}

/** Writes an answer for a reader: a day, an amount, a yes or a no in their language, all else as it is. */
export function useWrittenAnswer(): (answer: Written) => string {
  const t = useText(formsTexts);
  const { locale } = useLanguage();
  return ({ kind, value, currency }) => {
    if (kind === 'yes_no') return t(value === 'true' ? 'yes' : 'no');
    if (kind === 'money' && currency !== undefined && /^\d+$/.test(value))
      return formatMoney({ value, assetCode: currency, assetScale: scaleOf(currency) }, { locale });
    const day = kind === 'date' ? Date.parse(value) : Number.NaN;
    // A day has no time zone.
    if (!Number.isNaN(day))
      return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
    return value;
  };
}

interface WrittenAnswersProps {
  readonly answers: readonly WrittenAnswer[];
  /** How a reader who does not own the papers gets a link to them. */
  readonly linkTo?: LinkToPaper;
}

/** What was answered in a form that was sent. */
export function WrittenAnswers({ answers, linkTo }: WrittenAnswersProps) {
  const write = useWrittenAnswer();
  return (
    <dl className="flex flex-col divide-y divide-line">
      {answers.map((answer) => (
        <div key={answer.name} className="flex flex-col gap-0.5 py-3">
          <dt className="text-sm text-ink-2">
            <bdi>{answer.label}</bdi>
          </dt>
          <dd
            dir={answer.kind === 'long_text' ? 'auto' : undefined}
            className="font-medium wrap-anywhere whitespace-pre-line"
          >
            {/* A short answer stands on the side of its question, whatever script it is in. */}
            {answer.papers ? (
              <GivenPapers papers={answer.papers} linkTo={linkTo} />
            ) : (
              <bdi>{write(answer)}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
