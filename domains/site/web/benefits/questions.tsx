import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown } from 'lucide-react';

import { targetFigures, writeTarget } from '../../contract/landing-figures.ts';
import type { BenefitsName } from './benefit-pages.ts';
import { benefitsTexts } from './texts.ts';
import { useAmounts } from './parts/use-amounts.ts';
import { currencyOf } from './rules/currencies.ts';
import { CONVERSION_HUNDREDTHS } from './rules/payment-costs.ts';

/** What people of this audience ask first. */
export function Questions({ name }: { readonly name: BenefitsName }) {
  const t = useText(benefitsTexts);
  const answers = useAnswers(name);
  return (
    <section className="cv shell flex flex-col gap-5 border-t border-line py-14 lg:py-20">
      <h2 className="text-3xl">{t('questions.title')}</h2>
      <div className="max-w-3xl border-t border-line-strong">
        {answers.map(([question, answer]) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 text-lg font-medium hover:text-brand-text [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-2 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[64ch] pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function useAnswers(name: BenefitsName): readonly (readonly [question: string, answer: string])[] {
  const t = useText(benefitsTexts);
  const reader = useLanguage();
  const { percent } = useAmounts(currencyOf('USD'));
  if (name === 'individuals') {
    return [
      [t('individuals.q1'), t('individuals.a1', { percent: percent(CONVERSION_HUNDREDTHS) })],
      [t('individuals.q2'), t('individuals.a2')],
      [
        t('individuals.q3'),
        t('individuals.a3', { amount: writeTarget(targetFigures.depositInsurance, reader) }),
      ],
    ];
  }
  return [
    [t(`${name}.q1`), t(`${name}.a1`)],
    [t(`${name}.q2`), t(`${name}.a2`)],
    [t(`${name}.q3`), t(`${name}.a3`)],
  ];
}
