import { Bars } from '../../src/bars.tsx';
import { Card } from '../../src/card.tsx';
import { Donut } from '../../src/donut.tsx';
import { formatMoney } from '../../src/format-money.ts';
import { LineChart } from '../../src/line-chart.tsx';
import { Money } from '../../src/money.tsx';
import { Progress } from '../../src/progress.tsx';
import { SparkLine } from '../../src/spark-line.tsx';
import { Statistic, StatisticGroup } from '../../src/statistic.tsx';
import { Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

function monthsOf(texts: Texts, values: readonly number[]) {
  const month = new Intl.DateTimeFormat(texts.locale, { month: 'short', timeZone: 'UTC' });
  return values.map((value, place) => ({
    label: month.format(Date.UTC(2026, place, 15)),
    value,
    text: amountText(texts, value),
    short: shortText(texts, value),
  }));
}

function amountText(texts: Texts, value: number) {
  return formatMoney(
    { value: String(value * 100), assetCode: 'JVD', assetScale: 2 },
    { locale: texts.locale, isTrimmed: true },
  );
}

function shortText(texts: Texts, value: number) {
  return formatMoney(
    { value: String(value * 100), assetCode: 'JVD', assetScale: 2 },
    { locale: texts.locale, isCompact: true },
  );
}

export function ChartsSection({ texts }: { readonly texts: Texts }) {
  const months = monthsOf(texts, [820, 940, 905, 1180, 1120, 1340]);
  const names = { labelHeader: texts.month, valueHeader: texts.sum };
  const sorts = [
    { label: texts.home, value: 1200 },
    { label: texts.food, value: 430 },
    { label: texts.travel, value: 210 },
    { label: texts.health, value: 95 },
  ].map((part) => ({ ...part, text: amountText(texts, part.value) }));
  return (
    <Section id="charts" title={texts.section.charts}>
      <StatisticGroup className="lg:grid-cols-4">
        <Statistic
          label={texts.jobs}
          value={new Intl.NumberFormat(texts.locale, { notation: 'compact' }).format(1e9)}
        />
        <Statistic label={texts.countries} value="195" hint={texts.thisMonth} />
        <Statistic
          label={texts.income}
          value={<Money amount={{ value: '134000', assetCode: 'JVD', assetScale: 2 }} isTrimmed />}
          change={{ text: `19.6% ${texts.thisMonth}`, direction: 'up', isGood: true }}
        />
        <Statistic
          label={texts.balance}
          value={<Money amount={{ value: '40000000000000000', assetCode: 'JVD', assetScale: 2 }} isCompact />}
          chart={<SparkLine points={months} caption={texts.course} {...names} tone="brass" />}
        />
      </StatisticGroup>
      <Pair>
        <Card>
          <Bars points={months} caption={texts.income} {...names} tableLabel={texts.figures} />
        </Card>
        <Card>
          <Bars
            points={sorts}
            layout="rows"
            caption={texts.bySort}
            labelHeader={texts.part}
            valueHeader={texts.sum}
            tableLabel={texts.figures}
            tone="brass"
          />
        </Card>
        <Card>
          <Line texts={texts} months={months} />
        </Card>
        <Card>
          <Donut
            points={sorts}
            caption={texts.bySort}
            labelHeader={texts.part}
            valueHeader={texts.sum}
            middle={<span className="text-sm font-semibold">{amountText(texts, 1935)}</span>}
          />
        </Card>
        <Card>
          <SparkLine points={months} caption={texts.course} {...names} />
          <Progress label={texts.profile} value={3} max={5} text={texts.steps} />
          <Progress label={texts.limits} value={92} text="92%" tone="bad" />
          <Progress label={texts.settled} value={100} text="100%" tone="ok" />
        </Card>
      </Pair>
    </Section>
  );
}

interface LineProps {
  readonly texts: Texts;
  readonly months: ReturnType<typeof monthsOf>;
}

function Line({ texts, months }: LineProps) {
  return (
    <LineChart
      points={months.map((month, place) => ({ ...month, at_ms: Date.UTC(2026, place, 15) }))}
      unit="JVD"
      axisText={(value) => new Intl.NumberFormat(texts.locale).format(value)}
      ends={[months[0]?.label ?? '', months.at(-1)?.label ?? '']}
      caption={texts.course}
      labelHeader={texts.month}
      valueHeader={texts.sum}
      tableLabel={texts.figures}
    />
  );
}
