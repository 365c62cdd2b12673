import { countryName } from '@egcr/locale/contract';
import { Badge } from '@egcr/ui/badge';
import { EmptyState } from '@egcr/ui/empty-state';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { HandCoins } from 'lucide-react';

import type { Award } from '../../contract/open-calls.ts';
import { factTexts } from '../facts/texts.ts';
import { useAwards } from '../open/queries.ts';
import { programmePath } from '../paths.ts';
import { awardTexts } from './texts.ts';

interface AwardListProps {
  /** Of one programme; of all where it is absent. */
  readonly type?: string;
}

/** What was given, the latest first. Recipients are named by kind and country only. */
export function AwardList({ type }: AwardListProps) {
  const t = useText(awardTexts);
  return (
    <PagedList
      pages={useAwards(type)}
      label={t('title')}
      className="card flex flex-col divide-y divide-line"
      renderRow={(award) => <Row key={award.id} award={award} isNamed={type === undefined} />}
      empty={
        type === undefined ? (
          <EmptyState icon={<HandCoins aria-hidden />} title={t('none')} description={t('none.text')} />
        ) : (
          <p className="text-ink-2">{t('none.here')}</p>
        )
      }
    />
  );
}

const tones = { promised: 'info', part: 'info', paid: 'ok', returned: 'neutral' } as const satisfies Record<
  Award['state'],
  string
>;

function Row({ award, isNamed }: { readonly award: Award; readonly isNamed: boolean }) {
  const t = useText(awardTexts);
  const fact = useText(factTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const { who, country, awarded_at: awarded, state } = award;
  return (
    <li className="flex flex-col gap-2 p-4">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {isNamed ? (
          <Link
            href={programmePath({ kind: award.kind, slug: award.programme })}
            look="standalone"
            className="font-semibold"
          >
            {award.title}
          </Link>
        ) : (
          <span className="font-semibold">{fact(`who.one.${who}`)}</span>
        )}
        <Money amount={award.amount} isTrimmed className="font-semibold" />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-sm text-ink-2">
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          {isNamed && <span>{fact(`who.one.${who}`)}</span>}
          {country !== null && <span>{countryName(country, language)}</span>}
          <time dateTime={awarded} className="num">
            {formats.date(awarded)}
          </time>
        </span>
        <span className="flex gap-1.5">
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          {award.is_sample && <Badge>{fact('sample')}</Badge>}
        </span>
      </span>
    </li>
  );
}
