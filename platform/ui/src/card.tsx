import type { ReactNode } from 'react';
import { Anchor } from './link.tsx';
import { variants } from './variants.ts';

const cardClass = variants('relative isolate flex min-w-0 flex-col overflow-hidden rounded-lg border', {
  tone: {
    plain: 'border-line bg-surface shadow-1',
    sunken: 'border-line bg-sunken',
    brand: 'border-transparent bg-brand-soft',
    brass: 'border-transparent bg-brass-soft',
  },
  padding: { none: '', medium: 'gap-4 p-5', large: 'gap-5 p-6 sm:p-8' },
  link: {
    no: '',
    yes: 'transition-[border-color,box-shadow] duration-150 hover:border-line-strong hover:shadow-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
  },
});

export interface CardProps {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** Stands at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** Makes the whole card one link, named by its title. */
  readonly href?: string | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly tone?: 'plain' | 'sunken' | 'brand' | 'brass' | undefined;
  readonly padding?: 'none' | 'medium' | 'large' | undefined;
  /** A drawing behind the content, such as a Rosette placed at a corner. */
  readonly ornament?: ReactNode;
  readonly className?: string | undefined;
}

/** A sheet of paper with a hairline. */
export function Card({
  title,
  description,
  icon,
  action,
  children,
  href,
  headingLevel = 2,
  tone = 'plain',
  padding = 'medium',
  ornament,
  className,
}: CardProps) {
  const hasHead = title !== undefined || icon !== undefined || action !== undefined;
  return (
    <div className={cardClass({ tone, padding, link: href === undefined ? 'no' : 'yes' }, className)}>
      {ornament && <div className="absolute inset-0 -z-10">{ornament}</div>}
      {hasHead && (
        <div className="relative flex flex-wrap items-start gap-3">
          {icon && <div className="shrink-0 text-brand-text">{icon}</div>}
          {/* Never narrower than its longest word: what stands beside it goes below instead. */}
          <div className="flex max-w-full min-w-min flex-1 flex-col gap-1">
            {title !== undefined && (
              <CardTitle level={headingLevel} href={href}>
                {title}
              </CardTitle>
            )}
            {description && <p className="text-sm text-ink-2">{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </div>
  );
}

interface CardTitleProps {
  readonly level: 2 | 3 | 4;
  readonly href: string | undefined;
  readonly children: ReactNode;
}

function CardTitle({ level, href, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="text-lg leading-[1.3333] font-semibold wrap-break-word hyphens-auto">
      {href === undefined ? (
        children
      ) : (
        // The link's after-box covers the card, so that the card is one target with a short name.
        <Anchor href={href} className="outline-none after:absolute after:inset-0">
          {children}
        </Anchor>
      )}
    </Heading>
  );
}
