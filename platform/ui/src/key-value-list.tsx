import type { ReactNode } from 'react';

export interface KeyValue {
  readonly key: ReactNode;
  readonly value: ReactNode;
}

/** Names and values of one thing, line by line; values stand at the end, numbers under numbers. */
export function KeyValueList({ items }: { readonly items: readonly KeyValue[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {items.map((item, place) => (
        <div key={place} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
          <dt className="text-sm text-ink-2">{item.key}</dt>
          {/* An amount too long for a line goes on in the next: one that is cut off is another amount. */}
          <dd className="num min-w-0 text-end font-medium wrap-anywhere [&_.num]:whitespace-normal">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
