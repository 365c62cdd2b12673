import { IconButton } from '@egcr/ui/icon-button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { frameTexts } from '../frame/texts.ts';

const fetchSheet = () => import('./side-sheet.tsx');
const SideSheet = lazy(async () => ({ default: (await fetchSheet()).SideSheet }));

/** Opens the navigation of a phone, which is fetched when the finger nears. */
export function SideSheetButton() {
  const t = useText(frameTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('menu.open')}
        aria-haspopup="dialog"
        icon={<Menu aria-hidden className="size-6" />}
        onPointerEnter={() => void fetchSheet()}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SideSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
