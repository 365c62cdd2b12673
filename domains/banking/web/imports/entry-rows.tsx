import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { OutsideEntry } from '../../contract/index.ts';

/** Entries as their bank wrote them. */
export function EntryRows({ entries }: { readonly entries: readonly OutsideEntry[] }) {
  const { locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className="flex flex-col divide-y divide-line">
      {entries.map((entry, at) => (
        <li key={`${at} ${entry.booked_on}`} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="flex min-w-0 flex-col">
            <bdi className="wrap-anywhere">{entry.text || entry.currency}</bdi>
            <time dateTime={entry.booked_on} className="text-sm text-ink-2">
              {day.format(new Date(`${entry.booked_on}T00:00:00Z`))}
            </time>
          </span>
          <bdi className="num shrink-0 font-semibold">{amountText(entry, locale)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Exact, in the reader's way of writing numbers; the currency as its code, since it may be one we do not keep. */
function amountText({ amount, currency }: OutsideEntry, locale: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const form = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const [whole = '0', part] = amount.replace('-', '').split('.');
  const sample = form.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const text =
    new Intl.NumberFormat(locale).format(BigInt(whole)) + (part === undefined ? '' : sample + part);
  return `${amount.startsWith('-') ? '−' : ''}${text} ${currency}`;
}
