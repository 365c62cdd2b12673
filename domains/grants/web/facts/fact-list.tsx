import { countryName } from '@egcr/locale/contract';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { formatsFor } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { Programme } from '../../contract/programme-shape.ts';
import { useRange, useWho } from '../programme-facts.tsx';
import { factTexts } from './texts.ts';

interface FactListProps {
  readonly programme: Programme;
  /** Whether an organisation reads it. */
  readonly isTeam?: boolean;
}

/** Who, what, how much, when, and what is left. */
export function FactList({ programme, isTeam = false }: FactListProps) {
  const t = useText(factTexts);
  const { language, locale } = useLanguage();
  const range = useRange();
  // A visitor who reads of a programme for organisations is paid nothing themselves.
  const isForTeams = isTeam || !programme.applicants.includes('person');
  const who = useWho();
  const { countries, closes_at: closes, zone } = programme;
  const where = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(
    countries.map((code) => countryName(code, language)),
  );
  return (
    <div className="card px-5 py-2">
      <KeyValueList
        items={[
          { key: t('fact.amount'), value: range(programme) },
          { key: t('fact.who'), value: who(programme.applicants) },
          { key: t('fact.where'), value: countries.length === 0 ? t('fact.where.all') : where },
          {
            key: t('fact.deadline'),
            value: closes === null ? t('fact.deadline.none') : formatsFor(locale, zone).minute(closes),
          },
          { key: t('fact.left'), value: <Money amount={programme.left} isTrimmed /> },
          {
            key: t('fact.decision'),
            value: t('fact.decision.text', { days: String(programme.decision_days) }),
          },
          { key: t('fact.paid'), value: t(isForTeams ? 'fact.paid.team' : 'fact.paid.own') },
        ]}
      />
    </div>
  );
}
