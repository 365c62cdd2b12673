import type { KeptSearch } from '@egcr/contract/alerts';

import { useFormats } from '../formats.ts';
import { useText } from '../i18n.tsx';
import { alertKitTexts } from './texts.ts';

interface SearchNameProps {
  readonly search: KeptSearch;
  /** Which of its filters are shown as they were typed. Of the others only the number is shown. */
  readonly typed: readonly string[];
  /** What a search without them is called. */
  readonly all: string;
}

/** The name of a search: what the reader typed, and how many filters narrow it. */
export function SearchName({ search, typed, all }: SearchNameProps) {
  const t = useText(alertKitTexts);
  const formats = useFormats();
  const chosen = Object.entries(search).filter(([, value]) => value !== undefined);
  const words = typed.flatMap((name) => chosen.filter(([each]) => each === name));
  const count = chosen.length - words.length;
  return (
    <h3 className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 font-semibold wrap-anywhere">
      {words.length === 0 && <span>{all}</span>}
      {words.map(([name, value]) => (
        <bdi key={name}>{value}</bdi>
      ))}
      {count > 0 && (
        <span className="font-normal text-ink-2">{t('filters', { count: formats.number(count) })}</span>
      )}
    </h3>
  );
}
