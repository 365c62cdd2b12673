import type { ReactNode } from 'react';

interface ThingRowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly actions?: ReactNode;
}

/** What one owns, one line each: an app, a passkey, a device. */
export function ThingList({ children }: { readonly children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-line">{children}</ul>;
}

export function ThingRow({ icon, title, facts, actions }: ThingRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="shrink-0 text-brand-text">{icon}</span>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">{title}</div>
        <div className="flex flex-wrap gap-x-3 text-sm text-ink-2">{facts}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
