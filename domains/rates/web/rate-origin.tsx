import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import { useRatesText, type RatesText } from './texts.ts';
import { agoText } from './rate-formats.ts';

export interface RateOriginProps {
  /** Codes of sources, joined by +. */
  readonly source: string;
  /** Names of sources by code, where the server gave them. */
  readonly names?: ReadonlyMap<string, string>;
  readonly sample: boolean;
  readonly asOf: string;
  readonly stale?: boolean;
}

/** Where a rate comes from and how old it is; a sample is called one, and one too old for conversion too. */
export function RateOrigin({ source, names, sample, asOf, stale = false }: RateOriginProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const formats = useFormats();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>
        {source
          .split('+')
          .map((code) => sourceName(t, code, names))
          .join(' + ')}
      </span>
      <time dateTime={asOf} title={formats.exact(asOf)} className="whitespace-nowrap text-ink-2">
        {agoText(asOf, locale)}
      </time>
      {sample && <Badge>{t('sample')}</Badge>}
      {stale && <Badge tone="warn">{t('stale')}</Badge>}
    </span>
  );
}

function sourceName(t: RatesText, code: string, names: ReadonlyMap<string, string> | undefined): string {
  switch (code) {
    case 'administered':
    case 'oracle':
    case 'market':
    case 'sample':
    case 'operator':
      return t(`source.${code}`);
    default:
      return names?.get(code) ?? code;
  }
}
