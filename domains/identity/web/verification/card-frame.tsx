import { Rosette } from '@egcr/ui/rosette';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CardFrameProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** 1 where the card is all there is on the page. */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly children: ReactNode;
}

/** The frame both cards share: the seal, what is kept back, what to do. */
export function CardFrame({ Icon, title, text, headingLevel = 2, children }: CardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="relative mx-auto flex w-full max-w-md flex-col gap-5 overflow-hidden rounded-xl border border-line bg-surface p-6 shadow-1 sm:p-7">
      <Rosette className="absolute -end-24 -top-24 size-52 text-brand-text/20" />
      <div className="relative flex flex-col gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-text">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div className="flex flex-col gap-1.5">
          <Heading className="text-xl">{title}</Heading>
          <p className="text-ink-2">{text}</p>
        </div>
      </div>
      <div className="relative flex flex-col gap-4">{children}</div>
    </section>
  );
}
