import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey stand-in of the shape that will come; give it a size by class. Announce the waiting once, with SkeletonGroup. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-sheen rounded-md bg-line/80 forced:border', className)}
    />
  );
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const;

/** Lines of text to come. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number | undefined }) {
  return (
    <span aria-hidden className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', LINE_WIDTHS[line % LINE_WIDTHS.length])} />
      ))}
    </span>
  );
}

/** Skeletons of one part of the page; appears after 150 ms, so that quick answers do not flicker. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div aria-busy className="animate-reveal">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}

interface SkeletonCardsProps {
  readonly count: number;
  /** Of the grid: the one that the cards will stand in. */
  readonly className: string;
  /** As high as most of the cards. */
  readonly height: string;
}

/** A page of cards to come, where they will stand: what is below them stays where it is when they come. */
export function SkeletonCards({ count, className, height }: SkeletonCardsProps) {
  return (
    <span aria-hidden className={className}>
      {Array.from({ length: count }, (_, card) => (
        <Skeleton key={card} className={height} />
      ))}
    </span>
  );
}
