import { ArrowRight, type LucideIcon } from 'lucide-react';

import { Anchor } from './link.tsx';

interface TaskRowProps {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  /** Why it helps, in a sentence. */
  readonly text: string;
}

/** One thing to do, in a list of them: the whole row leads there. */
export function TaskRow({ href, Icon, title, text }: TaskRowProps) {
  return (
    <li className="group relative flex items-start gap-4 border-b border-line py-4 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-brand-text" strokeWidth={1.7} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Anchor
          href={href}
          className="font-semibold after:absolute after:inset-0 group-hover:text-brand-text"
        >
          {title}
        </Anchor>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <ArrowRight
        aria-hidden
        className="mt-0.5 size-5 shrink-0 text-ink-2 transition-transform group-hover:translate-x-0.5 rtl:rotate-180 rtl:group-hover:-translate-x-0.5"
      />
    </li>
  );
}
