import type { Measure, PostBlock, PostBody } from './post-body.ts';
import { MEASURED_BY } from './post-parts.ts';

export interface Reading {
  /** What the platform counts now. */
  readonly values: ReadonlyMap<string, number>;
  /** YYYY-MM-DD */
  readonly on: string;
  readonly language: string;
}

/** What a figure says that we count ourselves. */
export function readingOf(measure: Measure, { values, on, language }: Reading) {
  const value = values.get(measure);
  if (value === undefined) return undefined;
  return {
    kind: 'measured' as const,
    measure,
    value: new Intl.NumberFormat(language).format(value),
    source: `GET ${MEASURED_BY} (${measure})`,
    on,
  };
}

/** A text whose own figures are read again; the same one where it has none. */
export function measuredAnew(body: PostBody, reading: Reading): PostBody {
  if (!body.some((part) => part.type === 'figure' && part.measure !== undefined)) return body;
  return body.map((part): PostBlock => {
    if (part.type !== 'figure' || part.measure === undefined) return part;
    return { ...part, ...readingOf(part.measure, reading) };
  });
}
