export interface BenchOptions {
  /** How long each measurement runs. */
  readonly seconds: number;
  /** How often each is repeated; the median counts. */
  readonly rounds: number;
  /** Size of the yardstick's tables, as pgbench counts it: 100,000 rows each. */
  readonly scale: number;
  /** How many transfers, where a bench counts them and not the time. */
  readonly size: number;
  /** Decides what is asked, where chance does. */
  readonly seed: number;
  /** A checkout of another commit, where a bench compares with one. */
  readonly against?: string | undefined;
  /** A part of a name, where a bench can measure only some of its shapes. */
  readonly only?: string | undefined;
  readonly say: (line: string) => void;
}

/** Figures by name; null where this machine cannot tell. */
export type BenchReport = Readonly<Record<string, unknown>>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** Two significant decimals are more than such a figure is worth. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
