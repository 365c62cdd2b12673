import { countryName } from '@egcr/locale/contract';
import { HiddenChartTable } from '@egcr/ui/chart-table';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { FlowShown } from '../../contract/open-calls.ts';
import { factTexts } from '../facts/texts.ts';
import { useFlows } from '../open/queries.ts';
import { flowTexts } from './texts.ts';

interface FlowsProps {
  /** Of one programme; of all where it is absent. */
  readonly type?: string;
}

/** Money drawn from a fund to its recipients, by kind and country. Nothing while it is read, or where it cannot be: the books stand beside it. */
export function Flows({ type }: FlowsProps) {
  const t = useText(flowTexts);
  const flows = useFlows(type).data;
  if (flows === undefined) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      {flows.length === 0 ? <p className="max-w-[60ch] text-ink-2">{t('few')}</p> : <Drawing flows={flows} />}
    </section>
  );
}

/** Height of one recipient, and the most that its share takes of it. */
const ROW = 72;
const SHARE = 60;
/** What a band is at least, so that it can be seen. */
const LEAST = 2;
/** Where the bands end and begin, in percent of the width. */
const BAR = 6;
const WIDTH = 100;

function Drawing({ flows }: { readonly flows: readonly FlowShown[] }) {
  const t = useText(flowTexts);
  const { locale } = useLanguage();
  const nameOf = useNames();
  const points = flows.map((flow) => ({
    label: nameOf(flow),
    value: Number(flow.paid.value),
    text: formatMoney(flow.paid, { locale, isTrimmed: true }),
  }));
  return (
    <figure className="card flex max-w-3xl min-w-0 flex-col gap-3 p-5">
      <figcaption className="text-sm font-semibold">{t('text')}</figcaption>
      <div aria-hidden className="flex">
        <Bands values={points.map(({ value }) => value)} />
        <ul className="min-w-0 flex-1 ps-3">
          {points.map(({ label, text }) => (
            <li key={label} className="flex h-18 flex-col justify-center text-sm">
              <span className="line-clamp-2">{label}</span>
              <span className="num font-semibold">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <HiddenChartTable caption={t('title')} labelHeader={t('who')} valueHeader={t('paid')} points={points} />
    </figure>
  );
}

/** One bar on the side of the fund that splits into a band for each recipient. */
function Bands({ values }: { readonly values: readonly number[] }) {
  const total = Math.max(
    values.reduce((sum, value) => sum + value, 0),
    1,
  );
  const height = values.length * ROW;
  const shares = values.map((value) => Math.max((value / total) * SHARE, LEAST));
  const bar = shares.reduce((sum, share) => sum + share, 0);
  const top = (height - bar) / 2;
  // A band is as thick where it ends as where it begins.
  const bands = shares.map((share, at) => ({
    from: shares.slice(0, at).reduce((sum, each) => sum + each, top),
    to: at * ROW + (ROW - share) / 2,
    share,
  }));
  const middle = WIDTH / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      className="w-1/3 shrink-0 rtl:-scale-x-100"
      height={height}
    >
      <rect y={top} width={BAR} height={bar} className="fill-viz-1 forced:fill-[CanvasText]" />
      {bands.map(({ from, to, share }) => (
        <g key={to}>
          <path
            d={`M${BAR} ${from} C${middle} ${from} ${middle} ${to} ${WIDTH - BAR} ${to} V${to + share} C${middle} ${to + share} ${middle} ${from + share} ${BAR} ${from + share} Z`}
            className="fill-viz-1 opacity-35 forced:fill-[GrayText]"
          />
          <rect
            x={WIDTH - BAR}
            y={to}
            width={BAR}
            height={share}
            className="fill-viz-1 forced:fill-[CanvasText]"
          />
        </g>
      ))}
    </svg>
  );
}

function useNames(): (flow: FlowShown) => string {
  const t = useText(flowTexts);
  const fact = useText(factTexts);
  const { language } = useLanguage();
  return ({ who, country }) => {
    if (who === null) return t('rest');
    const kind = fact(`who.${who}`);
    return country === null
      ? t('elsewhere', { who: kind })
      : t('group', { who: kind, country: countryName(country, language) });
  };
}
