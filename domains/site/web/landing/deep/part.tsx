import { Badge } from '@egcr/ui/badge';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import { deepTexts } from './messages/index.ts';

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

/** A part of the lower half: its heading on one side, its one idea on the other. */
export function Part({ title, text, label, children }: PartProps) {
  return (
    <section className="cv shell grid grid-cols-1 gap-x-16 gap-y-8 border-t border-line py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
      <div className="flex flex-col items-start gap-3">
        {label}
        <h2 className="max-w-[18ch] text-3xl">{title}</h2>
        <p className="max-w-[44ch] text-ink-2">{text}</p>
      </div>
      <div className="@container flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
