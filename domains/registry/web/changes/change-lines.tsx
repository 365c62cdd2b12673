import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { ChangeLine } from '../../contract/index.ts';
import { changeTexts } from './texts.ts';

/** One side of a change, or an entry as it stands. */
export function ChangeLines({ lines }: { readonly lines: readonly ChangeLine[] }) {
  const say = useLineText();
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={JSON.stringify(line)} className="wrap-anywhere">
          <bdi>{line.text}</bdi>
          {say(line)}
        </li>
      ))}
    </ul>
  );
}

/** What follows a name: the month of a birth, and how many shares. */
export function useLineText() {
  const t = useText(changeTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return ({ born_month: born, shares, class_name: className }: Omit<ChangeLine, 'text'>): string => {
    const kind = t(className === 'second' ? 'class.second' : 'class.ordinary');
    return [
      '',
      ...(born === null ? [] : [month.format(new Date(`${born}-01T00:00:00Z`))]),
      ...(shares === null ? [] : [t('held', { shares: formats.number(Number(shares)), kind })]),
    ].join(' · ');
  };
}
