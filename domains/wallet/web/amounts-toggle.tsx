import { IconButton } from '@egcr/ui/icon-button';
import { useConcealment } from '@egcr/web-kit/concealment';
import { Eye, EyeOff } from 'lucide-react';

import { useWalletText } from './texts.ts';

/** Hides and shows all amounts of this device. */
export function AmountsToggle() {
  const t = useWalletText();
  const { isConcealed, toggle } = useConcealment();
  const Icon = isConcealed ? EyeOff : Eye;
  return (
    <IconButton
      label={t(isConcealed ? 'amounts.show' : 'amounts.hide')}
      icon={<Icon aria-hidden className="size-5" />}
      onClick={toggle}
      className="-my-3 text-brass-text"
    />
  );
}
