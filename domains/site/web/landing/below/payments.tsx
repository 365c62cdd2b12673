import { useText } from '@egcr/web-kit/i18n.tsx';
import { useFormats } from '@egcr/web-kit/formats';

import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

const steps = ['payments.step.quote', 'payments.step.route', 'payments.step.settle'] as const;

/** How a payment finds its way; the order matters, so the steps are numbered. */
export function Payments() {
  const t = useText(belowTexts);
  const formats = useFormats();
  return (
    <Section title={t('payments.title')} text={t('payments.text')}>
      <ol className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-1 md:grid-cols-3">
        {steps.map((step, at) => (
          <li
            key={step}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line p-5 sm:flex sm:flex-col sm:gap-2 not-last:border-b sm:p-8 md:not-last:border-e md:not-last:border-b-0"
          >
            <span className="num row-span-2 text-3xl font-strong text-brass-text">
              {formats.number(at + 1)}
            </span>
            <h3 className="text-lg font-semibold">{t(step)}</h3>
            <p className="text-sm text-ink-2">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
