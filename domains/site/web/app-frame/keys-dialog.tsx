import { Dialog } from '@egcr/ui/dialog';
import { Switch } from '@egcr/ui/switch';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { navigation } from '@egcr/web-kit/navigation';
import { useTitles } from '@egcr/web-kit/titles';
import { useState } from 'react';

import { areKeysOn, keysShown, switchKeys } from './keys.ts';
import { searchShortcut } from './search-shortcut.ts';
import { appFrameTexts } from './texts.ts';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The keys of the whole product: those of the frame, and those that screens declare with their places. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const t = useText(appFrameTexts);
  const titles = useTitles();
  const [areOn, setOn] = useState(areKeysOn);
  const declared = navigation().flatMap(({ entries }) =>
    entries.flatMap(({ screen, keys }) => (keys === undefined ? [] : [{ keys, name: titles(screen) }])),
  );
  return (
    <Dialog
      title={t('keys.title')}
      description={t('keys.text')}
      closeLabel={t('search.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="flex flex-col gap-5">
        <Switch
          label={t('keys.switch')}
          hint={t('keys.switch.hint')}
          isOn={areOn}
          onChange={(on) => {
            setOn(on);
            switchKeys(on);
          }}
        />
        <dl className="flex flex-col divide-y divide-line border-y border-line">
          <Line keys={[searchShortcut()]} name={t('search.title')} />
          <Line keys={['?']} name={t('keys.title')} />
          {declared.map(({ keys, name }) => (
            <Line key={keys} keys={keysShown(keys).split(' ')} name={name} />
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function Line({ keys, name }: { readonly keys: readonly string[]; readonly name: string }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd dir="ltr" className="flex shrink-0 gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-7 rounded-sm border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-mono text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
