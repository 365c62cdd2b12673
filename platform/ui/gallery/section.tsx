import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One chapter of the gallery. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-6 border-t border-line py-12"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Things side by side. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>;
}

/** Things in two columns, one on a phone. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>;
}
