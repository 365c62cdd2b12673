import { LineChart } from '@egcr/ui/line-chart';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';

import type { HistoryReply } from '../../contract/index.ts';
import { useRatesText } from '../texts.ts';
import { rateFigure } from '../rate-formats.ts';
import type { RatesView } from '../rates-address.ts';

interface CourseChartProps {
  readonly points: HistoryReply['points'];
  readonly view: RatesView;
}

/** The course of a pair over the time chosen. */
export function CourseChart({ points, view }: CourseChartProps) {
  const t = useRatesText();
  const { locale } = useLanguage();
  const formats = useFormats();
  const when = (at = '') => (view.days === 1 ? formats.recent(at) : formats.date(at));
  return (
    <LineChart
      caption={t('chart', { base: view.base, quote: view.quote })}
      labelHeader={t('chart.when')}
      valueHeader={view.quote}
      unit={view.quote}
      tableLabel={t('chart.table')}
      axisText={(value) => rateFigure(String(value), locale)}
      ends={[when(points[0]?.as_of), when(points.at(-1)?.as_of)]}
      points={points.map(({ as_of, mid }) => ({
        at_ms: Date.parse(as_of),
        // Only for drawing; every figure that is read is exact text.
        value: Number(mid),
        label: formats.exact(as_of),
        text: rateFigure(mid, locale),
      }))}
    />
  );
}
