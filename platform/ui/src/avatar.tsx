import { variants } from './variants.ts';
import { initialsOf } from './initials.ts';

const avatarClass = variants(
  'inline-grid shrink-0 place-items-center before:content-[attr(data-initials)] rounded-full border border-brand-text/25 bg-brand-soft font-semibold text-brand-text select-none',
  // Letters keep to their seal, which largest text widens little.
  {
    size: {
      small: 'size-8 text-[min(0.75rem,calc(var(--spacing)*3.5))]',
      medium: 'size-10 text-[min(0.875rem,calc(var(--spacing)*4))]',
      large: 'size-16 text-xl',
    },
  },
);

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials in a seal. Decoration, drawn and not written: the name itself stands beside it or labels the button around it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return <span aria-hidden data-initials={initialsOf(name)} className={avatarClass({ size })} />;
}
