import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the front page with its heading; laid out only when it comes near. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="cv shell flex flex-col gap-8 py-12 sm:py-14">
      <div className="flex flex-col gap-3">
        <h2 className="max-w-[24ch] text-3xl">{title}</h2>
        {text && <p className="max-w-[60ch] text-ink-2">{text}</p>}
      </div>
      {children}
    </section>
  );
}
