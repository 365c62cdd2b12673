import type { chartsOfSection } from '../../../contract/whitepaper/charts.ts';

/** A chart of the paper. */
export type ChartName = NonNullable<(typeof chartsOfSection)[keyof typeof chartsOfSection]>[number];
