import { Button } from '@egcr/ui/button';
import { Select } from '@egcr/ui/select';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Link2, Printer, RotateCcw } from 'lucide-react';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';

import { benefitsTexts } from '../texts.ts';
import { currencies, type Currency } from '../rules/currencies.ts';

interface CalculatorProps {
  /** The place that links of the page lead to. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly fields: ReactNode;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Figures on one side, what follows from them on the other, and how to share it. */
export function Calculator({ id, title, text, fields, onReset, children }: CalculatorProps) {
  const t = useText(benefitsTexts);
  const headingId = useId();
  const isAlive = useIsAlive();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="shell flex scroll-mt-20 flex-col gap-8 border-b border-line py-14 lg:py-20"
    >
      <div className="flex flex-col items-start gap-3">
        <h2 id={headingId} className="max-w-[26ch] text-3xl">
          {title}
        </h2>
        <p className="max-w-[60ch] text-ink-2">{text}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
        <div className="card flex flex-col gap-5 p-5 sm:p-6 print:break-inside-avoid">
          <fieldset disabled={!isAlive} className="flex min-w-0 flex-col gap-5">
            <legend className="sr-only">{title}</legend>
            {fields}
          </fieldset>
          <p className="text-xs text-ink-2">{t('private')}</p>
          <Tools onReset={onReset} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 print:break-inside-avoid">{children}</div>
      </div>
    </section>
  );
}

const never = () => () => undefined;

/** Whether the page listens. Until then nobody may write into what was drawn ahead of time: it would be lost. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function Tools({ onReset }: { readonly onReset: () => void }) {
  const t = useText(benefitsTexts);
  const [told, tell] = useState<'copied' | 'copy.failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      tell('copied');
    } catch {
      // No permission, or no clipboard: the person reads where the link stands.
      tell('copy.failed');
    }
  };
  return (
    <div className="-ms-3 flex flex-col items-start print:hidden">
      <Button
        look="quiet"
        size="small"
        icon={<Link2 aria-hidden className="size-4.5" />}
        onClick={() => void copy()}
        className="text-start"
      >
        {t('copy')}
      </Button>
      <div className="flex flex-wrap">
        <Button
          look="quiet"
          size="small"
          icon={<Printer aria-hidden className="size-4.5" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <Button
          look="quiet"
          size="small"
          icon={<RotateCcw aria-hidden className="size-4.5" />}
          onClick={() => {
            tell(undefined);
            onReset();
          }}
        >
          {t('reset')}
        </Button>
      </div>
      <p role="status" className="ms-3 text-sm text-ink-2">
        {told && t(told)}
      </p>
    </div>
  );
}

interface CurrencyChoiceProps {
  readonly currency: Currency;
  readonly choose: (code: string) => void;
}

/** The currency of the calculation. */
export function CurrencyChoice({ currency, choose }: CurrencyChoiceProps) {
  const t = useText(benefitsTexts);
  return (
    <Select
      label={t('currency')}
      value={currency.code}
      onValueChange={choose}
      options={currencies.map(({ code }) => ({ value: code, label: code }))}
    />
  );
}
