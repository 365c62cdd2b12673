import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { changeTexts } from './texts.ts';

/** Files a change. */
export function FileButton({ isBusy }: { readonly isBusy: boolean }) {
  const t = useText(changeTexts);
  return (
    <Button type="submit" busy={isBusy}>
      {t('file')}
    </Button>
  );
}
