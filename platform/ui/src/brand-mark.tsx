import { clsx } from 'clsx';

export interface BrandMarkProps {
  /** The name beside the seal. */
  readonly name?: string | undefined;
  /** Spoken instead of a shown name; without either the seal is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** The round seal with the sign of JVD, 32 px unless sized by class. */
export function BrandMark({ name, label, className }: BrandMarkProps) {
  const seal = (
    <svg
      viewBox="0 0 64 64"
      className={clsx('size-8 shrink-0', name === undefined && className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle
        cx="32"
        cy="32"
        r="30"
        fill="none"
        pathLength="96"
        strokeDasharray="0.9 1.1"
        className="stroke-brand-text"
        strokeWidth="2.2"
      />
      <circle cx="32" cy="32" r="25" className="fill-brand" />
      <path
        d="M37 17v20.5a8.5 8.5 0 0 1-17 0V36M27 27h19"
        fill="none"
        className="stroke-brand-ink"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
  if (name === undefined) return seal;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2.5 text-lg font-strong tracking-tight text-ink',
        className,
      )}
    >
      {seal}
      {name}
    </span>
  );
}
