import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { alongTens, chartRows, WORK_SCALE } from '../../../contract/whitepaper/charts.ts';
import { useLiveFigures } from '../../landing/deep/live-figures.ts';
import { paperTexts } from '../texts.ts';
import { usePaper } from '../paper-context.ts';
import { Bar } from './bar.tsx';
import { ChartFoot } from './chart-foot.tsx';

const STEPS = Math.log10(WORK_SCALE.most / WORK_SCALE.least);
const SOURCE = 'GET /api/v1/site/figures';

/** The people who have an account here, counted at this moment, beside the target. */
export function WorkChart() {
  const t = useText(paperTexts);
  const formats = useFormats();
  const { text, reader } = usePaper();
  const live = useLiveFigures();
  const { counted, waiting, failed } = text.charts.work;
  const isRead = live !== 'waiting' && live !== 'failed';
  const people = isRead ? live.people : 0;
  const written = isRead ? formats.number(people) : live === 'waiting' ? waiting : failed;
  const targets = chartRows('work', { text, reader });
  return (
    <>
      <ul className="flex flex-col gap-5 print:gap-2" aria-busy={live === 'waiting'}>
        <Bar
          label={counted}
          text={written}
          kind="measured"
          from={0}
          to={alongTens(people, WORK_SCALE.least, WORK_SCALE.most)}
          steps={STEPS}
        />
        {targets.map(({ key, ...row }) => (
          <Bar key={key} {...row} steps={STEPS} />
        ))}
      </ul>
      <p className="num flex min-h-5 flex-wrap gap-x-3 text-xs text-ink-2">
        <code dir="ltr" className="font-mono">
          {SOURCE}
        </code>
        {isRead && <time dateTime={live.readAt}>{t('read', { time: formats.exact(live.readAt) })}</time>}
      </p>
      <ChartFoot
        name="work"
        head={[text.table.thing, text.table.value, text.table.kind]}
        rows={[
          [counted, written, text.kinds.measured.label],
          ...targets.map((row) => [row.label, row.text, text.kinds[row.kind].label]),
        ]}
      />
    </>
  );
}
