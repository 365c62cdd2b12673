import { Badge } from '@egcr/ui/badge';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { Statistic, StatisticGroup } from '@egcr/ui/statistic';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { RAIL_DAYS } from '@egcr/payments/contract';
import type { OpenRail } from '@egcr/payments/contract';
import { useRailName } from '@egcr/payments/web';
import { daysUntil } from '../rails/rail-rules.ts';
import { drawnDays, type DrawnDay } from './open-rail-rules.ts';
import { RailDrawing } from './rail-drawing.tsx';
import { openRailTexts } from './texts.ts';

interface RailCardProps {
  readonly rail: OpenRail;
  readonly today: string;
  /** Up to when a pause that lasts is drawn. */
  readonly now: Date;
}

/** One rail: whether it takes payments, its figures, ninety days drawn and as a table, and its pauses. */
export function RailCard({ rail, today, now }: RailCardProps) {
  const t = useText(openRailTexts);
  const formats = useFormats();
  const seconds = useSeconds();
  const nameOf = useRailName();
  const days = drawnDays(rail, daysUntil(today, RAIL_DAYS), now);
  return (
    <section className="card flex min-w-0 flex-col gap-4 p-5">
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {nameOf(rail.rail)}
        <Badge tone={rail.is_paused ? 'warn' : 'ok'}>{t(rail.is_paused ? 'paused' : 'on')}</Badge>
        {rail.is_simulation && <Badge>{t('simulation')}</Badge>}
      </h2>
      <StatisticGroup>
        <Statistic
          label={t('rate')}
          value={rail.success_rate === null ? '–' : formats.percent(rail.success_rate)}
          {...(rail.success_rate === null && { hint: t('few') })}
        />
        <Statistic label={t('time')} value={rail.took_ms === null ? '–' : seconds(rail.took_ms)} />
      </StatisticGroup>
      <RailDrawing days={days} />
      <Pauses pauses={rail.pauses} />
      <DayTable name={nameOf(rail.rail)} days={days} />
    </section>
  );
}

function Pauses({ pauses }: Pick<OpenRail, 'pauses'>) {
  const t = useText(openRailTexts);
  const { locale } = useLanguage();
  if (pauses.length === 0) return <p className="text-sm text-ink-2">{t('pauses.none')}</p>;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const when = (at: string) => format.format(new Date(at));
  return (
    <div className="flex flex-col gap-1 text-sm">
      <h3 className="font-medium">{t('pauses')}</h3>
      <ul className="flex flex-col gap-0.5 text-ink-2">
        {pauses.map(({ from, until, reason }) => (
          <li key={from} className="flex flex-wrap gap-x-2">
            <span className="first-letter:uppercase max-sm:basis-full">{t(`reason.${reason}`)}</span>
            <span className="num">
              {until === null
                ? t('pause.now', { from: when(from) })
                : t('pause.over', { from: when(from), until: when(until) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayTable({ name, days }: { readonly name: string; readonly days: readonly DrawnDay[] }) {
  const t = useText(openRailTexts);
  const { locale } = useLanguage();
  const formats = useFormats();
  const seconds = useSeconds();
  const dayText = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const told = days.filter(
    ({ share, took_ms: took, paused }) => share !== undefined || took !== undefined || paused > 0,
  );
  if (told.length === 0) return null;
  return (
    <FiguresTableToggle
      toggleLabel={t('table')}
      caption={name}
      head={[t('day'), t('rate'), t('time'), t('paused')]}
      rows={told
        .toReversed()
        .map(({ day, share, took_ms: took, paused }) => [
          dayText.format(new Date(`${day}T00:00:00Z`)),
          share === undefined ? '–' : formats.percent(share),
          took === undefined ? '–' : seconds(took),
          paused === 0 ? '–' : formats.percent(paused),
        ])}
      isNumeric
    />
  );
}

/** Writes milliseconds as seconds. */
function useSeconds(): (took_ms: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  });
  return (took_ms) => format.format(took_ms / 1000);
}
