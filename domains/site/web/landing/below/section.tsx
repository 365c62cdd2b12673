import type { ReactNode } from 'react';

/** A short beginning, such as AI, never stands alone before its hyphen at the end of a line. */
const SHORT_BEGINNING = /((?<!\S)\S{1,3}-\S+)/;

function UnbrokenTitle({ children }: { readonly children: string }) {
  return children.split(SHORT_BEGINNING).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the front page with its heading; laid out only when it comes near. */
export function Section({ title, text, children }: SectionProps) {
  return (
    // The column stands inside, because what is laid out late is cut at its own edge: a row to swipe reaches the edge of the screen.
    <section className="cv">
      <div className="@container shell flex flex-col gap-4 py-5 sm:gap-8 sm:py-10">
        <div className="flex flex-col gap-2 sm:gap-3">
          <h2 className="max-w-[24ch] text-2xl sm:text-3xl">
            <UnbrokenTitle>{title}</UnbrokenTitle>
          </h2>
          {text && <p className="max-w-[60ch] text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
