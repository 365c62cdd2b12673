import { useText } from '@egcr/web-kit/i18n.tsx';
import {
  ArrowLeftRight,
  BookOpenCheck,
  Braces,
  Keyboard,
  Languages,
  LockKeyhole,
  Moon,
  Printer,
} from 'lucide-react';

import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

const features = [
  ['feature.languages', Languages],
  ['feature.rtl', ArrowLeftRight],
  ['feature.dark', Moon],
  ['feature.keyboard', Keyboard],
  ['feature.print', Printer],
  ['feature.ledger', BookOpenCheck],
  ['feature.pin', LockKeyhole],
  ['feature.api', Braces],
] as const;

export function Features() {
  const t = useText(belowTexts);
  return (
    <Section title={t('features.title')}>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-3 @min-[20rem]:grid-cols-2 sm:gap-x-8 sm:gap-y-5 @min-[36rem]:grid-cols-2 @min-[58rem]:grid-cols-4">
        {features.map(([key, Icon]) => (
          <li key={key} className="flex items-center gap-2.5 font-medium max-sm:text-sm sm:gap-3">
            <Icon aria-hidden className="size-5.5 shrink-0 text-brand-text" strokeWidth={1.6} />
            {t(key)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
