import { Badge } from '@egcr/ui/badge';
import { formatMoney } from '@egcr/ui/format-money';
import { formatsFor } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { ApplicantKind, Programme } from '../contract/index.ts';
import { factTexts } from './facts/texts.ts';

/** Writes the range of a programme: "$2,000 to $10,000". */
export function useRange(): (programme: Pick<Programme, 'minimum' | 'maximum'>) => string {
  const t = useText(factTexts);
  const { locale } = useLanguage();
  return ({ minimum, maximum }) =>
    t('range', {
      from: formatMoney(minimum, { locale, isTrimmed: true }),
      to: formatMoney(maximum, { locale, isTrimmed: true }),
    });
}

/** Names who may apply. */
export function useWho(): (applicants: readonly ApplicantKind[]) => string {
  const t = useText(factTexts);
  const { locale } = useLanguage();
  return (applicants) =>
    new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(
      applicants.map((kind) => t(`who.${kind}`)),
    );
}

/** Where a programme stands, by when, and whether it is invented. */
export function ProgrammeMarks({ programme }: { readonly programme: Programme }) {
  const t = useText(factTexts);
  const { locale } = useLanguage();
  const { state, opens_at: opens, closes_at: closes, zone, is_sample: isSample } = programme;
  // Days are those of the programme, wherever it is read.
  const within = formatsFor(locale, zone);
  return (
    <span className="flex flex-wrap gap-1.5">
      {state === 'forecasted' && (
        <Badge tone="info">{t('state.forecasted', { date: within.date(opens) })}</Badge>
      )}
      {state === 'closed' && <Badge>{t('state.closed')}</Badge>}
      {state === 'open' && <Badge tone="ok">{t('state.open')}</Badge>}
      {state === 'open' && closes !== null && (
        <Badge tone="warn">{t('closes', { date: within.date(closes) })}</Badge>
      )}
      {isSample && <Badge>{t('sample')}</Badge>}
    </span>
  );
}
