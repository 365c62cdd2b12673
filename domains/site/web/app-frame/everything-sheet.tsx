import { Sheet } from '@egcr/ui/sheet';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { LanguagePicker } from '../frame/language-picker.tsx';
import { appFrameTexts } from './texts.ts';
import { NavigationList } from './navigation-list.tsx';

interface EverythingSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** All services, from the bottom of a phone. */
export function EverythingSheet({ isOpen, onOpenChange }: EverythingSheetProps) {
  const t = useText(appFrameTexts);
  return (
    <Sheet
      side="bottom"
      title={t('nav.label')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="flex flex-col gap-5">
        <NavigationList onFollow={() => onOpenChange(false)} />
        <LanguagePicker isWide />
      </div>
    </Sheet>
  );
}
