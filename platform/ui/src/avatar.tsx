import { variants } from './variants.ts';
import { initialsOf } from './initials.ts';

const avatarClass = variants(
  'inline-grid shrink-0 place-items-center rounded-full border border-brand-text/25 bg-brand-soft font-semibold text-brand-text select-none',
  { size: { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-16 text-xl' } },
);

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's initials in a seal. Decoration: the name itself stands beside it. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden className={avatarClass({ size })}>
      {initialsOf(name)}
    </span>
  );
}
