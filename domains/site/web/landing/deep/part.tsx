import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { deepTexts } from './texts.ts';

/** The label that every figure carries which nobody has measured. */
export function TargetLabel() {
  const t = useText(deepTexts);
  return <Badge tone="neutral">{t('target')}</Badge>;
}

/** Says of a service that it is still being built. */
export function NotOpenLabel() {
  const t = useText(deepTexts);
  return <Badge tone="neutral">{t('not-open')}</Badge>;
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the lower half: its heading on one side, its one idea on the other. A phone shows the idea when the heading is pressed. */
export function Part({ title, text, label, children }: PartProps) {
  const id = useId();
  const [isShown, show] = useState(false);
  return (
    <section className="cv shell relative grid grid-cols-1 max-sm:[contain-intrinsic-size:auto_112px] gap-x-16 gap-y-5 border-t border-line py-5 sm:gap-y-8 sm:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
      <div className="relative flex flex-col items-start gap-1.5 max-sm:pe-12 sm:gap-3">
        {label}
        <h2 className="max-w-[24ch] text-2xl max-sm:text-xl sm:text-3xl lg:max-w-[18ch]">{title}</h2>
        <p className="max-w-[44ch] text-ink-2 max-sm:text-sm">{text}</p>
        <button
          type="button"
          aria-label={title}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => show(!isShown)}
          className="absolute inset-0 flex items-start justify-end rounded-md sm:hidden print:hidden"
        >
          <ChevronDown
            aria-hidden
            className={`size-6 text-brand-text transition-transform ${isShown ? 'rotate-180' : ''}`}
            strokeWidth={1.6}
          />
        </button>
      </div>
      <div
        id={id}
        className={`@container min-w-0 flex-col gap-5 sm:flex print:flex ${isShown ? 'flex' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </section>
  );
}
