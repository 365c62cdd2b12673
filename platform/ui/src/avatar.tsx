import { variants } from './variants.ts';
import { initialsOf } from './initials.ts';

const avatarClass = variants(
  'inline-grid shrink-0 place-items-center before:content-[attr(data-initials)] rounded-full border border-brand-text/25 bg-brand-soft font-semibold text-brand-text select-none',
  { size: { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-16 text-xl' } },
);

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials in a seal. Decoration, drawn and not written: the name itself stands beside it or labels the button around it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return <span aria-hidden data-initials={initialsOf(name)} className={avatarClass({ size })} />;
}
